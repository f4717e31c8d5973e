import { createHash } from 'node:crypto';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { transact, transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ChosenProvider,
  type EndReason,
  leavesTimeToPay,
  type PaymentsService,
  retryConcurrentClick,
  smallestPayment,
} from '../../payments/service.ts';
import type { Checkout } from '../placing/checkout.ts';
import { discountsOf } from '../placing/quote.ts';
import type { Repeats } from '../placing/repeat.ts';
import { type CheckedRequest, type CheckoutRequest, hotRows } from '../placing/request.ts';
import { findOpenOrder, findOwnOrder, lockBuyer, type OrderRow } from '../store.ts';
import type { UnpaidLimits } from './unpaid.ts';

/** An opened checkout. The session is null when there was nothing to pay. */
export type OpenedCheckout = {
  orderId: string;
  orderNumber: string;
  gatewayOrderId: string;
  sessionId: string | null;
  /** The provider of the session; absent without one. */
  provider?: string;
  /** The request repeats an order that is paid already. */
  isRepeated?: true;
};

/** The services that online payment uses. */
export type OnlineParts = {
  settings: SettingsService;
  accounts: AccountsService;
  payments: PaymentsService;
  unpaid: UnpaidLimits;
  repeats: Repeats;
};

type Deps = Pick<Platform, 'db' | 'now'> & OnlineParts & { checkout: Checkout };

/**
 * Hashes lines with what was filled in, prices, coupons, address, GSTIN with billing details, note, and chosen services, to
 * recognise a repeated checkout.
 */
