import type { OrderNote, OrderStatus, PaymentStatus } from '#contract/orders/endpoints.ts';
import type { CartService } from '../cart/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import type { EndReason, Subject } from '../payments/service.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { StockService } from '../stock/service.ts';
import type { OrderLetters } from './order-emails.ts';
import { addEvent, changeStatus, lockOrder, type OrderRow, stockLines } from './store.ts';

/** What the life of an order moves besides its own rows. */
export type LifecycleParts = {
  stock: StockService;
  coupons: CouponsService;
  cart: CartService;
  letters: OrderLetters;
  invoices: InvoicesService;
};

/** What the history says of an order that ended unpaid. */
const endNotes = {
  expired: 'expired',
  replaced: 'replaced',
  buyer: 'cancelled_by_buyer',
  shop: 'cancelled_by_shop',
} as const satisfies Record<EndReason, OrderNote>;

/**
 * What the payment of a shop order does to it. Each function works in the payment's transaction, with the order's row
 * locked, and finds out for itself what is left to do.
 */
export function createLifecycle({ stock, coupons, cart, letters, invoices }: LifecycleParts): Subject {
  const currentStatus = (order: OrderRow) => ({
    status: order.status as OrderStatus,
    paymentStatus: order.payment_status as PaymentStatus,
  });

  async function existing(tx: Tx, id: string): Promise<OrderRow> {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('A payment for an order that was never written');
    return order;
  }

  return {
    /** Sells what was reserved, or what is on the shelf again when the reservation had run out. */
    async paid(tx, { subjectId, at }) {
      const order = await existing(tx, subjectId);
      const waiting = order.reserved_until !== null;
      // Given up for another cart, cancelled or sold otherwise: only an order that merely ran out is taken up again.
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
      if (!waiting) coupons.takeAgain(tx, order.id);
      await tx.updateTable('orders').set({ ended_because: null }).where('id', '=', order.id).execute();
      await cart.removeSkus(
        tx,
        order.user_id,
        lines.map((line) => line.skuId),
      );
      await letters.paid(tx, order.id);
      invoices.due(tx, 'order', order.id);
      return true;
    },

    /** Nobody can pay it any more: its goods go back to the shelf. */
    async ended(tx, { subjectId, why, at }) {
      const order = await existing(tx, subjectId);
      if (order.reserved_until === null) return;
      await stock.release(tx, await stockLines(tx, order.id));
      await coupons.giveBack(tx, order.id, at);
      await changeStatus(tx, order.id, {
        status: 'Cancelled',
        paymentStatus: 'Failed',
        by: 'system',
        note: endNotes[why],
        at,
      });
      await tx.updateTable('orders').set({ ended_because: why }).where('id', '=', order.id).execute();
    },

    async sentBack(tx, { subjectId, amount, why, at }) {
      const order = await existing(tx, subjectId);
      await addEvent(tx, order.id, { ...currentStatus(order), by: 'gateway', note: why, amount, at });
      await letters.sentBack(tx, order.id, { amount, why });
    },

    async refunded(tx, { subjectId, amount, success, whole, at }) {
      const order = await existing(tx, subjectId);
      // A part, or a second payment, that went back leaves the order paid.
      const paymentStatus = success && whole ? 'Refunded' : currentStatus(order).paymentStatus;
      if (paymentStatus !== order.payment_status) {
        await tx
          .updateTable('orders')
          .set({ payment_status: paymentStatus, updated_at: at })
          .where('id', '=', order.id)
          .execute();
      }
      const note = success ? 'sent_back' : 'not_sent_back';
      await addEvent(tx, order.id, {
        ...currentStatus(order),
        paymentStatus,
        by: 'gateway',
        note,
        amount,
        at,
      });
      if (success) await letters.refunded(tx, order.id, amount);
    },
  };
}
