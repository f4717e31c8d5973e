import type { FactValue, Words } from './types.ts';

/** The reason why a price above the MRP is refused (Legal Metrology Rules 2011, rule 18(2)). */
export const aboveMrpWords: Words = {
  en: 'a price may not be above it',
  hi: 'मूल्य इससे अधिक नहीं हो सकता',
};

/** Returns whether a price is above the MRP, for a range above its higher one. In rupees; null prices are not known. */
export function isAboveMrp(prices: readonly (number | null)[], mrp: FactValue | undefined): boolean {
  const most = typeof mrp === 'number' ? mrp : Array.isArray(mrp) ? Number(mrp[1]) : null;
  return most !== null && prices.some((price) => price !== null && price > most);
}
