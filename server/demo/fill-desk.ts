import { deskOrders } from '#seed/desk.ts';
import { customers } from '#seed/people.ts';
import type { Shop } from '../shop.ts';
import { type DeskClock, hoursBefore, runInTime } from './desk-clock.ts';
import { type DeskParts, stepsOfOrder } from './desk-orders.ts';
import { stepsOfPeople } from './desk-people.ts';
import { claimDesk, quantitySkus } from './past-store.ts';

/**
 * Gives the desk of the demo shop its work: orders in every state, returns, tickets, visitors, a payout and a report, made by
 * the services that the shop has for them. Each call is its own transaction, and a row is claimed before the first: a
 * process that dies in between leaves fewer orders, and all of them whole. Returns false if it was done before.
 */
export async function fillDesk(
  { platform, services }: Pick<Shop, 'platform' | 'services'>,
  { now, clock, pay }: { now: Date; clock: DeskClock; pay: DeskParts['pay'] },
): Promise<boolean> {
  const { db } = platform;
  if (!(await claimDesk(db, now))) return false;
  const before = hoursBefore(now);
  const byEmail = new Map(customers.map((customer) => [customer.email, customer]));
  const skus = await quantitySkus(
    db,
    deskOrders.map(({ product }) => product),
  );
  const parts = { services, db, before, customers: byEmail, skus, pay };
  await runInTime(
    [...deskOrders.flatMap((order) => stepsOfOrder(parts, order)), ...stepsOfPeople(parts)],
    clock,
  );
  clock.set(now);
  // Sends the refunds of cancelled orders to the sandbox.
  if (pay) await services.payments.sweep();
  return true;
}
