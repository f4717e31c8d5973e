import { between, type Point, type Triangle, type Vec3 } from '../svg/geometry.ts';
import { cycle } from '../svg/numbers.ts';
import type { Shard } from './facet-tones.ts';

/** Sides of the outline. */
export const SIDES = 8;

/** Rows of the crown from girdle to table: how far out (1 is the girdle) and how high. */
export const CROWN_ROWS = [
  [1, 0],
  [0.87, 0.13],
  [0.75, 0.215],
  [0.63, 0.27],
] as const;

const PAVILION_ROWS = [
  [1, -0.03],
  [0.8, -0.27],
  [0.55, -0.5],
  [0.28, -0.66],
] as const;

/** What the steps of the pavilion look like through the table, from its edge inwards: the hall of mirrors. */
const MIRROR_ROWS = [0.63, 0.55, 0.47, 0.4, 0.33, 0.26, 0.19, 0.12] as const;

/** The proportions of a step cut. */
export interface StepShape {
  /** Width over height. */
  aspect: number;
}

/** Nearly square stones come to a point below, longer ones to a keel. */
function isSquare(shape: StepShape): boolean {
  return shape.aspect > 0.9;
}

/**
 * Returns the eight corners of the outline drawn in to `reach` of the half width, clockwise from the upper left, in
 * units of the half height. All sides move in by the same distance, as steps are ground: the corner sides of the
 * innermost steps vanish, and a long stone ends in a keel.
 */
export function octagon({ aspect }: StepShape, reach: number): Point[] {
  const inset = Math.min(aspect, 1) * (1 - reach);
  const x = aspect - inset;
  const y = 1 - inset;
  const cut = Math.min(aspect, 1) * (isSquare({ aspect }) ? 0.5 : 0.34);
  const corner = Math.max(0, cut - (2 - Math.SQRT2) * inset);
  return [
    [-x + corner, -y],
    [x - corner, -y],
    [x, -y + corner],
    [x, y - corner],
    [x - corner, y],
    [-x + corner, y],
    [-x, y - corner],
    [-x, -y + corner],
  ];
}

function raised(points: readonly Point[], height: number): Vec3[] {
  return points.map(([x, y]) => [x, y, height]);
}

/** The band of triangles between two rings of corners. */
function band(outer: readonly Vec3[], inner: readonly Vec3[]): Triangle[] {
  return outer.flatMap((corner, i): Triangle[] => [
    [corner, cycle(outer, i + 1), cycle(inner, i + 1)],
    [corner, cycle(inner, i + 1), cycle(inner, i)],
  ]);
}

function bands(rings: readonly Vec3[][]): Triangle[] {
  return rings.slice(1).flatMap((inner, i) => band(cycle(rings, i), inner));
}

/** Returns the facets of a step cut: three rows of crown, the table, three rows of pavilion and the keel. */
export function stepFacets(shape: StepShape): Triangle[] {
  const crown = CROWN_ROWS.map(([reach, height]) => raised(octagon(shape, reach), height));
  const pavilion = PAVILION_ROWS.map(([reach, height]) => raised(octagon(shape, reach), height));
  const keelLength = isSquare(shape) ? 0 : 0.62;
  const keel = octagon(shape, 0.28).map(([, y]): Vec3 => [0, y * keelLength, -0.78]);
  const table = cycle(crown, -1);
  const tableFan = Array.from(
    { length: SIDES - 2 },
    (_, i): Triangle => [cycle(table, 0), cycle(table, i + 1), cycle(table, i + 2)],
  );
  return [...bands(crown), ...tableFan, ...bands([...pavilion, keel])];
}

/** A ring of bars to be cut: how many to a long side, and how far their ends may lean. */
interface BarRing {
  outer: readonly Point[];
  inner: readonly Point[];
  bars: number;
  lean: number;
}

/** The ring as bars; the short corner sides stay whole. */
function barsOf({ outer, inner, bars, lean }: BarRing, random: () => number): Shard[] {
  return outer.flatMap((_, side) => {
    const outerSide = [cycle(outer, side), cycle(outer, side + 1)] as const;
    const innerSide = [cycle(inner, side), cycle(inner, side + 1)] as const;
    const count = side % 2 === 0 ? bars : 1;
    const shards: Shard[] = [];
    let outerFrom = 0;
    let innerFrom = 0;
    for (let bar = 0; bar < count; bar++) {
      const isLast = bar === count - 1;
      const outerTo = isLast ? 1 : (bar + 1) / count + ((random() - 0.5) * 0.3) / count;
      const innerTo = isLast
        ? 1
        : Math.max(innerFrom + 0.04, Math.min(0.98, outerTo + (random() - 0.5) * lean));
      shards.push([
        between(outerSide, outerFrom),
        between(outerSide, outerTo),
        between(innerSide, innerTo),
        between(innerSide, innerFrom),
      ]);
      outerFrom = outerTo;
      innerFrom = innerTo;
    }
    return shards;
  });
}

/**
 * Returns the bars a step cut shows from above: those of its crown,
 * and the steps of the pavilion seen through the table.
 */
export function stepShards(shape: StepShape, random: () => number): Shard[] {
  const reaches = CROWN_ROWS.map(([reach]) => reach);
  const crown = reaches.slice(1).flatMap((reach, row) =>
    barsOf(
      {
        outer: octagon(shape, cycle(reaches, row)),
        inner: octagon(shape, reach),
        bars: row === 1 ? 3 : 2,
        lean: 0.16,
      },
      random,
    ),
  );
  const keel = octagon(shape, 0.12).map(([, y]): Point => [0, isSquare(shape) ? 0 : y]);
  const mirrors = MIRROR_ROWS.flatMap((reach, row) => {
    const next = MIRROR_ROWS[row + 1];
    const inner = next ? octagon(shape, next) : keel;
    return barsOf({ outer: octagon(shape, reach), inner, bars: row < 5 ? 3 : 2, lean: 0.3 }, random);
  });
  return [...crown, ...mirrors];
}
