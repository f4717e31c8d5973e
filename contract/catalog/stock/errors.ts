/** The errors of the stock page. */
export const stockErrors = {
  sku_not_found: 404,
  stock_changed: 409,
  barcode_taken: 409,
  stock_reason_missing: 400,
} as const;
