import { createHash } from 'node:crypto';
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

/** An opened checkout. The session is null when there was nothing to pay. */
export type OpenedCheckout = { orderId: string; gatewayOrderId: string; sessionId: string | null };

/** The services that online payment uses. */
export type OnlineParts = { settings: SettingsService; accounts: AccountsService; payments: PaymentsService };

// The gateway's minimum is one rupee. A cheaper order is paid when it is placed.
const smallestPayment = asPaise(100);
// An open order that expires within this time is replaced, because the buyer could not finish paying.
const lastMinutes = 2 * 60_000;

/** Hashes lines, prices, coupon and address, to recognise a repeated checkout. */
function hashOf({ quoted, address }: CheckedRequest): string {
  const lines = quoted.lines.map(({ item, quantity }) => [item.skuId, quantity, item.price]).sort();
  return createHash('sha256')
    .update(JSON.stringify([lines, address, quoted.price, quoted.coupon?.couponId]))
    .digest('hex');
}

/**
 * Creates online payment. A buyer has one open order at a time. No transaction is open during a gateway request.
 */
export function createOnline(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, payments }: OnlineParts,
  checkout: Checkout,
) {
  /** Returns the payment session of an order. Creates it at the gateway if there is none. */
  async function sessionOf(
    order: Pick<OrderRow, 'id' | 'user_id' | 'shipping'>,
  ): Promise<OpenedCheckout | AppError> {
    const gatewayOrder = await payments.findByPayable('shop', order.id);
    const payer = await accounts.person(order.user_id);
    if (!gatewayOrder || !payer) throw new Error(`Open order ${order.id} has no gateway order or no buyer`);
    const returnPath = '/order-confirmation?order_id={order_id}';
    // An account from an identity provider may have no phone number, but the shipping address has one.
    const phone = payer.phone || order.shipping.phone;
    const opened = await payments.open(gatewayOrder.id, { ...payer, userId: payer.id, phone }, returnPath);
    return opened instanceof AppError
      ? opened
      : { orderId: order.id, gatewayOrderId: gatewayOrder.id, sessionId: opened.sessionId };
  }

  /** Writes the order with its stock, its coupon and its gateway order. */
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
      const limited = reservationRefusal(last.rows, checked.quoted.lines, orderLimits, at);
      if (limited) return limited;
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
      if (total < smallestPayment) await payments.settleZeroAmount(tx, gatewayOrderId);
      await checkpoint('checkout.unreserved', orderId);
      return { orderId, gatewayOrderId };
    });
  }

  /**
   * Cancels a buyer's open order, if there is one. Returns an error when it has just been paid, or when the gateway is
   * unreachable.
   */
  async function cancelOpenOrder(
    userId: string,
    why: Exclude<EndReason, 'expired'> = 'replaced',
  ): Promise<AppError | null> {
    const open = await findOpenOrder(db, userId);
    const gatewayOrder = open && (await payments.findByPayable('shop', open.id));
    if (!gatewayOrder) return null;
    try {
      const state = await payments.settle(gatewayOrder, { end: why });
      if (state === 'PAID') return appError('earlier_order_paid');
      // The gateway is still terminating it. The stock stays reserved until then.
      return state === 'ACTIVE' || state === 'FAILED' ? appError('gateway_unavailable') : null;
    } catch (error) {
      if (error instanceof GatewayError) return appError('gateway_unavailable');
      throw error;
    }
  }

  return {
    cancelOpenOrder,

    /**
     * Returns the payment session of a buyer's own unpaid order. Price and coupon stay as they were placed, whatever
     * the products cost now.
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
     * Opens an online order. The same cart again returns the same session. A changed cart replaces the open order. Of
     * two concurrent clicks, one writes the order and the other returns the same session.
     */
    async open(request: CheckoutRequest): Promise<OpenedCheckout | AppError> {
      const checked = await checkout.check(request);
      if (checked instanceof AppError) return checked;
      const cartHash = hashOf(checked);
      for (let tries = 1; ; tries += 1) {
        const at = now();
        const open = await findOpenOrder(db, request.userId);
        const isUsable = open?.reserved_until && open.reserved_until.getTime() - at.getTime() > lastMinutes;
        if (open && isUsable && open.cart_hash === cartHash) {
          await transact(db, (tx) => checkout.saveAddress(tx, checked));
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
          // A concurrent click of the same buyer was first. Retry with its order.
          if (!isUniqueViolation(error, 'orders_one_open') || tries === 4) throw error;
        }
      }
    },
  };
}
