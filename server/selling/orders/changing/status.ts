import { indiaDay } from '#contract/core/india-time.ts';
import type { Permission } from '#contract/people/accounts/permissions.ts';
import { type Courier, type OrderStatus, orderStatuses } from '#contract/selling/orders/endpoints.ts';
import { hasLeft, needsOfStaff } from '#contract/selling/orders/transitions.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Tx, transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addOrderEvent, hasEvent } from '../event-store.ts';
import { findOrder } from '../full-order-store.ts';
import type { FindDeadlines } from '../order-emails.ts';
import { recordCash } from '../paying/cash-payment.ts';
import { arrivalOf, deliveryCalendar } from '../placing/delivery.ts';
import { courierOf } from '../present.ts';
import {
  changeStatus,
  findOrderRow,
  hotOrder,
  lockOrder,
  type OrderRow,
  setCourier as storeCourier,
} from '../store.ts';
import { type AdminChange, assertRevision, recordChange as record } from './admin-change.ts';
import {
  type CancelDeps,
  type CancelParts,
  cancelByBuyer,
  cancelLocked,
  endIfOpen,
  returnsRefusal,
} from './cancel-order.ts';
import { findOpenHold } from './hold-store.ts';
import { isAllRefunded } from './refund-store.ts';

/** The services that status changes use. */
export type StatusParts = CancelParts & {
  audit: AuditService;
  settings: SettingsService;
  findDeadlines: FindDeadlines;
};

type ChangeDeps = CancelDeps & StatusParts;

/** A new status, set by an admin. */
export type StatusChange = AdminChange & {
  status: OrderStatus;
  reason: string | null;
  restock: boolean;
  courier: Courier | null;
  /** The permission of the table of transitions that was asked for. */
  permission: Permission;
  /** Of a bulk change: refuses to set back an order, or to pass over other tracking details. */
  forwardOnly?: boolean;
};

/** Returns whether `to` comes before `from` in the order of statuses. */
const isEarlier = (from: OrderStatus, to: OrderStatus): boolean =>
  orderStatuses.indexOf(to) < orderStatuses.indexOf(from);

/** Returns whether the input is the stored courier. */
const sameCourier = (known: Courier | null, typed: Courier): boolean =>
  (known?.name ?? '') === typed.name &&
  (known?.number ?? '') === typed.number &&
  (known?.url ?? '') === typed.url;

/** What decides whether an order can be sent. `refunded`: all its items were. */
type Sendable = Pick<OrderRow, 'status'> & { onHold: boolean; refunded: boolean };

/** Returns why an order that is in the shop cannot leave it now; null when it can. */
const sendingProblem = ({ onHold, refunded }: Omit<Sendable, 'status'>): AppError | null => {
  if (onHold) return appError('order_on_hold');
  return refunded ? appError('order_refunded') : null;
};

/** Reads what decides whether an order can be sent. */
async function readSendable(tx: Tx, orderId: string): Promise<Omit<Sendable, 'status'>> {
  const onHold = (await findOpenHold(tx, orderId)) !== undefined;
  return { onHold, refunded: await isAllRefunded(tx, orderId) };
}

/** Returns why a bulk change must not ship an order; null when it may. The preview and the change ask the same. */
export function shippingProblem({ status, ...sendable }: Sendable): AppError | null {
  if (status === 'Cancelled') return appError('order_is_cancelled');
  return hasLeft(status) ? appError('order_shipped_before') : sendingProblem(sendable);
}

/** Returns the day (YYYY-MM-DD, IST) on which an order arrives at the latest; null when that day has passed. */
async function latestArrival({ settings, now }: ChangeDeps, tx: Tx, order: OrderRow): Promise<string | null> {
  const full = await findOrder(tx, order.id);
  const to = full && arrivalOf(full, deliveryCalendar(await settings.all(tx)))?.to;
  return to && to > indiaDay(now()) ? to : null;
}

/**
 * Tells the buyer of a status when the order reaches it for the first time. An admin who corrects a slip by going back
 * and forth must not send the same e-mail twice.
 */
async function writeToBuyer(deps: ChangeDeps, tx: Tx, order: OrderRow, status: OrderStatus): Promise<void> {
  const { emails, findDeadlines } = deps;
  if (status === 'Shipped') await emails.shipped(tx, order.id, await latestArrival(deps, tx, order));
  if (status === 'Out-for-delivery') await emails.outForDelivery(tx, order.id);
  if (status === 'Delivered') await emails.delivered(tx, order.id, findDeadlines);
}

/** Returns what staff need to set a status by the table of transitions; null where nothing would change. */
const needsOf = (order: Pick<OrderRow, 'status' | 'payment_status'>, to: OrderStatus) =>
  needsOfStaff({ from: order.status, payment: order.payment_status, to });

/** An order that has left is on its way, whatever was refunded since. */
const leavesNow = (order: OrderRow, sendable: Omit<Sendable, 'status'>): Omit<Sendable, 'status'> => ({
  ...sendable,
  refunded: sendable.refunded && !hasLeft(order.status),
});

