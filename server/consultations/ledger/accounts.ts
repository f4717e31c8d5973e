/** Accounts with an owner. Their balance is stored and cannot go below zero. */
export type OwnedKind = 'customer_wallet' | 'astrologer_earnings' | 'chat_in_progress';

/** The shop's own accounts. They have no stored balance and are summed instead. */
export type ShopKind =
  | 'platform_commission'
  | 'gst_payable'
  | 'gateway_fee'
  | 'gateway_clearing'
  | 'withdrawals_payable'
  | 'refunds'
  | 'goodwill';

/** The id of an account: its kind, and its owner if it has one (`customer_wallet:3f…`). */
export type AccountId = ShopKind | `${OwnedKind}:${string}`;

/** Returns the account of what a customer has added and can spend. */
export const walletOf = (userId: string): AccountId => `customer_wallet:${userId}`;

/** Returns the account of what an astrologer has earned and can withdraw. */
export const earningsOf = (userId: string): AccountId => `astrologer_earnings:${userId}`;

/** Returns the account of what a running chat has charged and not yet settled. */
export const chatHoldOf = (sessionId: string): AccountId => `chat_in_progress:${sessionId}`;

/** Splits an account id. The owner is null for the shop's own accounts. */
export function partsOf(id: AccountId): { kind: string; ownerId: string | null } {
  const colon = id.indexOf(':');
  return colon < 0 ? { kind: id, ownerId: null } : { kind: id.slice(0, colon), ownerId: id.slice(colon + 1) };
}

/** Returns whether an account has an owner, and so a stored balance. */
export const isOwned = (id: AccountId): boolean => id.includes(':');
