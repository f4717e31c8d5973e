import { sql } from 'kysely';
import type { BillingDetails } from '#contract/orders/endpoints.ts';
import type { BilledBusiness } from '#contract/payments/endpoints.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';

/**
 * Creates the business that a buyer's next checkout begins with: that of their last order with a GSTIN. Nothing is stored
 * beside the orders, which keep it for tax anyway.
 */
export function createBilledBusiness(
  { db }: Pick<Platform, 'db'>,
  { settings }: { settings: SettingsService },
) {
  return {
    /** Returns the business that was billed last; null if there is none, or the shop asks for no GSTIN. */
    async billedLast(userId: string): Promise<BilledBusiness | null> {
      if (!(await settings.all()).gst.registered) return null;
      const { rows } = await sql<{ gstin: string; billing: BillingDetails | null }>`
        select buyer_gstin as gstin, buyer_billing as billing from orders
         where user_id = ${userId} and buyer_gstin is not null and billing_offered
         order by created_at desc limit 1`.execute(db);
      return rows[0] ?? null;
    },

    /** Offers the businesses of earlier orders no more. The orders and their invoices keep them. */
    async forgetBilled(userId: string): Promise<void> {
      await db
        .updateTable('orders')
        .set({ billing_offered: false })
        .where('user_id', '=', userId)
        .where('buyer_gstin', 'is not', null)
        .where('billing_offered', '=', true)
        .execute();
    },
  };
}
