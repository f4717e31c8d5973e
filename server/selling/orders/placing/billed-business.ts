import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { BilledBusiness } from '#contract/selling/payments/endpoints.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { checkAddress } from '../../../people/addresses/service.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lastBilled, lastShipping, stopOffering } from '../papers/billing-store.ts';

/**
 * Creates what a buyer's next checkout begins with: the business of their last order with a GSTIN, and the address of their
 * last order. Nothing is stored beside the orders, which keep it for tax anyway.
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

    /** Returns the address of the buyer's last order, if the shop still delivers there; null without one. */
    async addressLast(userId: string): Promise<ShippingAddress | null> {
      const last = await lastShipping(db, userId);
      if (!last) return null;
      const checked = checkAddress(last, (await settings.all()).countries);
      return checked instanceof AppError ? null : checked;
    },

    /** Offers the businesses of earlier orders no more. The orders and their invoices keep them. */
    forgetBilled: (userId: string): Promise<void> => stopOffering(db, userId),
  };
}
