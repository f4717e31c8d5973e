import type { Dashboard, Waiting } from '#contract/office/dashboard/endpoints.ts';
import type { AttentionKind } from '#contract/office/dashboard/rules.ts';
import { type Permission, permits, type StaffRole } from '#contract/people/accounts/permissions.ts';

/** The permission that shows each kind of waiting work: that of its page. */
const permissionOf: Record<AttentionKind | keyof Waiting, Permission> = {
  orders: 'orders.read',
  energisations: 'orders.read',
  returns: 'returns.read',
  tickets: 'tickets.answer',
  reportedChats: 'chats.moderate',
  kyc: 'astrologers.review',
  withdrawals: 'payouts.read',
  lowStock: 'products.read',
  jobs: 'operations.read',
  webhooks: 'operations.read',
  refunds: 'operations.read',
};

/** Returns the dashboard without the names of lists that these staff roles may not open. The page leaves them out. */
export const permittedDashboard = (shown: Dashboard, roles: readonly StaffRole[]): Dashboard => ({
  ...shown,
  ...(!permits(roles, 'orders.read') && { latestOrders: [] }),
  ...(!permits(roles, 'products.read') && { stock: { low: 0, out: 0, lowest: [] } }),
  ...(!permits(roles, 'astrologers.review') && { kyc: { count: 0, first: [] } }),
  ...(!permits(roles, 'payouts.read') && { withdrawals: { count: 0, amount: 0, first: [] } }),
  ...(!permits(roles, 'reviews.read') && { reviews: [] }),
  attention: shown.attention.filter(({ kind }) => permits(roles, permissionOf[kind])),
});

/** Returns the counts of waiting tasks with 0 for those that these staff roles may not open. */
export const permittedWaiting = (waiting: Waiting, roles: readonly StaffRole[]): Waiting =>
  Object.fromEntries(
    Object.entries(waiting).map(([kind, count]) => [
      kind,
      permits(roles, permissionOf[kind as keyof Waiting]) ? count : 0,
    ]),
  ) as Waiting;
