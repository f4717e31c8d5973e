import type { Point } from '../svg/geometry.ts';
import { shape } from '../svg/markup.ts';
import { circlePath, lotusPetals } from './rings.ts';

/**
 * One of the nine triangles of the Sri Yantra, in units of the radius of the circle around them, y upwards.
 */
export interface SriTriangle {
  /** Height of the level side, and half its length. */
  base: number;
  halfWidth: number;
  /** Height of the point. */
  apex: number;
}

/**
 * The nine triangles. The figures solve the condition that wherever three lines should cross they do, to
 * within rounding: never change one by eye.
 */
export const SRI_TRIANGLES: readonly SriTriangle[] = [
  { base: 0.72544, halfWidth: 0.59396, apex: -0.09221 },
  { base: 0.47068, halfWidth: 0.67418, apex: -0.74915 },
  { base: 0.27049, halfWidth: 0.96272, apex: -1 },
  { base: 0.17253, halfWidth: 0.32021, apex: -0.48016 },
  { base: 0.05991, halfWidth: 0.26496, apex: -0.25254 },
  { base: -0.09221, halfWidth: 0.36308, apex: 0.47068 },
  { base: -0.25254, halfWidth: 0.96759, apex: 1 },
  { base: -0.48016, halfWidth: 0.69821, apex: 0.72544 },
  { base: -0.74915, halfWidth: 0.53506, apex: 0.27049 },
];

/** The corners of `triangle` as drawn, y downwards: left, right, point. */
export function cornersOf({ base, halfWidth, apex }: SriTriangle): readonly [Point, Point, Point] {
  return [
    [-halfWidth, -base],
    [halfWidth, -base],
    [0, -apex],
  ];
}

function trianglesPath(): string {
  return SRI_TRIANGLES.map((triangle) => {
    const [left, right, point] = cornersOf(triangle);
    return `M${left.join(' ')} ${right.join(' ')} ${point.join(' ')}Z`;
  }).join('');
}

/** The nine triangles and the dot in their middle, in a circle of radius 1 around the origin. */
export function sriYantraLines(pen: { colour: string; width: number }): string {
  return (
    shape('path', {
      d: trianglesPath(),
      fill: 'none',
      stroke: pen.colour,
      strokeWidth: pen.width,
      strokeLinejoin: 'round',
    }) + shape('circle', { cy: 0.016, r: pen.width * 1.3, fill: pen.colour })
  );
}

/** Path data of the square with four gates around a yantra (bhupura), grown outwards by `margin`. */
export function bhupura(margin: number): string {
  const wall = 1.86 + margin;
  const gateWall = 2.02 + margin;
  const gateTop = gateWall + 0.2;
  const passage = 0.24 + margin * 0.3;
  const gateWidth = 0.46 + margin * 0.4;
  const leftHalf: readonly Point[] = [
    [-wall, -wall],
    [-passage, -wall],
    [-passage, -gateWall],
    [-gateWidth, -gateWall],
    [-gateWidth, -gateTop],
  ];
  const side = [...leftHalf, ...leftHalf.toReversed().map(([x, y]): Point => [-x, y])];
  const points = Array.from({ length: 4 }, (_, quarter) => {
    const cosine = Math.cos((quarter * Math.PI) / 2);
    const sine = Math.sin((quarter * Math.PI) / 2);
    const turned = side.map(
      ([x, y]) => `${(x * cosine - y * sine).toFixed(3)} ${(x * sine + y * cosine).toFixed(3)}`,
    );
    // a side begins where the last one ended
    return quarter === 0 ? turned : turned.slice(1);
  });
  return `M${points.flat().join(' ')}Z`;
}

/**
 * Path data of the whole Sri Yantra around the origin: triangles, rings of 8 and 16 petals, three circles and
 * three walls. It reaches 2.36 from the middle, the triangles 1.
 */
export function sriYantraPath(): string {
  return [
    trianglesPath(),
    circlePath(1.03),
    lotusPetals({ count: 8, inner: 1.06, outer: 1.34 }),
    circlePath(1.36),
    lotusPetals({ count: 16, inner: 1.39, outer: 1.66 }),
    ...[1.69, 1.74, 1.79].map(circlePath),
    ...[0, 0.07, 0.14].map(bhupura),
  ].join('');
}
