/**
 * Which passage of a list is a day's turn. Lists change places by the day and not by chance, so that what was read is not
 * read again within thirty days: the Moon is in one sign for two or three days and comes back after 25 to 29, and none of
 * 1, 2, 25, 26, 27, 28, 29 is a multiple of 6, 8 or 10, the lengths of the lists that follow the Moon's house.
 */
export function turn<T>(list: readonly T[], at: number): T {
  const item = list[((at % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('A list of passages is empty.');
  return item;
}
