/**
 * Returns the passage of a list for a day. Lists rotate by day, not at random, so that nothing repeats within thirty
 * days. The Moon stays in one sign for two or three days and returns after 25 to 29. None of 1, 2, 25, 26, 27, 28, 29
 * is a multiple of 6, 8 or 10, the lengths of the lists that follow the Moon's house.
 */
export function turn<T>(list: readonly T[], at: number): T {
  const item = list[((at % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('A list of passages is empty.');
  return item;
}
