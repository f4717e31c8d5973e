/** A full turn in radians. */
export const TAU = 2 * Math.PI;

/** Rounds `value` to one decimal: a twentieth of a unit in a 200 box is finer than any screen shows. */
export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounds `value` to two decimals, for opacities. */
export function round2(value: number): number {
  return Number(value.toFixed(2));
}

/** Clamps `value` to `range`, both ends included. */
export function clamp(value: number, range: readonly [min: number, max: number]): number {
  return Math.max(range[0], Math.min(range[1], value));
}

/** Returns the fractional part of `turn`, 0 up to but not including 1, also for negative turns. */
export function wrapTurn(turn: number): number {
  return ((turn % 1) + 1) % 1;
}

/** Returns the item at `index` of a list that is treated as a ring: -1 is the last item. Throws on an empty list. */
export function cycle<Item>(list: readonly Item[], index: number): Item {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('cannot cycle through an empty list');
  return item;
}
