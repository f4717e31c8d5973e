import { BRILLIANT_OUTLINES, type Cut, isBrilliant } from '../gem/cuts.ts';
import { drawCutStone } from '../gem/gem.ts';
import { METAL_SHADES, type Metal, polished } from '../materials/metals.ts';
import { lookOf } from '../materials/stones.ts';
import type { PendantPicture } from '../picture.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { castShadow, SHADOW_COLOUR } from '../svg/light.ts';
import { polygon, shape } from '../svg/markup.ts';
import { round1, TAU } from '../svg/numbers.ts';
import { chainShadow, metalChain } from './chain.ts';

const RADIUS = 44;
const CENTRE: Point = [100, 128];

/** How wide the shadow of a narrow cut is, in half heights; the others count as 1. */
const SHADOW_WIDTHS: Partial<Record<Cut, number>> = {
  oval: 0.78,
  emerald: 0.74,
  pear: 0.92,
  cabochon: 0.8,
};

/** A round frame set with small grains. */
function roundFrame(metal: Metal, finish: string): string {
  const { dark, shine } = METAL_SHADES[metal];
  const [cx, cy] = CENTRE;
  const grains = Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 32) * TAU;
    return shape('circle', {
      cx: round1(cx + Math.sin(angle) * (RADIUS + 4.8)),
      cy: round1(cy + Math.cos(angle) * (RADIUS + 4.8)),
      r: 1.5,
      fill: shine,
      opacity: 0.9,
    });
  });
  return (
    shape('circle', { cx, cy, r: RADIUS + 7, fill: finish }) +
    shape('circle', { cx, cy, r: RADIUS + 2, fill: dark }) +
    grains.join('')
  );
}

/** The metal around the stone, in the shape of its cut. */
function frame(pendant: { cut: Cut; metal: Metal }, finish: string): string {
  const { cut, metal } = pendant;
  const [cx, cy] = CENTRE;
  if (cut === 'round' || cut === 'pearl') return roundFrame(metal, finish);
  if (!isBrilliant(cut))
    return shape('ellipse', { cx, cy, rx: RADIUS * 0.8 + 7, ry: RADIUS + 7, fill: finish });
  const outline = (margin: number): string =>
    polygon(
      Array.from({ length: 60 }, (_, i): Point => {
        const [x, y] = BRILLIANT_OUTLINES[cut](i / 60);
        return [cx + x * (RADIUS + margin), cy + y * (RADIUS + margin)];
      }),
    );
  return (
    shape('path', { d: outline(7), fill: finish }) +
    shape('path', { d: outline(2), fill: METAL_SHADES[metal].dark })
  );
}

/** A stone in a frame on a chain. */
export function drawPendant(pendant: PendantPicture, defs: Defs): string {
  const { stone, cut, metal = 'gold', detail, seed } = pendant;
  const finish = polished({ metal, axis: DIAGONAL }, defs);
  const width = SHADOW_WIDTHS[cut] ?? 1;
  return [
    chainShadow({ colour: SHADOW_COLOUR, left: '34 46 66 66 98 68', right: '166 46 134 66 102 68' }),
    metalChain({ metal, left: '34 46 66 66 98 66', right: '166 46 134 66 102 66' }),
    castShadow(
      { centre: [110, 140], radii: [RADIUS * width + 22, RADIUS + 22], glow: lookOf(stone).glow },
      defs,
    ),
    // the bail and its loop
    shape('path', {
      d: 'M92 66q8-9 16 0l-3 17h-10z',
      fill: finish,
      stroke: METAL_SHADES[metal].dark,
      strokeOpacity: 0.5,
      strokeWidth: 0.7,
    }),
    shape('circle', { cx: 100, cy: 84, r: 4.4, fill: 'none', stroke: finish, strokeWidth: 2.6 }),
    frame({ cut, metal }, finish),
    drawCutStone({ stone, cut, radius: RADIUS, centre: CENTRE, detail, seed }, defs),
  ].join('');
}
