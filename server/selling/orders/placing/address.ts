import { findState } from '#contract/astrology/places/india.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { checkAddress } from '../../../people/addresses/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import { type AdminChange, assertRevision, recordChange } from '../changing/admin-change.ts';
import { leftRefusal } from '../changing/hold.ts';
import { addOrderEvent } from '../event-store.ts';
import type { OrderEmails } from '../order-emails.ts';
import { hotOrder, lockOrder, setShipping } from '../store.ts';
import { gstinStateRefusal } from './gstin.ts';

/** The services that a correction of an address uses. */
export type AddressParts = {
  audit: AuditService;
  settings: SettingsService;
  invoices: InvoicesService;
  emails: OrderEmails;
};

/** Returns whether two addresses have the same fields. */
const isSame = (one: ShippingAddress, other: ShippingAddress): boolean =>
  (Object.keys(one) as (keyof ShippingAddress)[]).every((field) => one[field] === other[field]);

/** Creates the correction of addresses before an order is sent. */
export function createAddressCorrection(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, settings, invoices, emails }: AddressParts,
) {
  /**
   * Corrects the address of an order that waits to be sent, and mails the new one to the buyer. The row is locked as for
   * shipping, so that a parcel leaves with the address that its admin saw. Once an invoice is issued, its state is the
   * place of supply (IGST Act, section 10) and decides its tax, so another state is `address_state_fixed` (decision 80).
   */
  return async function correctAddress(
    change: AdminChange & { address: Partial<ShippingAddress> },
  ): Promise<ShippingAddress | AppError> {
    const { orderId, actorId } = change;
    const address = checkAddress(change.address, (await settings.all()).countries);
    if (address instanceof AppError) return address;
    await checkpoint('status.before', orderId);
    return transactAt<ShippingAddress>(db, [hotOrder(orderId)], async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return appError('order_not_found');
      if (order.reserved_until) return appError('order_not_paid_yet');
      const before = order.shipping;
      if (isSame(address, before)) return before;
      const refused = leftRefusal(order) ?? (await assertRevision(tx, change));
      if (refused) return refused;
      const otherState =
        order.buyer_gstin && !order.buyer_billing
          ? gstinStateRefusal(order.buyer_gstin, address.state)
          : null;
      if (otherState) return otherState;
      const moves = address.state !== before.state || address.country !== before.country;
      if (moves && (await invoices.invoicedOrders([orderId], tx)).has(orderId)) {
        const state = findState(before.state);
        return appError('address_state_fixed', {
          state: state ? { en: state.name, hi: state.hi } : before.state,
        });
      }
      await setShipping(tx, orderId, address, now());
      await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'address_corrected', at: now() });
      await recordChange({ audit, now }, tx, 'order.address', change, order, {
        before: { shippingAddress: before },
        after: { shippingAddress: address },
      });
      await emails.addressCorrected(tx, orderId);
      return address;
    });
  };
}
