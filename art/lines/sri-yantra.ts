import type { Point } from '../svg/geometry.ts';
import { shape } from '../svg/markup.ts';
import { circlePath, lotusPetals, type PetalRing } from './rings.ts';

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

/** Returns the corners of `triangle` as drawn, y downwards: left, right, point. */
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

/** Draws the nine triangles and the dot in their middle, in a circle of radius 1 around the origin. */
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

/** Distance between two neighbouring lines of the bhupura. */
const BHUPURA_STEP = 0.05;

/** The innermost line of the bhupura, as distances from the middle or from the axis of a gate. */
const BHUPURA = {
  wall: 1.86,
  /** Half the width of the passage through the wall. */
  passage: 0.24,
  /** Half the width of the bar across the gate. */
  bar: 0.5,
  barUnderside: 2.11,
  barTop: 2.26,
};

/**
 * Returns the corners of the square with four T-shaped gates around a yantra (bhupura), `distance` outside its
 * innermost line. The lines are parallel curves, so that they nest: every edge moves along its own normal. The
 * underside of a gate's bar faces the middle, and moves towards it.
 */
export function bhupuraCorners(distance: number): readonly Point[] {
  const wall = BHUPURA.wall + distance;
  const passage = BHUPURA.passage + distance;
  const bar = BHUPURA.bar + distance;
  const underside = BHUPURA.barUnderside - distance;
  const leftHalf: readonly Point[] = [
    [-wall, -wall],
    [-passage, -wall],
    [-passage, -underside],
    [-bar, -underside],
    [-bar, -(BHUPURA.barTop + distance)],
  ];
  // The last corner of a side is the first one of the next.
  const side = [...leftHalf, ...leftHalf.toReversed().map(([x, y]): Point => [-x, y])].slice(0, -1);
  const quarters = [
    ([x, y]: Point): Point => [x, y],
    ([x, y]: Point): Point => [-y, x],
    ([x, y]: Point): Point => [-x, -y],
    ([x, y]: Point): Point => [y, -x],
  ];
  return quarters.flatMap((turn) => side.map(turn));
}

/** Path data of the three lines of the bhupura. */
function bhupura(): string {
  return [0, 1, 2]
    .map((line) => bhupuraCorners(line * BHUPURA_STEP))
    .map((corners) => `M${corners.map(([x, y]) => `${+x.toFixed(3)} ${+y.toFixed(3)}`).join(' ')}Z`)
    .join('');
}

/** The two lotuses of the Sri Yantra, of 8 and of 16 petals. */
export const SRI_LOTUSES = [
  { count: 8, inner: 1.06, outer: 1.34 },
  { count: 16, inner: 1.39, outer: 1.66 },
] as const satisfies readonly PetalRing[];

/** Half the side of the box that the Sri Yantra is drawn in, the room for its lines included. */
export const SRI_REACH = 2.42;

/**
 * Returns the path data of the whole Sri Yantra around the origin: triangles, rings of 8 and 16 petals, three circles
 * and three walls. It reaches 2.36 from the middle, the triangles 1.
 */
export function sriYantraPath(): string {
  return [
    trianglesPath(),
    circlePath(1.03),
    lotusPetals(SRI_LOTUSES[0]),
    circlePath(1.36),
    lotusPetals(SRI_LOTUSES[1]),
    ...[1.69, 1.74, 1.79].map(circlePath),
    bhupura(),
  ].join('');
}
