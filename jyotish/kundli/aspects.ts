/** Aspects (graha drishti) and the counting of signs they rest on. */
import type { Graha } from '../names.ts';

/** Counts the signs from one to another, both included: 1 the same sign, 7 the opposite one (BPHS counting). */
export function countSigns(from: number, to: number): number {
  return ((to - from + 12) % 12) + 1;
}

/** Places (counted from the graha's own sign) it looks at with full sight: all the 7th, three planets more (BPHS 26). */
const SIGHT: Partial<Record<Graha, readonly number[]>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
};
const SEVENTH = [7] as const;

/** Returns whether a graha in sign `from` aspects sign `to`. Its own sign is conjunction, not aspect. */
export function aspects(graha: Graha, from: number, to: number): boolean {
  return (SIGHT[graha] ?? SEVENTH).includes(countSigns(from, to));
}

/** Returns the signs (0 to 11) that a graha aspects from its sign. */
export function aspectedSigns(graha: Graha, from: number): number[] {
  return (SIGHT[graha] ?? SEVENTH).map((place) => (from + place - 1) % 12);
}

/** Returns whether a sign is in a kendra from another: the 1st, 4th, 7th and 10th. */
export function inKendra(from: number, to: number): boolean {
  return (to - from + 12) % 3 === 0;
}
