import type { BilledBusiness } from '#contract/payments/endpoints.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { lastBilled, stopOffering } from './billing-store.ts';

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
      return (await settings.all()).gst.registered ? lastBilled(db, userId) : null;
    },

    /** Offers the businesses of earlier orders no more. The orders and their invoices keep them. */
    forgetBilled: (userId: string): Promise<void> => stopOffering(db, userId),
  };
}
