import { typedNumber } from '#contract/core/typed.ts';
/** Returns whether `typed` is a valid number of years of experience (0 to 80). '' is valid. */
export const isYears = (typed: string): boolean => {
  const years = typedNumber(typed, 0);
  return typed.trim() === '' || (years >= 0 && years <= 80);
};

/** Returns whether `typed` is a price in rupees a minute, with at most two decimals. '' is valid. */
export const isPrice = (typed: string): boolean => {
  const price = typedNumber(typed, 2);
  return typed.trim() === '' || (price >= 1 && price <= 10_000);
};
