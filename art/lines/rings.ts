import type { Point } from '../svg/geometry.ts';
import { TAU } from '../svg/numbers.ts';

/** A ring of lotus petals around the origin: how many, and how far from the middle they begin and end. */
export interface PetalRing {
  count: number;
  inner: number;
  outer: number;
}

/** The four points of the right side of a petal that points up: its foot, two handles, its tip. */
function petalSide({ count, inner, outer }: PetalRing): [Point, Point, Point, Point] {
  const half = Math.PI / count;
  const depth = outer - inner;
  const polar = (angle: number, radius: number): Point => [
    Math.sin(angle) * radius,
    -Math.cos(angle) * radius,
  ];
  // Out from the ring steeply, then in to the tip.
  return [
    polar(half, inner),
    polar(half * 1.02, inner + depth * 0.72),
    polar(half * 0.18, inner + depth * 0.8),
    polar(0, outer),
  ];
}

/** Returns the path data of one petal of a ring, turned by `angle` in radians from the top, clockwise. */
export function lotusPetal(ring: PetalRing, angle: number): string {
  const [foot, flank, shoulder, tip] = petalSide(ring);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const turned = ([x, y]: Point, side: number): string =>
    `${(side * x * cosine - y * sine).toFixed(3)} ${(side * x * sine + y * cosine).toFixed(3)}`;
  return `M${turned(foot, -1)}C${turned(flank, -1)} ${turned(shoulder, -1)} ${turned(tip, 1)}C${turned(shoulder, 1)} ${turned(flank, 1)} ${turned(foot, 1)}`;
}

/** Returns the path data of a closed ring of lotus petals; the first petal points up. */
export function lotusPetals(ring: PetalRing): string {
  return Array.from({ length: ring.count }, (_, i) => lotusPetal(ring, (i / ring.count) * TAU)).join('');
}

/**
 * Returns the reach of a petal `angle` radians beside its axis, 0 to nine tenths of its half width. The side of a petal
 * is a cubic curve, so the place on it is found by halving.
 */
export function petalReach(ring: PetalRing, angle: number): number {
  const [foot, flank, shoulder, tip] = petalSide(ring);
  const on = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 3 * foot[axis] +
    3 * t * (1 - t) ** 2 * flank[axis] +
    3 * t ** 2 * (1 - t) * shoulder[axis] +
    t ** 3 * tip[axis];
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step++) {
    const t = (low + high) / 2;
    if (Math.atan2(on(t, 0), -on(t, 1)) > Math.abs(angle)) low = t;
    else high = t;
  }
  return Math.hypot(on(low, 0), on(low, 1));
}

/** Returns the path data of a circle of `radius` around the origin. */
export function circlePath(radius: number): string {
  return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0`;
}
