import type { GemEmblem } from '../emblem.ts';
import { lookOf, type Stone } from '../materials/stones.ts';
import type { Defs } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { castShadow } from '../svg/light.ts';
import { group } from '../svg/markup.ts';
import { drawBrilliant } from './brilliant-cut.ts';
import { drawCabochon } from './cabochon.ts';
import { type Cut, isBrilliant } from './cuts.ts';
import { drawStepCut } from './step-cut.ts';

/** A cut stone to be placed in a drawing. */
export interface CutStone {
  stone: Stone;
  cut: Cut;
  /** Half its height, and where its middle lies, in the drawing. */
  radius: number;
  centre: Point;
  /** 1 by default; 2 splits the facets of brilliant cuts twice as fine. */
  detail?: 1 | 2;
}

/** Returns the markup of a stone in any cut, without its shadow. */
export function drawCutStone(gem: CutStone, defs: Defs): string {
  const { stone, cut, radius, centre, detail = 1 } = gem;
  if (isBrilliant(cut)) return drawBrilliant({ stone, cut, radius, centre, detail }, defs);
  if (cut === 'cabochon' || cut === 'pearl') {
    return drawCabochon({ stone, radius, centre, round: cut === 'pearl' }, defs);
  }
  return drawStepCut({ stone, radius, centre, aspect: cut === 'asscher' ? 0.97 : 0.74 }, defs);
}

/** How wide the shadow of a narrow cut is, in half heights; the others count as 0.96. */
const SHADOW_WIDTHS: Partial<Record<Cut, number>> = {
  oval: 0.78,
  emerald: 0.74,
  pear: 0.8,
  marquise: 0.58,
  cabochon: 0.8,
};

/** Draws a loose stone over its shadow. */
export function drawGem(gem: GemEmblem, defs: Defs): string {
  const { stone, cut, tilt = 0, detail } = gem;
  const radius = 74;
  const width = SHADOW_WIDTHS[cut] ?? 0.96;
  const shadow = castShadow(
    { centre: [112, 122], radii: [radius * (width + 0.34), radius * 1.2], glow: lookOf(stone).glow },
    defs,
  );
  const body = drawCutStone({ stone, cut, radius, centre: [100, 98], detail }, defs);
  return shadow + group({ transform: tilt ? `rotate(${tilt} 100 98)` : undefined }, body);
}
