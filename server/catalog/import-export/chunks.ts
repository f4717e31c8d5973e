const chunk = 500;

/** Splits a list into parts of 500. */
export function* chunksOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += chunk) yield all.slice(start, start + chunk);
}
