import { permits, type StaffRole } from '#contract/accounts/permissions.ts';
import type { Dashboard, Waiting } from '#contract/dashboard/endpoints.ts';

/** Returns the dashboard without the names of lists that these staff roles may not open. The page leaves them out. */
export const permittedDashboard = (shown: Dashboard, roles: readonly StaffRole[]): Dashboard => ({
  ...shown,
  ...(!permits(roles, 'orders.read') && { latestOrders: [] }),
  ...(!permits(roles, 'products.read') && { stock: { low: 0, out: 0, lowest: [] } }),
  ...(!permits(roles, 'astrologers.review') && { kyc: { count: 0, first: [] } }),
  ...(!permits(roles, 'payouts.read') && { withdrawals: { count: 0, amount: 0, first: [] } }),
  ...(!permits(roles, 'reviews.read') && { reviews: [] }),
});

/** Returns the counts of waiting tasks with 0 for those that these staff roles may not open. */
export const permittedWaiting = (waiting: Waiting, roles: readonly StaffRole[]): Waiting => ({
  orders: permits(roles, 'orders.read') ? waiting.orders : 0,
  energisations: permits(roles, 'orders.read') ? waiting.energisations : 0,
  kyc: permits(roles, 'astrologers.review') ? waiting.kyc : 0,
  withdrawals: permits(roles, 'payouts.read') ? waiting.withdrawals : 0,
  reportedChats: permits(roles, 'chats.moderate') ? waiting.reportedChats : 0,
});
