/** Accounts that belong to somebody: their balance is kept and cannot go below zero. */
export type OwnedKind = 'customer_wallet' | 'astrologer_earnings' | 'chat_in_progress';

/** The shop's own accounts: they carry no running balance, they are summed. */
export type ShopKind =
  | 'platform_commission'
  | 'gst_payable'
  | 'gateway_fee'
  | 'gateway_clearing'
  | 'withdrawals_payable'
  | 'refunds';

/** An account's name: the kind, and for an owned one its owner (`customer_wallet:3f…`). */
export type AccountId = ShopKind | `${OwnedKind}:${string}`;

/** What a customer has put in and may spend. */
export const walletOf = (userId: string): AccountId => `customer_wallet:${userId}`;

/** What an astrologer has earned and may withdraw. */
export const earningsOf = (userId: string): AccountId => `astrologer_earnings:${userId}`;

/** What a running chat has taken from its customer and not yet given to anyone. */
export const chatHoldOf = (sessionId: string): AccountId => `chat_in_progress:${sessionId}`;

/** The parts of an account's name; the owner is null for the shop's own. */
export function partsOf(id: AccountId): { kind: string; ownerId: string | null } {
  const colon = id.indexOf(':');
  return colon < 0 ? { kind: id, ownerId: null } : { kind: id.slice(0, colon), ownerId: id.slice(colon + 1) };
}

/** True for an account whose balance is kept. */
export const isOwned = (id: AccountId): boolean => id.includes(':');
