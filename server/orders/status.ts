import type { AuditAction } from '#contract/audit/actions.ts';
import { type Courier, type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise } from '../platform/core/money.ts';
import { type Tx, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { StockService } from '../stock/service.ts';
import { mayCancel } from './cancellation.ts';
import { courierOf, hasLeft, sameCourier, writeCourier } from './courier.ts';
import type { OrderEmails } from './order-emails.ts';
import {
  addOrderEvent,
  changeStatus,
  hasNote,
  hotOrder,
  latestEventId,
  lockOrder,
  type OrderRow,
  stockLines,
} from './store.ts';

/** The services that status changes use. */
export type StatusParts = {
  audit: AuditService;
  stock: StockService;
  coupons: CouponsService;
  payments: PaymentsService;
  emails: OrderEmails;
  invoices: InvoicesService;
  /** Cancels a buyer's open online order at the gateway. */
  cancelOpenOrder: (userId: string, why: 'buyer' | 'shop') => Promise<AppError | null>;
};

/** A cancellation, as it is written to the history. */
type Cancellation = {
  orderId: string;
  by: 'buyer' | 'shop';
  actorId: string;
  reason: string | null;
  /** False: the pieces cannot be sold again. */
  restock: boolean;
};

/** Returns whether `to` comes before `from` in the order of statuses. */
const isEarlier = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatuses.indexOf(to) < orderStatuses.indexOf(from);

/** An admin's change. `expectedRevision` is the newest order event that they have seen; null skips the check. */
type AdminChange = { orderId: string; actorId: string; expectedRevision: number | null };

/**
 * Creates the status changes by buyer and admin. Each locks the order's row, so that concurrent changes are
 * serialised.
 */
export function createStatusChanges(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, stock, coupons, payments, emails, invoices, cancelOpenOrder }: StatusParts,
) {
  const paymentOf = (order: OrderRow) => order.payment_status;

  /** Returns `order_changed` when the order has changed since the admin read it. */
  async function assertRevision(
    tx: Tx,
    { orderId, expectedRevision }: AdminChange,
  ): Promise<AppError | null> {
    return expectedRevision !== null && (await latestEventId(tx, orderId)) !== expectedRevision
      ? appError('order_changed')
      : null;
  }

  const record = (
    tx: Tx,
    action: AuditAction,
    { orderId, actorId }: AdminChange,
    change: { before: object; after: object },
  ) => audit.record(tx, { at: now(), actorId, action, entity: 'order', entityId: orderId, ...change });

  /**
   * Cancels a locked order: restores stock and coupon, requests the refund, notifies buyer and shop. Returns an error
   * when a return of it was accepted, because that has settled its stock and money already.
   */
  async function cancel(tx: Tx, order: OrderRow, cancellation: Cancellation): Promise<true | AppError> {
    const { by, actorId, reason, restock } = cancellation;
    if (await hasNote(tx, order.id, 'return_accepted'))
      return appError(by === 'buyer' ? 'not_cancellable' : 'order_has_returns');
    const at = now();
    const lines = await stockLines(tx, order.id);
    const { moved } = await stock.restore(tx, lines);
    // Pieces that cannot be sold again are restored first and then written off.
    if (!restock)
      await stock.receive(
        tx,
        moved.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })),
        `written off, order ${order.id}`,
      );
    await coupons.releaseUse(tx, order.id, at);
    const refundAmount = await payments.refunds.requestRest(tx, {
      purpose: 'shop',
      subjectId: order.id,
      credited: asPaise(order.credited),
      reason: 'order cancelled',
      at,
    });
    await changeStatus(tx, order.id, {
      status: 'Cancelled',
      paymentStatus: paymentOf(order),
      by,
      actorId,
      reason,
      at,
    });
    await tx.updateTable('orders').set({ ended_because: by }).where('id', '=', order.id).execute();
    // The credit note is due now, whenever the refund arrives.
    invoices.creditNote(tx, { orderId: order.id, amount: 'rest', reason: 'cancelled' });
    await emails.cancelled(tx, order.id, { by, refundAmount, reason });
    await checkpoint('cancel.uncommitted', order.id);
    return true;
  }

  /** Cancels an unpaid online order at the gateway first, because it may be paid at this moment. */
  async function endIfOpen(orderId: string, by: 'buyer' | 'shop'): Promise<AppError | null> {
    const open = await db
      .selectFrom('orders')
      .select(['user_id', 'reserved_until'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    return open?.reserved_until ? cancelOpenOrder(open.user_id, by) : null;
  }

  async function isCustomised(tx: Tx, orderId: string): Promise<boolean> {
    const items = await tx
      .selectFrom('order_items')
      .select('snapshot')
      .where('order_id', '=', orderId)
      .execute();
    return items.some((item) => item.snapshot.customised);
  }

  return {
    /** Cancels a buyer's own order. Idempotent. */
    async cancelByBuyer(change: {
      orderId: string;
      userId: string;
      reason: string | null;
    }): Promise<true | AppError> {
      const own = await db
        .selectFrom('orders')
        .select('user_id')
        .where('id', '=', change.orderId)
        .executeTakeFirst();
      if (own?.user_id !== change.userId) return appError('order_not_found');
      const refused = await endIfOpen(change.orderId, 'buyer');
      if (refused) return refused;
      await checkpoint('cancel.before', change.orderId);
      return transactAt<true>(db, [hotOrder(change.orderId)], async (tx) => {
        const order = await lockOrder(tx, change.orderId);
        if (!order) return appError('order_not_found');
        if (order.status === 'Cancelled') return true;
        const customised = await isCustomised(tx, order.id);
        if (!mayCancel({ status: order.status, customised, placedAt: order.created_at }, now()))
          return appError('not_cancellable');
        return cancel(tx, order, {
          orderId: order.id,
          by: 'buyer',
          actorId: change.userId,
          reason: change.reason,
          restock: true,
        });
      });
    },

    /**
     * Sets any status as an admin, except:
     * - A cancelled order stays cancelled, because its stock may be sold again.
     * - An order with an accepted return does not go back to an earlier status.
     * - An unpaid online order can only be cancelled.
     *
     * Setting the same status again changes nothing.
     */
    async setByShop(
      change: AdminChange & {
        status: OrderStatus;
        reason: string | null;
        restock: boolean;
        courier: Courier | null;
      },
    ): Promise<true | AppError> {
      const { orderId, status, actorId, reason, restock, courier } = change;
      const refused = status === 'Cancelled' ? await endIfOpen(orderId, 'shop') : null;
      if (refused) return refused;
      await checkpoint('status.before', orderId);
      return transactAt<true>(db, [hotOrder(orderId)], async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return appError('order_not_found');
        if (order.status === status) return true;
        const changed = await assertRevision(tx, change);
        if (changed) return changed;
        if (order.status === 'Cancelled') return appError('order_is_cancelled');
        if (order.reserved_until) return appError('order_not_found');
        await record(tx, 'order.status', change, {
          before: { status: order.status, courier: courierOf(order) },
          after: { status, reason, ...(status === 'Cancelled' ? { restock } : { courier }) },
        });
        if (status === 'Cancelled')
          return cancel(tx, order, { orderId, by: 'shop', actorId, reason, restock });
        if (isEarlier(order.status, status) && (await hasNote(tx, orderId, 'return_accepted')))
          return appError('order_stays_delivered');
        if (courier) await writeCourier(tx, orderId, courier);
        await changeStatus(tx, orderId, {
          status,
          paymentStatus: paymentOf(order),
          by: 'shop',
          actorId,
          reason,
          at: now(),
        });
        if (status === 'Shipped') await emails.shipped(tx, orderId);
        invoices.due(tx, 'order', orderId);
        return true;
      });
    },

    /** Sets the courier of an order. The buyer is notified if the order has shipped. Idempotent. */
    async setCourier(change: AdminChange & { courier: Courier }): Promise<Courier | null | AppError> {
      const { orderId, actorId, courier } = change;
      return transactAt<Courier | null>(db, [hotOrder(orderId)], async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order || order.reserved_until) return appError('order_not_found');
        const before = courierOf(order);
        if (sameCourier(before, courier)) return before;
        if (order.status === 'Cancelled') return appError('order_is_cancelled');
        const changed = await assertRevision(tx, change);
        if (changed) return changed;
        await writeCourier(tx, orderId, courier);
        const status = order.status;
        await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'courier_named', at: now() });
        await record(tx, 'order.courier', change, { before: { courier: before }, after: { courier } });
        const after = courier.name || courier.number || courier.url ? courier : null;
        if (after && hasLeft(status)) await emails.tracking(tx, orderId);
        return after;
      });
    },

    /** Marks a cash order as paid. Idempotent. */
    async markPaid(change: AdminChange): Promise<true | AppError> {
      return transactAt<true>(db, [hotOrder(change.orderId)], async (tx) => {
        const order = await lockOrder(tx, change.orderId);
        if (!order || order.reserved_until) return appError('order_not_found');
        if (order.payment_status === 'Paid' || order.payment_status === 'Refunded') return true;
        const changed = await assertRevision(tx, change);
        if (changed) return changed;
        if (order.status === 'Cancelled') return appError('order_is_cancelled');
        await record(tx, 'order.paid', change, {
          before: { paymentStatus: order.payment_status },
          after: { paymentStatus: 'Paid' },
        });
        await changeStatus(tx, order.id, {
          status: order.status,
          paymentStatus: 'Paid',
          by: 'shop',
          actorId: change.actorId,
          note: 'cash_came',
          at: now(),
        });
        invoices.due(tx, 'order', order.id);
        return true;
      });
    },
  };
}
