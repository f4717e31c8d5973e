import type { Paise } from '../../platform/core/money.ts';

/** A bank account that receives a payout. */
export type Payee = { holder: string; accountNumber: string; ifsc: string };

/** A payout. The id makes it idempotent. `reference` is the bank's reference of a transfer by hand. */
export type PayoutOrder = { id: string; amount: Paise; payee: Payee; reference: string | null };

/** The payout provider. Returns the bank's reference (UTR), or null if it is unknown. */
export type Payouts = { pay(order: PayoutOrder): Promise<{ reference: string | null }> };

/** The provider for manual payouts: an admin transfers the money at the bank and enters the reference. */
export const paidByHand: Payouts = { pay: async ({ reference }) => ({ reference }) };
