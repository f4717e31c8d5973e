// No zod here, because pages load this file.

/**
 * The kinds of work that can wait for staff: new orders, products to energise, returns to decide, open tickets,
 * reported chats, documents of astrologers, withdrawals, low stock, failed jobs and refunds, and payment events that
 * were not processed.
 */
export const attentionKinds = [
  'orders',
  'energisations',
  'returns',
  'tickets',
  'reportedChats',
  'kyc',
  'withdrawals',
  'jobs',
  'webhooks',
  'refunds',
  'lowStock',
] as const;
/** A kind of waiting work. */
export type AttentionKind = (typeof attentionKinds)[number];

/** The most days that the dashboard sums at once. */
export const spanDaysAtMost = 366;
