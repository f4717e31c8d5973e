import { customers } from '#seed/people.ts';
import { recentOrders } from '#seed/recent-days.ts';
import type { Shop } from '../shop.ts';
import { claimRecentDays, quantitySkus } from './past-store.ts';
import { hoursBefore, type RecentClock, runInTime } from './recent-clock.ts';
import { type RecentParts, stepsOfOrder } from './recent-orders.ts';
import { stepsOfPeople } from './recent-people.ts';

/**
 * Gives the staff of the demo shop their work: orders in every state, returns, tickets, visitors, a payout and a report, made by
 * the services that the shop has for them. Each call is its own transaction, and a row is claimed before the first: a
 * process that dies in between leaves fewer orders, and all of them whole. Returns false if it was done before.
 */
export async function fillRecentDays(
  { platform, services }: Pick<Shop, 'platform' | 'services'>,
  { now, clock, pay }: { now: Date; clock: RecentClock; pay: RecentParts['pay'] },
): Promise<boolean> {
  const { db } = platform;
  if (!(await claimRecentDays(db, now))) return false;
  const before = hoursBefore(now);
  const byEmail = new Map(customers.map((customer) => [customer.email, customer]));
  const skus = await quantitySkus(
    db,
    recentOrders.map(({ product }) => product),
  );
  const parts = { services, db, before, customers: byEmail, skus, pay };
  await runInTime(
    [...recentOrders.flatMap((order) => stepsOfOrder(parts, order)), ...stepsOfPeople(parts)],
    clock,
  );
  clock.set(now);
  // Sends the refunds of cancelled orders to the sandbox.
  if (pay) await services.payments.sweep();
  return true;
}
