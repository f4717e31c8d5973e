import { METAL_SHADES, type Metal } from '../materials/metals.ts';
import type { TurtlePicture } from '../picture.ts';
import type { Defs } from '../svg/defs.ts';
import { castShadow } from '../svg/light.ts';
import { at, group, shape } from '../svg/markup.ts';
import { drawShell, turtleTone } from './turtle-shell.ts';

/** A leg: where it joins the shell, how it is turned, and its size; a negative size mirrors it. */
interface Leg {
  x: number;
  y: number;
  degrees: number;
  size: number;
}

const LEGS: readonly Leg[] = [
  { x: 56, y: 64, degrees: -50, size: 1 },
  { x: 144, y: 64, degrees: 50, size: -1 },
  { x: 60, y: 150, degrees: -140, size: -0.86 },
  { x: 140, y: 150, degrees: 140, size: 0.86 },
];

const EYES = [90.5, 109.5];

/** Rows of small curved scales on a leg, as path data. */
function scales(): string {
  let d = '';
  for (let row = 0; row < 4; row++) {
    for (let column = -1; column <= 1; column++) {
      d += `M${at([column * 7 - 3, -16 + row * 7 + Math.abs(column) * 2])}q3 4.5 6 0`;
    }
  }
  return d;
}

/** A soft paddle with rows of scales and three claws. */
function drawLeg({ x, y, degrees, size, metal }: Leg & { metal: Metal }, defs: Defs): string {
  const { dark } = METAL_SHADES[metal];
  const skin = defs.linear(
    [0, 0, 1, 0.6],
    [
      [0, turtleTone(metal, 0.72)],
      [0.4, turtleTone(metal, 0.5)],
      [1, turtleTone(metal, 0.16)],
    ],
  );
  return group(
    { transform: `translate(${x} ${y}) rotate(${degrees}) scale(${size} ${Math.abs(size)})` },
    [
      shape('path', {
        d: 'M-13 14C-17 -2 -15 -20 -8 -27C-2 -31 8 -30 12 -22C17 -10 16 4 12 14Z',
        fill: skin,
        stroke: dark,
        strokeOpacity: 0.7,
        strokeWidth: 0.8,
      }),
      shape('path', { d: scales(), fill: 'none', stroke: dark, strokeOpacity: 0.55, strokeWidth: 1 }),
      shape('path', {
        d: 'M-8 -27l-2.5 -6l5 3.5M-1 -29.5l0 -6.5l4.5 5M7 -27.5l3.5 -5l1.5 6.5',
        fill: turtleTone(metal, 0.8),
        stroke: dark,
        strokeWidth: 0.6,
        strokeLinejoin: 'round',
      }),
      shape('path', {
        d: 'M-9 -4C-11 -14 -9 -21 -4 -25',
        fill: 'none',
        stroke: '#fff',
        strokeOpacity: 0.55,
        strokeWidth: 2.2,
        strokeLinecap: 'round',
      }),
    ].join(''),
  );
}

function drawTail(metal: Metal): string {
  return shape('path', {
    d: 'M95 164C96 176 98 184 104 190C105 182 106 174 106 164Z',
    fill: turtleTone(metal, 0.42),
    stroke: METAL_SHADES[metal].dark,
    strokeWidth: 0.7,
  });
}

function drawHead(metal: Metal, defs: Defs): string {
  const { dark } = METAL_SHADES[metal];
  const skin = defs.radial({ cx: 0.36, cy: 0.26, r: 0.9 }, [
    [0, turtleTone(metal, 0.95)],
    [0.35, turtleTone(metal, 0.64)],
    [0.75, turtleTone(metal, 0.34)],
    [1, turtleTone(metal, 0.08)],
  ]);
  const eyes = EYES.map((x) =>
    [
      shape('ellipse', {
        cx: x,
        cy: 25,
        rx: 3.4,
        ry: 3.9,
        fill: turtleTone(metal, 0.7),
        stroke: dark,
        strokeWidth: 0.6,
      }),
      shape('circle', { cx: x, cy: 25, r: 2.2, fill: '#2a0d04' }),
      shape('circle', { cx: x - 0.8, cy: 24.1, r: 0.8, fill: '#fff' }),
    ].join(''),
  );
  return [
    shape('path', {
      d: 'M86 52C84 40 83 30 88 21C92 13 108 13 112 21C117 30 116 40 114 52Z',
      fill: skin,
      stroke: dark,
      strokeOpacity: 0.7,
      strokeWidth: 0.8,
    }),
    // folds of the neck and plates of the head
    shape('path', {
      d: 'M89 42q11 5 22 0M88 47q12 5 24 0M93 17.5q7 3 14 0M100 20v9',
      fill: 'none',
      stroke: dark,
      strokeOpacity: 0.5,
      strokeWidth: 1,
    }),
    ...eyes,
  ].join('');
}

/** A metal tortoise that carries a Sri Yantra, seen from above. */
export function drawTurtle({ metal = 'brass' }: TurtlePicture, defs: Defs): string {
  return [
    castShadow({ centre: [110, 120], radii: [88, 82], glow: '#d8b95a' }, defs),
    ...LEGS.map((leg) => drawLeg({ ...leg, metal }, defs)),
    drawTail(metal),
    drawHead(metal, defs),
    drawShell(metal, defs),
  ].join('');
}
