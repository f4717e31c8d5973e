/** The errors of the limits on open cash orders and reservations of one buyer. */
export const orderLimitErrors = {
  cash_open_orders: 409,
  cash_open_pieces: 409,
  cash_prove_first: 409,
  unpaid_pieces: 409,
  unpaid_all_pieces: 409,
  unpaid_items: 409,
  unpaid_value: 409,
  unpaid_too_often: 409,
  unpaid_from_address: 409,
  unpaid_by_staff: 409,
} as const;

/** The codes with which an order is refused because too much is unpaid already. */
export const unpaidRefusals = [
  'unpaid_pieces',
  'unpaid_all_pieces',
  'unpaid_items',
  'unpaid_value',
  'unpaid_from_address',
] as const;
