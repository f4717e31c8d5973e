import type { AuditAction } from '#contract/audit/actions.ts';
import {
  type Courier,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
} from '#contract/orders/endpoints.ts';
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
import type { OrderLetters } from './order-emails.ts';
import type { Snapshot } from './present.ts';
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

/** What changing an order's status moves besides its own rows. */
export type StatusParts = {
  audit: AuditService;
  stock: StockService;
  coupons: CouponsService;
  payments: PaymentsService;
  letters: OrderLetters;
  invoices: InvoicesService;
  /** Ends a buyer's open online order at the gateway. */
  giveUpOpen: (userId: string, why: 'buyer' | 'shop') => Promise<AppError | null>;
};

/** Who changes a status and why; it stands in the history. */
type Change = {
  orderId: string;
  by: 'buyer' | 'shop';
  actorId: string;
  reason: string | null;
  /** False: the pieces cannot be sold again. */
  restock: boolean;
};

/** True when a status lies before the one an order has. */
const isEarlier = (from: string, to: OrderStatus): boolean =>
  orderStatuses.indexOf(to) < orderStatuses.indexOf(from as OrderStatus);

/** Who at the desk changes an order, and the newest step of it they have seen; null: they did not say. */
type InAdmin = { orderId: string; actorId: string; seen: number | null };

/** Makes the changes of an order's status by buyer and shop. Every one locks the order's row: one of two rivals comes first. */
export function createStatusChanges(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, stock, coupons, payments, letters, invoices, giveUpOpen }: StatusParts,
) {
  const paymentOf = (order: OrderRow) => order.payment_status as PaymentStatus;

  /** Somebody at the desk decides on the ground of what they have seen: nothing may have changed since. */
  async function assertRevision(tx: Tx, { orderId, seen }: InAdmin): Promise<AppError | null> {
    return seen !== null && (await latestEventId(tx, orderId)) !== seen ? appError('order_changed') : null;
  }

  const record = (
    tx: Tx,
    action: AuditAction,
    { orderId, actorId }: InAdmin,
    change: { before: object; after: object },
  ) => audit.record(tx, { at: now(), actorId, action, entity: 'order', entityId: orderId, ...change });

  /**
   * Cancels a locked order: stock and coupon return, settled money is sent back, both sides are told. Returns a fault
   * when a return of it was accepted: its goods and its money went another way already.
   */
  async function cancel(tx: Tx, order: OrderRow, change: Change): Promise<true | AppError> {
    const { by, actorId, reason, restock } = change;
    if (await hasNote(tx, order.id, 'return_accepted'))
      return appError(by === 'buyer' ? 'not_cancellable' : 'order_has_returns');
    const at = now();
    const lines = await stockLines(tx, order.id);
    const { moved } = await stock.restore(tx, lines);
    // What cannot be sold again comes back to us and is written off.
    if (!restock)
      await stock.receive(
        tx,
        moved.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })),
        `written off, order ${order.id}`,
      );
    await coupons.giveBack(tx, order.id, at);
    const goesBack = await payments.moneyBack.rest(tx, {
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
    // The supply is undone, whenever its money arrives.
    invoices.creditNote(tx, { orderId: order.id, amount: 'rest', reason: 'cancelled' });
    await letters.cancelled(tx, order.id, { by, goesBack, reason });
    await checkpoint('cancel.uncommitted', order.id);
    return true;
  }

  /** An order that still waits for its money is ended at the gateway first; its money may come in that very moment. */
  async function endIfOpen(orderId: string, by: 'buyer' | 'shop'): Promise<AppError | null> {
    const open = await db
      .selectFrom('orders')
      .select(['user_id', 'reserved_until'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    return open?.reserved_until ? giveUpOpen(open.user_id, by) : null;
  }

  async function isCustomised(tx: Tx, orderId: string): Promise<boolean> {
    const items = await tx
      .selectFrom('order_items')
      .select('snapshot')
      .where('order_id', '=', orderId)
      .execute();
    return items.some((item) => (item.snapshot as unknown as Snapshot).customised);
  }

  return {
    /** A buyer cancels their own order. Cancelling twice is one cancelling. */
    async cancelByBuyer(change: {
      orderId: string;
      userId: string;
      reason: string | null;
    }): Promise<true | AppError> {
      const mine = await db
        .selectFrom('orders')
        .select('user_id')
        .where('id', '=', change.orderId)
        .executeTakeFirst();
      if (mine?.user_id !== change.userId) return appError('order_not_found');
      const refused = await endIfOpen(change.orderId, 'buyer');
      if (refused) return refused;
      await checkpoint('cancel.before', change.orderId);
      return transactAt<true>(db, [hotOrder(change.orderId)], async (tx) => {
        const order = await lockOrder(tx, change.orderId);
        if (!order) return appError('order_not_found');
        if (order.status === 'Cancelled') return true;
        const customised = await isCustomised(tx, order.id);
        if (
          !mayCancel({ status: order.status as OrderStatus, customised, placedAt: order.created_at }, now())
        )
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
     * The shop sets a status: any to any, except that a cancelled order stays cancelled (its goods may be sold again),
     * that one of which a return was accepted does not go back, and that one waiting for money can only be cancelled.
     * The same status again changes nothing.
     */
    async setByShop(
      change: InAdmin & {
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
        if (status === 'Shipped') await letters.shipped(tx, orderId);
        invoices.due(tx, 'order', orderId);
        return true;
      });
    },

    /** The desk says who carries an order; the buyer hears of it once the goods have left. The same again changes nothing. */
    async nameCourier(change: InAdmin & { courier: Courier }): Promise<Courier | null | AppError> {
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
        const status = order.status as OrderStatus;
        await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'courier_named', at: now() });
        await record(tx, 'order.courier', change, { before: { courier: before }, after: { courier } });
        const after = courier.name || courier.number || courier.url ? courier : null;
        if (after && hasLeft(status)) await letters.tracking(tx, orderId);
        return after;
      });
    },

    /** The shop notes that cash has come. Paid stays paid. */
    async markPaid(change: InAdmin): Promise<true | AppError> {
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
          status: order.status as OrderStatus,
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
