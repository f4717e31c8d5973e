import { createHash } from 'node:crypto';
import type { Lang } from '#contract/faults.ts';
import type { ShippingAddress } from '#contract/orders.ts';
import type { Quote } from '#contract/payments.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CatalogService } from '../catalog/service.ts';
import { GatewayError, type PaymentsService } from '../payments/service.ts';
import { checkpoint } from '../platform/checkpoint.ts';
import { isUniqueViolation, transact } from '../platform/database/database.ts';
import { Fault, fault } from '../platform/fault.ts';
import { newId } from '../platform/id.ts';
import { asPaise } from '../platform/money.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { StockService } from '../stock/service.ts';
import { checkAddress } from './address.ts';
import {
  type AskedLine,
  checkQuantities,
  differs,
  presentQuote,
  type Quoted,
  quoteLines,
  type ShownFigures,
} from './quote.ts';
import type { OrderRow } from './store.ts';
import { findOpenOrder } from './store.ts';
import { itemId, writeOrder } from './write-order.ts';

/** A checkout as a buyer sends it. */
export type CheckoutRequest = {
  userId: string;
  language: Lang;
  items: AskedLine[];
  shown: ShownFigures;
  address: Partial<ShippingAddress>;
  paymentMethod: string | undefined;
  couponCode: string | null | undefined;
};

/** An opened checkout; no session when there was nothing to pay. */
export type OpenedCheckout = { orderId: string; gatewayOrderId: string; sessionId: string | null };

/** What checkout calls. */
export type CheckoutParts = {
  settings: SettingsService;
  accounts: AccountsService;
  catalog: CatalogService;
  stock: StockService;
  payments: PaymentsService;
};

// Below one rupee the gateway takes nothing: such an order is paid the moment it is placed.
const smallestPayment = asPaise(100);
// An open order this close to its end is not worth sending a buyer to.
const lastMinutes = 2 * 60_000;

const hashOf = (quoted: Quoted, address: ShippingAddress): string => {
  const lines = quoted.lines.map(({ item, quantity }) => [item.skuId, quantity, item.price]).sort();
  return createHash('sha256')
    .update(JSON.stringify([lines, address, quoted.price]))
    .digest('hex');
};

/** Makes the checkout: prices, reserves, opens the order at the gateway. No transaction is open while the gateway is asked. */
export function createCheckout(
  platform: Platform,
  { settings, accounts, catalog, stock, payments }: CheckoutParts,
) {
  const { db, now } = platform;

  async function price(items: AskedLine[]): Promise<Quoted | Fault> {
    const keys = items.map((line) => ({
      productId: line.product,
      variantId: line.variantId || null,
      size: line.size || null,
    }));
    const found = await catalog.sellable(db, keys);
    return checkQuantities(items, found) ?? quoteLines(items, found, await settings.all());
  }

  /** The session of an order's gateway order, opened if it is not yet. */
  async function sessionOf(order: Pick<OrderRow, 'id' | 'user_id'>): Promise<OpenedCheckout | Fault> {
    const gatewayOrder = await payments.bySubject('shop', order.id);
    const payer = await accounts.person(order.user_id);
    if (!gatewayOrder || !payer) throw new Error('An open order without its payment or its buyer');
    const returnPath = '/order-confirmation?order_id={order_id}&status={order_status}';
    const opened = await payments.open(gatewayOrder.id, { ...payer, userId: payer.id }, returnPath);
    return opened instanceof Fault
      ? opened
      : { orderId: order.id, gatewayOrderId: gatewayOrder.id, sessionId: opened.sessionId };
  }

  /** Ends an open order for another cart; a fault when its money has just come, or when the gateway cannot be asked. */
  async function giveUp(order: OrderRow): Promise<Fault | null> {
    const gatewayOrder = await payments.bySubject('shop', order.id);
    if (!gatewayOrder) throw new Error('An open order without its payment');
    try {
      const state = await payments.settle(gatewayOrder, { end: true });
      if (state === 'PAID') return fault('earlier_order_paid');
      // The gateway is still ending it; the goods stay held until it has.
      return state === 'ACTIVE' || state === 'FAILED' ? fault('gateway_unavailable') : null;
    } catch (error) {
      if (error instanceof GatewayError) return fault('gateway_unavailable');
      throw error;
    }
  }

  return {
    /** What lines cost now; reserves nothing. */
    async quote(items: AskedLine[], couponCode?: string | null): Promise<Quote | Fault> {
      if (couponCode) return fault('coupon_refused');
      const quoted = await price(items);
      return quoted instanceof Fault ? quoted : presentQuote(quoted);
    },

    /**
     * Opens an online order. The same cart again answers the same session; a changed one ends the earlier order first.
     * Two clicks at once: one writes the order, the other finds it and answers the same session.
     */
    async open(request: CheckoutRequest): Promise<OpenedCheckout | Fault> {
      if (request.paymentMethod !== 'online') return fault('payment_method_required');
      if (request.items.length === 0) return fault('cart_empty');
      const { countries, reservationMinutes } = await settings.all();
      const address = checkAddress(request.address, countries);
      if (address instanceof Fault) return address;
      if (request.couponCode) return fault('coupon_refused');
      const quoted = await price(request.items);
      if (quoted instanceof Fault) return quoted;
      if (differs(request.shown, request.items, quoted))
        return new Fault('price_changed', { details: presentQuote(quoted) });
      const cartHash = hashOf(quoted, address);
      await checkpoint('checkout.priced', request.userId);

      for (let tries = 1; ; tries += 1) {
        const at = now();
        const open = await findOpenOrder(db, request.userId);
        const lasts = open?.reserved_until && open.reserved_until.getTime() - at.getTime() > lastMinutes;
        if (open && lasts && open.cart_hash === cartHash) return sessionOf(open);
        if (open) {
          const refused = await giveUp(open);
          if (refused) return refused;
        }
        const orderId = newId(at);
        const free = quoted.price.total < smallestPayment;
        const gatewayOrderId = `PREORDER_${request.userId}_${at.getTime()}`;
        const expiresAt = new Date(at.getTime() + reservationMinutes * 60_000);
        try {
          const written = await transact(db, async (tx) => {
            await writeOrder(tx, {
              id: orderId,
              request,
              address,
              quoted,
              cartHash,
              reservedUntil: expiresAt,
              at,
            });
            const lines = quoted.lines.map(({ item, quantity }, i) => ({
              skuId: item.skuId,
              orderItemId: itemId(orderId, i),
              quantity,
            }));
            const reserved = await stock.reserve(tx, lines);
            if (reserved instanceof Fault) return reserved;
            await payments.prepare(tx, {
              id: gatewayOrderId,
              purpose: 'shop',
              subjectId: orderId,
              userId: request.userId,
              amount: quoted.price.total,
              expiresAt,
              at,
            });
            if (free) await payments.settleFree(tx, gatewayOrderId);
            await checkpoint('checkout.unreserved', orderId);
            return true;
          });
          if (written instanceof Fault) return written;
        } catch (error) {
          // Another click of the same buyer was first: look at its order.
          if (isUniqueViolation(error, 'orders_one_open') && tries < 4) continue;
          throw error;
        }
        await checkpoint('checkout.reserved', orderId);
        return free
          ? { orderId, gatewayOrderId, sessionId: null }
          : sessionOf({ id: orderId, user_id: request.userId });
      }
    },
  };
}
