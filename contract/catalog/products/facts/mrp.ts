import type { FactValue } from './types.ts';

/** Returns whether a price is above the MRP (Legal Metrology Rules 2011, rule 18(2)), for a range above its higher one. In rupees; null prices are not known. */
export function isAboveMrp(prices: readonly (number | null)[], mrp: FactValue | undefined): boolean {
  const most = typeof mrp === 'number' ? mrp : Array.isArray(mrp) ? Number(mrp[1]) : null;
  return most !== null && prices.some((price) => price !== null && price > most);
}