function hashOf({ request, quoted, address, taxIdentity, buyerNote, chosen }: CheckedRequest): string {
  const { creditRequest } = request.byHand ?? {};
  const lines = quoted.lines
    .map(({ item, quantity, personal }) => [
      item.skuId,
      quantity,
      item.price,
      ...(personal ? [personal.key] : []),
    ])
    .sort();
  const facts: unknown[] = [lines, address, taxIdentity, quoted.price, discountsOf(quoted), chosen];
  // Without a note it is the hash of an earlier version.
  if (buyerNote) facts.push({ buyerNote });
  // The yes of a buyer writes an order of its own, also beside an equal one that they have open.
  if (creditRequest) facts.push(creditRequest);
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** Returns the payment session of an order. Creates it at the gateway if there is none. */
async function sessionOf(
  { payments, accounts }: Deps,
  order: Pick<OrderRow, 'id' | 'number' | 'user_id' | 'shipping'>,
): Promise<OpenedCheckout | AppError> {
  const gatewayOrder = await payments.findByPayable('shop', order.id);
  const payer = await accounts.person(order.user_id);
  if (!gatewayOrder || !payer) throw new Error(`Open order ${order.id} has no gateway order or no buyer`);
  const returnPath = '/order-confirmation?order_id={order_id}';
  // An account from an identity provider may have no phone number, but the shipping address has one.
  const phone = payer.phone || order.shipping.phone;
  const orderNumber = formatOrderNumber(order.number);
  const opened = await payments.open(
    gatewayOrder.id,
    { ...payer, userId: payer.id, phone },
    { returnPath, note: `Order ${orderNumber}` },
  );
  return opened instanceof AppError
    ? opened
    : { orderId: order.id, orderNumber, gatewayOrderId: gatewayOrder.id, ...opened };
}

/** Writes the order with its stock, its coupon and its gateway order. */
async function place(
  { db, payments, unpaid, repeats, checkout }: Deps,
  checked: CheckedRequest,
  { cartHash, chosen, at }: { cartHash: string; chosen: ChosenProvider; at: Date },
): Promise<{ orderId: string; gatewayOrderId: string; number: number } | { repeated: string } | AppError> {
  const { userId, byHand } = checked.request;
  const { total } = checked.quoted.price;
  const gatewayOrderId = `PREORDER_${userId}_${at.getTime()}`;
  const repeatHash = await repeats.hashOf(checked.request, 'online');
  return transactAt(db, hotRows(checked), async (tx) => {
    await lockBuyer(tx, userId);
    const repeated = await repeats.find(tx, checked.request, repeatHash);
    if (repeated !== null) return { repeated };
    // An order without anything to pay is paid at once.
    const reserved = total < smallestPayment ? null : await unpaid.reserve(tx, { checked, ...chosen, at });
    if (reserved instanceof AppError) return reserved;
    const expiresAt = reserved?.until ?? new Date(at.getTime() + chosen.minutes * 60_000);
    const written = await checkout.write(
      tx,
      checked,
      { method: 'online', reservedUntil: expiresAt, cartHash, repeatHash },
      at,
    );
    if (written instanceof AppError) return written;
    const { orderId } = written;
    await payments.prepare(tx, {
      id: gatewayOrderId,
      provider: chosen.provider,
      purpose: 'shop',
      subjectId: orderId,
      userId,
      amount: total,
      expiresAt,
      at,
    });
    const refused = await byHand?.written(tx, written.placed);
    if (refused) return refused;
    if (total < smallestPayment) await payments.settleZeroAmount(tx, gatewayOrderId);
    await checkpoint('checkout.unreserved', orderId);
    const limited = await reserved?.record(orderId);
    if (limited) return limited;
    return { orderId, gatewayOrderId, number: written.placed.order.number };
  });
}

async function cancelOpenOrder(
  { db, payments }: Deps,
  userId: string,
  why: Exclude<EndReason, 'expired'> = 'replaced',
): Promise<AppError | null> {
  const open = await findOpenOrder(db, userId);
  const gatewayOrder = open && (await payments.findByPayable('shop', open.id));
  if (!gatewayOrder) return null;
  const ended = await payments.end(gatewayOrder, why);
  if (ended instanceof AppError) return ended;
  return ended === 'paid' ? appError('earlier_order_paid') : null;
}

async function resume(
  deps: Deps,
  userId: string,
  orderId: string,
): Promise<{ gatewayOrderId: string; sessionId: string; provider: string } | AppError> {
  const { db, now } = deps;
  const order = await findOwnOrder(db, userId, orderId);
  if (!order) return appError('order_not_found');
  if (order.reserved_until === null || order.reserved_until <= now()) return appError('order_not_payable');
  const opened = await sessionOf(deps, order);
  if (opened instanceof AppError) return opened;
  const { gatewayOrderId, sessionId, provider } = opened;
  return sessionId === null || !provider
    ? appError('order_not_payable')
    : { gatewayOrderId, sessionId, provider };
}

/** Returns the paid order that a request repeats, as an opened checkout without a session; null when it repeats none. */
async function findPaid(deps: Deps, request: CheckoutRequest): Promise<OpenedCheckout | null> {
  const { db, repeats } = deps;
  const orderId = await repeats.find(db, request, await repeats.hashOf(request, 'online'));
  return orderId === null ? null : openedOf(deps, request.userId, orderId);
}

async function openedOf({ db, payments }: Deps, userId: string, orderId: string): Promise<OpenedCheckout> {
  const order = await findOwnOrder(db, userId, orderId);
  const gatewayOrder = await payments.findByPayable('shop', orderId);
  if (!order || !gatewayOrder) throw new Error(`Paid order ${orderId} has no gateway order`);
  const orderNumber = formatOrderNumber(order.number);
  return { orderId, orderNumber, gatewayOrderId: gatewayOrder.id, sessionId: null, isRepeated: true };
}

/** Returns whether an open order is at the chosen provider. Another choice replaces it. */
const isAt = async ({ payments }: Deps, { id }: OrderRow, { provider }: ChosenProvider): Promise<boolean> =>
  (await payments.findByPayable('shop', id))?.provider === provider;

/** Opens the order, or returns the paid one that the request repeats. */
async function openOnce(deps: Deps, request: CheckoutRequest): Promise<OpenedCheckout | AppError> {
  const before = await findPaid(deps, request);
  if (before) return before;
  const opened = await open(deps, request);
  // The first order may have been paid, and have taken the cart or the coupon, since the look above.
  return opened instanceof AppError ? ((await findPaid(deps, request)) ?? opened) : opened;
}

async function open(deps: Deps, request: CheckoutRequest): Promise<OpenedCheckout | AppError> {
  const { db, now, checkout, payments, settings } = deps;
  const usualMinutes = request.byHand?.reservedMinutes ?? (await settings.all()).reservationMinutes;
  const chosen = await payments.choose(usualMinutes, request.provider);
  if (chosen instanceof AppError) return chosen;
  const checked = await checkout.check(request);
  if (checked instanceof AppError) return checked;
  const cartHash = hashOf(checked);
  const opened = await retryConcurrentClick(async (): Promise<OpenedCheckout | AppError> => {
    const at = now();
    const open = await findOpenOrder(db, request.userId);
    const isUsable = open?.reserved_until && leavesTimeToPay(open.reserved_until, at);
    if (open && isUsable && open.cart_hash === cartHash && (await isAt(deps, open, chosen))) {
      await transact(db, (tx) => checkout.saveAddress(tx, checked));
      return sessionOf(deps, open);
    }
    const refused = open && (await cancelOpenOrder(deps, request.userId));
    if (refused) return refused;
    const placed = await place(deps, checked, { cartHash, chosen, at });
    if (placed instanceof AppError) return placed;
    if ('repeated' in placed) return openedOf(deps, request.userId, placed.repeated);
    await checkpoint('checkout.reserved', placed.orderId);
    const { orderId, gatewayOrderId, number } = placed;
    if (checked.quoted.price.total < smallestPayment)
      return { orderId, orderNumber: formatOrderNumber(number), gatewayOrderId, sessionId: null };
    return sessionOf(deps, { id: orderId, number, user_id: request.userId, shipping: checked.address });
  }, 'orders_one_open');
  if (!opened) throw new Error('The checkout was neither opened nor refused');
  return opened;
}

/**
 * Creates online payment. A buyer has one open order at a time. No transaction is open during a gateway request.
 */
export function createOnline(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, accounts, payments, unpaid, repeats }: OnlineParts,
  checkout: Checkout,
) {
  const deps: Deps = { db, now, settings, accounts, payments, unpaid, repeats, checkout };
  return {
    /**
     * Cancels a buyer's open order, if there is one. Returns an error when it has just been paid, or when the gateway
     * is unreachable.
     */
    cancelOpenOrder: (userId: string, why?: Exclude<EndReason, 'expired'>) =>
      cancelOpenOrder(deps, userId, why),

    /**
     * Returns the payment session of a buyer's own unpaid order. Price and coupon stay as they were placed, whatever
     * the products cost now.
     */
    resume: (userId: string, orderId: string) => resume(deps, userId, orderId),

    /**
     * Opens an online order. The same cart again returns the same session, and the paid order without a session once it
     * is paid. A changed cart replaces the open order. Of two concurrent clicks, one writes the order and the other
     * returns the same session.
     */
    open: (request: CheckoutRequest) => openOnce(deps, request),
  };
}
