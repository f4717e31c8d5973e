import { createHash } from 'node:crypto';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import type { AccountsService } from '../accounts/service.ts';
import { type EndReason, GatewayError, type PaymentsService } from '../payments/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise } from '../platform/core/money.ts';
import { isUniqueViolation, queueStatement, transact, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Checkout } from './checkout.ts';
import { lastOnlineOrders, reservationRefusal } from './limits.ts';
import { type CheckedRequest, type CheckoutRequest, hotRows } from './request.ts';
import { findOpenOrder, findOwnOrder, lockBuyer, type OrderRow } from './store.ts';

/** An opened checkout; no session when there was nothing to pay. */
export type OpenedCheckout = { orderId: string; gatewayOrderId: string; sessionId: string | null };

/** What paying online calls. */
export type OnlineParts = { settings: SettingsService; accounts: AccountsService; payments: PaymentsService };

// Below one rupee the gateway takes nothing: such an order is paid the moment it is placed.
const smallestPayment = asPaise(100);
// An open order this close to its end is not worth sending a buyer to.
const lastMinutes = 2 * 60_000;

/** Two checkouts are the same when lines, prices, coupon and address are. */
function hashOf({ quoted, address }: CheckedRequest): string {
  const lines = quoted.lines.map(({ item, quantity }) => [item.skuId, quantity, item.price]).sort();
  return createHash('sha256')
    .update(JSON.stringify([lines, address, quoted.price, quoted.coupon?.couponId]))
    .digest('hex');
}

/** Makes paying online: one open order a buyer, its session at the gateway. No transaction is open while the gateway is asked. */
export function createOnline(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, payments }: OnlineParts,
  checkout: Checkout,
) {
  /** The session of an order's gateway order, opened if it is not yet. */
  async function sessionOf(
    order: Pick<OrderRow, 'id' | 'user_id' | 'shipping'>,
  ): Promise<OpenedCheckout | AppError> {
    const gatewayOrder = await payments.bySubject('shop', order.id);
    const payer = await accounts.person(order.user_id);
    if (!gatewayOrder || !payer) throw new Error('An open order without its payment or its buyer');
    const returnPath = '/order-confirmation?order_id={order_id}';
    // Who signed in by a provider may have no number; the parcel has one.
    const phone = payer.phone || (order.shipping as unknown as ShippingAddress).phone;
    const opened = await payments.open(gatewayOrder.id, { ...payer, userId: payer.id, phone }, returnPath);
    return opened instanceof AppError
      ? opened
      : { orderId: order.id, gatewayOrderId: gatewayOrder.id, sessionId: opened.sessionId };
  }

  /** Writes the order with its stock and coupon, and what will be asked of the gateway. */
  async function place(
    checked: CheckedRequest,
    cartHash: string,
    at: Date,
  ): Promise<{ orderId: string; gatewayOrderId: string } | AppError> {
    const { userId } = checked.request;
    const { total } = checked.quoted.price;
    const { reservationMinutes, orderLimits } = await settings.all();
    const expiresAt = new Date(at.getTime() + reservationMinutes * 60_000);
    const gatewayOrderId = `PREORDER_${userId}_${at.getTime()}`;
    return transactAt(db, hotRows(checked), async (tx) => {
      await lockBuyer(tx, userId);
      const last = await queueStatement(tx, lastOnlineOrders(userId));
      const written = await checkout.write(
        tx,
        checked,
        { method: 'online', reservedUntil: expiresAt, cartHash },
        at,
      );
      const tooMuch = reservationRefusal(last.rows, checked.quoted.lines, orderLimits, at);
      if (tooMuch) return tooMuch;
      if (written instanceof AppError) return written;
      const { orderId } = written;
      await payments.prepare(tx, {
        id: gatewayOrderId,
        purpose: 'shop',
        subjectId: orderId,
        userId,
        amount: total,
        expiresAt,
        at,
      });
      if (total < smallestPayment) await payments.settleFree(tx, gatewayOrderId);
      await checkpoint('checkout.unreserved', orderId);
      return { orderId, gatewayOrderId };
    });
  }

  /**
   * Ends a buyer's open order for another one; a fault when its money has just come, or when the gateway cannot be
   * asked. Nothing when there is none.
   */
  async function cancelOpenOrder(
    userId: string,
    why: Exclude<EndReason, 'expired'> = 'replaced',
  ): Promise<AppError | null> {
    const open = await findOpenOrder(db, userId);
    const gatewayOrder = open && (await payments.bySubject('shop', open.id));
    if (!gatewayOrder) return null;
    try {
      const state = await payments.settle(gatewayOrder, { end: why });
      if (state === 'PAID') return appError('earlier_order_paid');
      // The gateway is still ending it; the goods stay held until it has.
      return state === 'ACTIVE' || state === 'FAILED' ? appError('gateway_unavailable') : null;
    } catch (error) {
      if (error instanceof GatewayError) return appError('gateway_unavailable');
      throw error;
    }
  }

  return {
    giveUpOpen: cancelOpenOrder,

    /**
     * The session of an order of one's own that waits for its money. Its price and coupon stand as they were placed; what
     * the goods cost by now does not matter while they are held.
     */
    async resume(
      userId: string,
      orderId: string,
    ): Promise<{ gatewayOrderId: string; sessionId: string } | AppError> {
      const order = await findOwnOrder(db, userId, orderId);
      if (!order) return appError('order_not_found');
      if (order.reserved_until === null || order.reserved_until <= now())
        return appError('order_not_payable');
      const opened = await sessionOf(order);
      if (opened instanceof AppError) return opened;
      const { gatewayOrderId, sessionId } = opened;
      return sessionId === null ? appError('order_not_payable') : { gatewayOrderId, sessionId };
    },

    /**
     * Opens an online order. The same cart again answers the same session; a changed one ends the earlier order first.
     * Two clicks at once: one writes the order, the other finds it and answers the same session.
     */
    async open(request: CheckoutRequest): Promise<OpenedCheckout | AppError> {
      const checked = await checkout.check(request);
      if (checked instanceof AppError) return checked;
      const cartHash = hashOf(checked);
      for (let tries = 1; ; tries += 1) {
        const at = now();
        const open = await findOpenOrder(db, request.userId);
        const lasts = open?.reserved_until && open.reserved_until.getTime() - at.getTime() > lastMinutes;
        if (open && lasts && open.cart_hash === cartHash) {
          await transact(db, (tx) => checkout.keepAddress(tx, checked));
          return sessionOf(open);
        }
        const refused = open && (await cancelOpenOrder(request.userId));
        if (refused) return refused;
        try {
          const placed = await place(checked, cartHash, at);
          if (placed instanceof AppError) return placed;
          await checkpoint('checkout.reserved', placed.orderId);
          if (checked.quoted.price.total < smallestPayment) return { ...placed, sessionId: null };
          return await sessionOf({ id: placed.orderId, user_id: request.userId, shipping: checked.address });
        } catch (error) {
          // Another click of the same buyer was first: look at its order.
          if (!isUniqueViolation(error, 'orders_one_open') || tries === 4) throw error;
        }
      }
    },
  };
}
