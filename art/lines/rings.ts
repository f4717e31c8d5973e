import { TAU } from '../svg/numbers.ts';

/** A ring of lotus petals around the origin: how many, and how far from the middle they begin and end. */
export interface PetalRing {
  count: number;
  inner: number;
  outer: number;
}

/** Path data of a closed ring of lotus petals; the first petal points up. */
export function lotusPetals({ count, inner, outer }: PetalRing): string {
  const half = Math.PI / count;
  const depth = outer - inner;
  const point = (angle: number, radius: number): string =>
    `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TAU;
    // one side of a petal: out from the ring steeply, then in to the tip; `side` is -1 before it, 1 after it
    const flank = (side: number): string => point(angle + side * half * 1.02, inner + depth * 0.72);
    const shoulder = (side: number): string => point(angle + side * half * 0.18, inner + depth * 0.8);
    const foot = (side: number): string => point(angle + side * half, inner);
    return `M${foot(-1)}C${flank(-1)} ${shoulder(-1)} ${point(angle, outer)}C${shoulder(1)} ${flank(1)} ${foot(1)}`;
  }).join('');
}

/** Path data of a circle of `radius` around the origin. */
export function circlePath(radius: number): string {
  return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0`;
}
