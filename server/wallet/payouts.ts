import type { Paise } from '../platform/core/money.ts';

/** An account that money goes out to. */
export type Payee = { holder: string; accountNumber: string; ifsc: string };

/** A payment out, under an id that makes it happen once. `reference`: what whoever paid by hand noted. */
export type PayoutOrder = { id: string; amount: Paise; payee: Payee; reference: string | null };

/** Whatever pays money out; it answers what the bank calls the transfer (UTR), or null when nobody noted it. */
export type Payouts = { pay(order: PayoutOrder): Promise<{ reference: string | null }> };

/** An admin pays at the bank and approves here; the reference is what they noted. */
export const paidByHand: Payouts = { pay: async ({ reference }) => ({ reference }) };
