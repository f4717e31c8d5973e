/** Arithmetic of stretches of time: what two have in common, and what is left of one. */
import type { Interval } from './solar-day.ts';

/** Returns whether two stretches have a moment in common; one that ends where the other begins has none. */
export function overlaps(one: Interval, other: Interval): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Returns each element cut to the frame, without those that do not touch it. Other fields are copied. */
export function clipped<I extends Interval>(list: readonly I[], frame: Interval): I[] {
  return list
    .filter((one) => overlaps(one, frame))
    .map((one) => ({
      ...one,
      start: Math.max(one.start, frame.start),
      end: Math.min(one.end, frame.end),
    }));
}

/** Returns the parts of an interval that no other interval covers, in the order of time. */
export function without(interval: Interval, others: readonly Interval[]): Interval[] {
  let left: Interval[] = [{ start: interval.start, end: interval.end }];
  for (const { start, end } of others)
    left = left.flatMap((one) =>
      start >= one.end || end <= one.start
        ? [one]
        : [
            { start: one.start, end: start },
            { start: end, end: one.end },
          ].filter((part) => part.end > part.start),
    );
  return left;
}

/** Returns an interval cut at those of the instants (UTC ms) that fall inside it, in the order of time. */
export function cutAt(interval: Interval, instants: readonly number[]): Interval[] {
  const inside = instants.filter((instant) => instant > interval.start && instant < interval.end);
  const edges = [interval.start, ...new Set(inside.toSorted((a, b) => a - b)), interval.end];
  return edges.slice(1).map((end, i) => ({ start: edges[i] ?? end, end }));
}
