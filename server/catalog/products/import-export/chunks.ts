/** Splits a list into parts of `size`. */
export function* chunksOf<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
