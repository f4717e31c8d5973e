import type { OrderNote } from '#contract/selling/orders/statuses.ts';
import type { StockService } from '../../../catalog/stock/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise } from '../../../platform/core/money.ts';
import { type Tx, transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CouponsService } from '../../coupons/service.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import type { PaymentsService } from '../../payments/service.ts';
import { countNotes, hasEvent, hasLeftOnce } from '../event-store.ts';
import { hasCustomised, linesToRestore } from '../line-store.ts';
import type { OrderEmails } from '../order-emails.ts';
import { changeStatus, findBuyer, hotOrder, lockOrder, type OrderRow, setEndReason } from '../store.ts';
import { mayCancel } from './cancellation.ts';

/** The services that a cancellation uses. */
export type CancelParts = {
  stock: StockService;
  coupons: CouponsService;
  payments: PaymentsService;
  emails: OrderEmails;
  invoices: InvoicesService;
  /** Cancels a buyer's open online order at the gateway. */
  cancelOpenOrder: (userId: string, why: 'buyer' | 'shop') => Promise<AppError | null>;
};

/** The services of {@link CancelParts}, with database and clock. */
export type CancelDeps = CancelParts & Pick<Platform, 'db' | 'now'>;

/** A cancellation, as it is written to the history. */
export type Cancellation = {
  orderId: string;
  by: 'buyer' | 'shop';
  actorId: string;
  reason: string | null;
  /** False: the pieces cannot be sold again. */
  restock: boolean;
};

type ReturnsError = 'not_cancellable' | 'order_has_returns' | 'order_stays_delivered' | 'order_return_open';

/**
 * Returns the error of a change that would undo a return: `accepted` after one was accepted, because that has settled stock
 * and money already, and `order_return_open` while one is open. The history has an event for each.
 */
export async function returnsRefusal(
  tx: Tx,
  orderId: string,
  { accepted, open = 'order_return_open' }: { accepted: ReturnsError; open?: ReturnsError },
): Promise<AppError | null> {
  const notes = await countNotes(tx, orderId, [
    'return_asked',
    'return_accepted',
    'return_refused',
    'return_withdrawn',
  ]);
  const of = (note: OrderNote) => notes.get(note) ?? 0;
  if (of('return_accepted') > 0) return appError(accepted);
  const isOpen = of('return_asked') > of('return_refused') + of('return_withdrawn');
  return isOpen ? appError(open) : null;
}

/**
 * Cancels a locked order: restores stock and coupon, requests the refund, notifies buyer and shop. Returns an error
 * when a return of it is open or was accepted. Pieces that were refunded or came back before do not move again.
 */
export async function cancelLocked(
  { now, stock, coupons, payments, emails, invoices }: CancelDeps,
  tx: Tx,
  order: OrderRow,
  cancellation: Cancellation,
): Promise<true | AppError> {
  const { by, actorId, reason, restock } = cancellation;
  const refused = await returnsRefusal(
    tx,
    order.id,
    by === 'buyer'
      ? { accepted: 'not_cancellable', open: 'not_cancellable' }
      : { accepted: 'order_has_returns' },
  );
  if (refused) return refused;
  const at = now();
  const lines = await linesToRestore(tx, order.id);
  const { moved } = await stock.restore(tx, lines);
  // Pieces that cannot be sold again are restored first and then written off.
  if (!restock)
    await stock.receive(
      tx,
      moved.map(({ skuId, quantity }) => ({ skuId, quantity: -quantity })),
      { reason: `written off, order ${order.id}`, by: by === 'shop' ? actorId : null },
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
    paymentStatus: order.payment_status,
    by,
    actorId,
    reason,
    at,
  });
  await setEndReason(tx, order.id, by);
  // The credit note is due now, whenever the refund arrives.
  invoices.creditNote(tx, { orderId: order.id, amount: 'rest', reason: 'cancelled' });
  await emails.cancelled(tx, order.id, { by, refundAmount, reason });
  await checkpoint('cancel.uncommitted', order.id);
  return true;
}

/** Cancels an unpaid online order at the gateway first, because it may be paid at this moment. */
export async function endIfOpen(
  { db, cancelOpenOrder }: CancelDeps,
  orderId: string,
  by: 'buyer' | 'shop',
): Promise<AppError | null> {
  const open = await findBuyer(db, orderId);
  return open?.reserved_until ? cancelOpenOrder(open.user_id, by) : null;
}

/** Cancels a buyer's own order. Idempotent. */
export async function cancelByBuyer(
  deps: CancelDeps,
  change: { orderId: string; userId: string; reason: string | null },
): Promise<true | AppError> {
  const { db, now } = deps;
  const own = await findBuyer(db, change.orderId);
  if (own?.user_id !== change.userId) return appError('order_not_found');
  const refused = await endIfOpen(deps, change.orderId, 'buyer');
  if (refused) return refused;
  await checkpoint('cancel.before', change.orderId);
  return transactAt<true>(db, [hotOrder(change.orderId)], async (tx) => {
    const order = await lockOrder(tx, change.orderId);
    if (!order) return appError('order_not_found');
    if (order.status === 'Cancelled') return true;
    const customised = await hasCustomised(tx, order.id);
    const energised = await hasEvent(tx, order.id, { note: 'energisation_done' });
    const facts = {
      status: order.status,
      payment: order.payment_status,
      left: await hasLeftOnce(tx, order.id),
      customised,
      energised,
      placedAt: order.created_at,
    };
    if (!mayCancel(facts, now())) return appError('not_cancellable');
    return cancelLocked(deps, tx, order, {
      orderId: order.id,
      by: 'buyer',
      actorId: change.userId,
      reason: change.reason,
      restock: true,
    });
  });
}
