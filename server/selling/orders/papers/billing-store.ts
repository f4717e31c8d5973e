import { sql } from 'kysely';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { BilledBusiness } from '#contract/selling/payments/endpoints.ts';
import type { Reader } from '../../../platform/database/database.ts';

/** Returns the business of a buyer's last order with a GSTIN that is still offered; null without one. */
export async function lastBilled(db: Reader, userId: string): Promise<BilledBusiness | null> {
  const { rows } = await sql<{ gstin: string; billing: BillingDetails | null }>`
    select buyer_gstin as gstin, buyer_billing as billing from orders
     where user_id = ${userId} and buyer_gstin is not null and billing_offered
     order by created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns the address of a buyer's last order that was sent or is to be sent to them; null without one. */
export async function lastShipping(db: Reader, userId: string): Promise<ShippingAddress | null> {
  const row = await db
    .selectFrom('orders')
    .select('shipping')
    .where('user_id', '=', userId)
    .where('status', '<>', 'Cancelled')
    .where('reserved_until', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.shipping ?? null;
}

/** Marks the businesses of a buyer's orders as no longer offered. */
export async function stopOffering(db: Reader, userId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ billing_offered: false })
    .where('user_id', '=', userId)
    .where('buyer_gstin', 'is not', null)
    .where('billing_offered', '=', true)
    .execute();
}
