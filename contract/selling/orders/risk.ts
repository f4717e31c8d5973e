// No zod here, because pages load this file.

/**
 * The kinds of risk that can make an order doubtful:
 * - `cash_refused`: cash orders of the same buyer or phone that were sent and came back unpaid,
 * - `many_addresses`: the buyer's delivery addresses within some days,
 * - `large_first`: the buyer's first order, above an amount,
 * - `many_orders`: orders from one phone on its day,
 * - `pin_state`: a PIN code that its state does not have.
 */
export const riskKinds = [
  'cash_refused',
  'many_addresses',
  'large_first',
  'many_orders',
  'pin_state',
] as const;
/** A kind of risk. */
export type RiskKind = (typeof riskKinds)[number];
