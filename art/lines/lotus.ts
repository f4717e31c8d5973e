import type { Point } from '../svg/geometry.ts';
import { TAU } from '../svg/numbers.ts';
import { lotusPetal, type PetalRing, petalReach } from './rings.ts';

/** A leaf inside a petal: one point of a score. */
export interface LotusLeaf {
  /** Degrees clockwise from the top. */
  at: number;
  /** Path data of the leaf before it is turned: it points up. */
  path: string;
}

/** A petal of a lotus, with a leaf for each of its points. */
export interface LotusPetal {
  /** Path data, in its place, closed along the ring. */
  path: string;
  leaves: LotusLeaf[];
  /** The middle of the petal: where a finger presses. */
  middle: Point;
}

/** The widest leaf, and the share of its place that a leaf fills. */
const WIDEST = 11;
const FILLS = 0.78;
/** The part of a petal's half width in which the leaves are. */
const SPREAD = 0.74;
/** The room between the leaves and both ends of the petal, in parts of its depth. */
const ROOM = { foot: 0.12, tip: 0.1 };

/** Path data of a leaf that points up. `width` is its greatest width. */
function leafPath(from: number, to: number, width: number): string {
  // A cubic curve reaches three quarters of the way to its two handles.
  const handle = (width / 2 / 0.75).toFixed(2);
  const third = (to - from) / 3;
  const [near, far] = [(from + third).toFixed(2), (to - third).toFixed(2)];
  const [foot, tip] = [from.toFixed(2), to.toFixed(2)];
  return `M0 -${foot}C-${handle} -${near} -${handle} -${far} 0 -${tip}C${handle} -${far} ${handle} -${near} 0 -${foot}Z`;
}

/**
 * Draws a lotus around the origin, clockwise from the top: one petal for each number, with as many leaves. The leaves
 * of a petal end where its outline does, less a margin. Throws a RangeError for a number that is below 1 or not whole.
 */
export function lotus(points: readonly number[], { inner, outer }: Omit<PetalRing, 'count'>): LotusPetal[] {
  const ring = { count: points.length, inner, outer };
  const depth = outer - inner;
  const half = Math.PI / ring.count;
  return points.map((count, i) => {
    if (!Number.isInteger(count) || count < 1) throw new RangeError(`A petal cannot have ${count} leaves.`);
    const axis = (i / ring.count) * TAU;
    const foot = inner + depth * ROOM.foot;
    // Leaves are widest a good third up the petal, where they have `step` of the circle each.
    const belly = (inner + depth * 0.4) * FILLS;
    const step = Math.min(WIDEST / belly, (2 * half * SPREAD) / Math.max(1, count - 1));
    const width = step * belly;
    const outline = lotusPetal(ring, axis);
    const start = outline.slice(1, outline.indexOf('C'));
    return {
      path: `${outline}A${inner} ${inner} 0 0 0 ${start}Z`,
      leaves: Array.from({ length: count }, (_, leaf): LotusLeaf => {
        const beside = (leaf - (count - 1) / 2) * step;
        const tip = petalReach(ring, beside) - depth * ROOM.tip;
        return { at: ((axis + beside) * 360) / TAU, path: leafPath(foot, tip, width) };
      }),
      middle: [Math.sin(axis) * (inner + depth / 2), -Math.cos(axis) * (inner + depth / 2)],
    };
  });
}