async function setByShop(deps: ChangeDeps, change: StatusChange): Promise<true | AppError> {
  const { db, now, invoices } = deps;
  const { orderId, status, actorId, reason, restock, courier } = change;
  const refused = status === 'Cancelled' ? await endIfOpen(deps, orderId, 'shop') : null;
  if (refused) return refused;
  await checkpoint('status.before', orderId);
  return transactAt<true>(db, [hotOrder(orderId)], async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return appError('order_not_found');
    const repeated = !courier || sameCourier(courierOf(order), courier);
    if (order.status === status && (repeated || !change.forwardOnly)) return true;
    const sendable = await readSendable(tx, orderId);
    const unshippable = change.forwardOnly ? shippingProblem({ ...order, ...sendable }) : null;
    if (unshippable) return unshippable;
    const changed = await assertRevision(tx, change);
    if (changed) return changed;
    if (order.status === 'Cancelled') return appError('order_is_cancelled');
    if (order.reserved_until) return appError('order_not_found');
    const needs = needsOf(order, status);
    if (!needs && order.status !== status) return appError('invalid_order_status');
    // It was paid or sent since the permission was asked for.
    if (needs && needs.permission !== change.permission && needs.permission !== 'orders.pack')
      return appError('order_changed');
    const unsendable = hasLeft(status) ? sendingProblem(leavesNow(order, sendable)) : null;
    if (unsendable) return unsendable;
    await record(deps, tx, 'order.status', change, order, {
      before: { status: order.status, courier: courierOf(order) },
      after: { status, reason, ...(status === 'Cancelled' ? { restock } : { courier }) },
    });
    if (status === 'Cancelled')
      return cancelLocked(deps, tx, order, { orderId, by: 'shop', actorId, reason, restock });
    const back = isEarlier(order.status, status)
      ? await returnsRefusal(tx, orderId, { accepted: 'order_stays_delivered' })
      : null;
    if (back) return back;
    const isFirst = !(await hasEvent(tx, orderId, { status }));
    const isNewCourier = courier !== null && !sameCourier(courierOf(order), courier);
    if (courier) await storeCourier(tx, orderId, courier);
    await changeStatus(tx, orderId, {
      status,
      paymentStatus: order.payment_status,
      by: 'shop',
      actorId,
      reason,
      at: now(),
    });
    if (isFirst) await writeToBuyer(deps, tx, order, status);
    else if (isNewCourier && hasLeft(status)) await deps.emails.tracking(tx, orderId);
    invoices.due(tx, 'order', orderId);
    return true;
  });
}

async function setCourier(
  deps: ChangeDeps,
  change: AdminChange & { courier: Courier },
): Promise<Courier | null | AppError> {
  const { db, now, emails } = deps;
  const { orderId, actorId, courier } = change;
  return transactAt<Courier | null>(db, [hotOrder(orderId)], async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.reserved_until) return appError('order_not_found');
    const before = courierOf(order);
    if (sameCourier(before, courier)) return before;
    if (order.status === 'Cancelled') return appError('order_is_cancelled');
    const changed = await assertRevision(tx, change);
    if (changed) return changed;
    await storeCourier(tx, orderId, courier);
    const status = order.status;
    await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'courier_named', at: now() });
    await record(deps, tx, 'order.courier', change, order, {
      before: { courier: before },
      after: { courier },
    });
    const after = courier.name || courier.number || courier.url ? courier : null;
    if (after && hasLeft(status)) await emails.tracking(tx, orderId);
    return after;
  });
}

async function markPaid(deps: ChangeDeps, change: AdminChange): Promise<true | AppError> {
  return transactAt<true>(deps.db, [hotOrder(change.orderId)], async (tx) => {
    const order = await lockOrder(tx, change.orderId);
    if (!order || order.reserved_until) return appError('order_not_found');
    if (order.payment_status === 'Paid' || order.payment_status === 'Refunded') return true;
    const changed = await assertRevision(tx, change);
    if (changed) return changed;
    if (order.status === 'Cancelled') return appError('order_is_cancelled');
    await recordCash(deps, tx, order, change.actorId);
    return true;
  });
}

/**
 * Creates the status changes by buyer and admin. Each locks the order's row, so that concurrent changes are
 * serialised.
 */
export function createStatusChanges({ db, now }: Pick<Platform, 'db' | 'now'>, parts: StatusParts) {
  const deps: ChangeDeps = { db, now, ...parts };
  return {
    /** Cancels a buyer's own order. Idempotent. */
    cancelByBuyer: (change: { orderId: string; userId: string; reason: string | null }) =>
      cancelByBuyer(deps, change),

    /** Returns what staff need to set a status of an order. An unknown order is like a new one, so that nobody learns of it. */
    needsOf: async (orderId: string, to: OrderStatus) =>
      needsOf((await findOrderRow(db, orderId)) ?? { status: 'Pending', payment_status: 'Pending' }, to),

    /**
     * Sets any status as an admin, except:
     * - A cancelled order stays cancelled, because its stock may be sold again.
     * - An order with an open or accepted return does not go back to an earlier status.
     * - An order of which all items were refunded is not sent.
     * - An unpaid online order can only be cancelled.
     * - An order on hold is not sent.
     *
     * Setting the same status again changes nothing.
     */
    setByShop: (change: StatusChange) => setByShop(deps, change),

    /** Sets the courier of an order. The buyer is notified if the order has shipped. Idempotent. */
    setCourier: (change: AdminChange & { courier: Courier }) => setCourier(deps, change),

    /** Marks a cash order as paid. Idempotent. */
    markPaid: (change: AdminChange) => markPaid(deps, change),
  };
}
