import { sriYantraLines } from '../lines/sri-yantra.ts';
import { METAL_SHADES, polished } from '../materials/metals.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { SHADOW_COLOUR } from '../svg/light.ts';
import { group, shape } from '../svg/markup.ts';
import { round1, TAU } from '../svg/numbers.ts';
import { drawBead } from './bead.ts';

const RADIUS = 70;

/** Beads around the cord. The charm takes the place of the first one. */
const BEADS = 22;

/** The gold disc with a Sri Yantra. */
function charm(defs: Defs): string {
  const { dark } = METAL_SHADES.gold;
  return group(
    { transform: 'translate(100 30)' },
    [
      shape('circle', { r: 15, fill: dark, opacity: 0.3, cx: 3, cy: 4 }),
      shape('circle', { r: 15, fill: polished({ metal: 'gold', axis: DIAGONAL }, defs) }),
      shape('circle', { r: 11.5, fill: 'none', stroke: dark, strokeOpacity: 0.5, strokeWidth: 0.8 }),
      group({ transform: 'scale(10.5)' }, sriYantraLines({ colour: dark, width: 0.07 })),
    ].join(''),
  );
}

/** Draws beads of tiger eye on an elastic cord, with a charm. */
export function drawBracelet(defs: Defs): string {
  // the beads touch: as many diameters as there are beads make up the circle
  const beadRadius = ((RADIUS * Math.PI) / BEADS) * 1.02;
  const shadow = shape('circle', {
    cx: 106,
    cy: 112,
    r: RADIUS,
    fill: 'none',
    stroke: defs.radial({ cx: 0.5, cy: 0.5, r: 0.6 }, [
      [0, SHADOW_COLOUR, 0.34],
      [1, SHADOW_COLOUR, 0.22],
    ]),
    strokeOpacity: 0.5,
    strokeWidth: round1(beadRadius * 2.1),
    filter: defs.softBlur(),
  });
  const beads = Array.from({ length: BEADS - 1 }, (_, i) => {
    const angle = ((i + 1) / BEADS) * TAU - Math.PI / 2;
    const centre: Point = [100 + Math.cos(angle) * RADIUS, 100 + Math.sin(angle) * RADIUS];
    return drawBead({ stone: 'tiger', centre, radius: beadRadius }, defs);
  });
  return shadow + beads.join('') + charm(defs);
}
