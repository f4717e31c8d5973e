/** The limits of what the shop keeps about a SKU: pieces, rupees, characters, lines of a count. */
export const stockLimits = {
  level: 100_000,
  cost: 10_000_000,
  shelf: 40,
  barcode: 60,
  reason: 200,
  countLines: 500,
  counted: 1_000_000,
} as const;

/** Days that an order of products should last. */
export const coverDays = 30;

/**
 * Returns how many pieces to order of a SKU: enough to sell for {@link coverDays} at the faster of its rates of 30 and of 90 days,
 * and to be at the reorder level afterwards. At least one.
 */
export function suggestedQuantity({
  available,
  level,
  sold30,
  sold90,
}: {
  available: number;
  level: number;
  sold30: number;
  sold90: number;
}): number {
  const perDay = Math.max(sold30 / 30, sold90 / 90, 0);
  return Math.max(1, Math.ceil(level + perDay * coverDays - available));
}

/** Returns the margin of a sale in percent of the price (both in rupees, without GST); null without a price. */
export const marginPercent = (price: number, cost: number): number | null =>
  price > 0 ? Math.round(((price - cost) / price) * 1000) / 10 : null;

/** The orders of the stock table. A minus means descending. */
export const stockSorts = ['name', '-name', 'available', '-available', 'sold30', '-sold30', 'shelf'] as const;
