import { sriYantraLines } from '../lines/sri-yantra.ts';
import { METAL_SHADES, type Metal, polished } from '../materials/metals.ts';
import type { Stone } from '../materials/stones.ts';
import type { BraceletPicture } from '../picture.ts';
import { type Defs, DIAGONAL } from '../svg/defs.ts';
import type { Point } from '../svg/geometry.ts';
import { SHADOW_COLOUR } from '../svg/light.ts';
import { group, shape } from '../svg/markup.ts';
import { cycle, round1, TAU } from '../svg/numbers.ts';
import { drawBead } from './bead.ts';

const RADIUS = 70;

/** The stones of the seven chakras from the crown down. */
const CHAKRA_STONES: readonly Stone[] = [
  'amethyst',
  'lapis',
  'turquoise',
  'peridot',
  'citrine',
  'gomed',
  'ruby',
];

function stoneOfBead({ stone = 'tiger', alt, seven }: BraceletPicture, i: number): Stone {
  if (seven) return cycle(CHAKRA_STONES, i);
  return alt && i % 4 === 1 ? alt : stone;
}

/** The disc with a Sri Yantra that takes the place of the first bead. */
function charm(metal: Metal, defs: Defs): string {
  const { dark } = METAL_SHADES[metal];
  return group(
    { transform: 'translate(100 30)' },
    [
      shape('circle', { r: 15, fill: METAL_SHADES.gold.dark, opacity: 0.3, cx: 3, cy: 4 }),
      shape('circle', { r: 15, fill: polished({ metal, axis: DIAGONAL }, defs) }),
      shape('circle', { r: 11.5, fill: 'none', stroke: dark, strokeOpacity: 0.5, strokeWidth: 0.8 }),
      group({ transform: 'scale(10.5)' }, sriYantraLines({ colour: dark, width: 0.07 })),
    ].join(''),
  );
}

/** Round beads on an elastic cord. */
export function drawBracelet(bracelet: BraceletPicture, defs: Defs): string {
  const { beads: count = 22, metal = 'gold' } = bracelet;
  // the beads touch: as many diameters as there are beads make up the circle
  const beadRadius = ((RADIUS * Math.PI) / count) * 1.02;
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
  const beads = Array.from({ length: count }, (_, i) => {
    if (i === 0 && bracelet.charm) return '';
    const angle = (i / count) * TAU - Math.PI / 2;
    const centre: Point = [100 + Math.cos(angle) * RADIUS, 100 + Math.sin(angle) * RADIUS];
    return drawBead({ stone: stoneOfBead(bracelet, i), centre, radius: beadRadius }, defs);
  });
  return shadow + beads.join('') + (bracelet.charm ? charm(metal, defs) : '');
}
