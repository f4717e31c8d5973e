import type { OrderNote } from '#contract/selling/orders/endpoints.ts';
import type { StockService } from '../../../catalog/stock/service.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { CartService } from '../../cart/service.ts';
import type { CouponsService } from '../../coupons/service.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import type { EndReason, Payable } from '../../payments/service.ts';
import { addEvent } from '../event-store.ts';
import { stockLines } from '../line-store.ts';
import type { OrderEmails } from '../order-emails.ts';
import { changeStatus, lockOrder, type OrderRow, setEndReason, setPaymentStatus } from '../store.ts';

/** The services that the payable of orders uses. */
export type OrderPayableParts = {
  stock: StockService;
  coupons: CouponsService;
  cart: CartService;
  emails: OrderEmails;
  invoices: InvoicesService;
};

/** The order event note for each end reason. */
const endNotes = {
  expired: 'expired',
  replaced: 'replaced',
  buyer: 'cancelled_by_buyer',
  shop: 'cancelled_by_shop',
} as const satisfies Record<EndReason, OrderNote>;

const currentStatus = (order: OrderRow) => ({
  status: order.status,
  paymentStatus: order.payment_status,
});

async function lockExisting(tx: Tx, id: string): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error(`Order ${id} of a payment not found`);
  return order;
}

/**
 * Creates the payable of orders. Each handler runs in the payment's transaction, locks the order's row and decides
 * from its current state.
 */
export function createOrderPayable({ stock, coupons, cart, emails, invoices }: OrderPayableParts): Payable {
  return {
    /** Sells the reserved stock, or available stock when the reservation had expired. */
    async paid(tx, { subjectId, at }) {
      const order = await lockExisting(tx, subjectId);
      const waiting = order.reserved_until !== null;
      // Only an expired order is reopened, not one that was replaced or cancelled.
      if (!waiting && order.ended_because !== 'expired') return false;
      const lines = await stockLines(tx, order.id);
      const sold = await stock.sell(tx, lines);
      if (sold instanceof AppError) return false;
      await changeStatus(tx, order.id, {
        status: 'Pending',
        paymentStatus: 'Paid',
        by: 'gateway',
        ...(!waiting && { note: 'paid_late' }),
        at,
      });
      if (!waiting) coupons.reclaimUse(tx, order.id);
      await setEndReason(tx, order.id, null);
      await cart.removeBought(tx, order.user_id, lines);
      await emails.paid(tx, order.id);
      invoices.due(tx, 'order', order.id);
      return true;
    },

    /** Cancels the order and releases its stock and coupon. */
    async ended(tx, { subjectId, why, at }) {
      const order = await lockExisting(tx, subjectId);
      if (order.reserved_until === null) return;
      await stock.release(tx, await stockLines(tx, order.id));
      await coupons.releaseUse(tx, order.id, at);
      await changeStatus(tx, order.id, {
        status: 'Cancelled',
        paymentStatus: 'Failed',
        by: 'system',
        note: endNotes[why],
        at,
      });
      await setEndReason(tx, order.id, why);
    },

    async refundRequested(tx, { subjectId, amount, why, at }) {
      const order = await lockExisting(tx, subjectId);
      await addEvent(tx, order.id, { ...currentStatus(order), by: 'gateway', note: why, amount, at });
      await emails.paymentRefunded(tx, order.id, { amount, why });
    },

    async refunded(tx, { subjectId, amount, success, whole, at }) {
      const order = await lockExisting(tx, subjectId);
      // A partial refund, or the refund of a second payment, leaves the order paid.
      const paymentStatus = success && whole ? 'Refunded' : currentStatus(order).paymentStatus;
      if (paymentStatus !== order.payment_status) await setPaymentStatus(tx, order.id, paymentStatus, at);
      const note = success ? 'sent_back' : 'not_sent_back';
      await addEvent(tx, order.id, {
        ...currentStatus(order),
        paymentStatus,
        by: 'gateway',
        note,
        amount,
        at,
      });
      if (success) await emails.refunded(tx, order.id, amount);
    },
  };
}
