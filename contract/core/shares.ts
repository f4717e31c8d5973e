// Exact integer arithmetic for amounts in paise. Pages load this file, so it has no dependency.

/** Returns `amount x numerator / denominator`, rounded half up. All are whole and not negative. */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator);
  return Number(product / (2n * BigInt(denominator)));
}

/**
 * Divides an amount by weights with the largest remainder method. Each part is its exact share rounded down or up, and
 * the parts sum to the amount. Ties go to the earlier part; without weights the first part takes all.
 */
export function allot(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, i) => (i === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => product / whole);
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = exact
    .map((product, i) => ({ i, remainder: product % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.i - b.i : a.remainder > b.remainder ? -1 : 1));
  const luckier = new Set(byRemainder.slice(0, left).map(({ i }) => i));
  return parts.map((part, i) => Number(part) + (luckier.has(i) ? 1 : 0));
}
