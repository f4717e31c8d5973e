import { lookOf, type Stone } from '../materials/stones.ts';
import type { Defs } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { shape } from '../svg/markup.ts';
import { round1 } from '../svg/numbers.ts';

/** Draws a polished round bead. */
export function drawBead(bead: { stone: Stone; centre: Point; radius: number }, defs: Defs): string {
  const [shadow, , body, bright, light, flash] = lookOf(bead.stone).shades;
  return shape('circle', {
    cx: round1(bead.centre[0]),
    cy: round1(bead.centre[1]),
    r: round1(bead.radius),
    fill: defs.radial({ cx: 0.36, cy: 0.3, r: 0.8 }, [
      [0, flash],
      [0.12, light],
      [0.4, bright],
      [0.68, body],
      [0.92, shadow],
      [1, body],
    ]),
  });
}
