/** The errors of work on many orders, and of saved views. */
export const orderBulkErrors = {
  order_shipped_before: 409,
  order_past_packing: 409,
  papers_of_nothing: 404,
  papers_no_invoice: 409,
  order_view_name: 400,
  order_view_taken: 409,
  order_views_full: 409,
  order_view_empty: 400,
  order_view_not_found: 404,
} as const;
