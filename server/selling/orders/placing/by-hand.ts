import type { TypedDetails } from '#contract/selling/checkout/schema.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { HandPayment } from '#contract/selling/orders/rules.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { Person } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CouponGuesser, CouponsService } from '../../coupons/service.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import { smallestPayment } from '../../payments/service.ts';
import { recordChange } from '../changing/admin-change.ts';
import type { createStatusChanges } from '../changing/status.ts';
import type { OrderEmails } from '../order-emails.ts';
import { recordCash } from '../paying/cash-payment.ts';
import type { createOnline } from '../paying/online.ts';
import type { FullOrder } from '../store.ts';
import type { createCashOnDelivery } from './cash-on-delivery.ts';
import type { Checkout } from './checkout.ts';
import { createHandBuyers, type HandBuyerParts } from './hand-buyers.ts';
import type { RequestedLine } from './quote.ts';
import type { CheckedRequest, CheckoutRequest } from './request.ts';

/** The services that orders by hand use: those of the checkout, and no other way to write an order. */
export type ByHandParts = HandBuyerParts & {
  emails: OrderEmails;
  invoices: InvoicesService;
  settings: SettingsService;
  checkout: Pick<Checkout, 'quote' | 'check'>;
  coupons: Pick<CouponsService, 'countGuess' | 'creditCode' | 'isSecret' | 'uncountGuess'>;
  online: Pick<ReturnType<typeof createOnline>, 'open'>;
  cash: ReturnType<typeof createCashOnDelivery>;
  changes: Pick<ReturnType<typeof createStatusChanges>, 'setByShop'>;
};

/** The lines of an order by hand, and for whom they are. */
export type HandCart = {
  buyerId: string;
  items: RequestedLine[];
  couponCode: string | null | undefined;
  collected: boolean;
};

/** An order as a member of staff writes it. `totalAmount` is the total that they saw, in rupees. */
export type HandOrder = HandCart & {
  actorId: string;
  requestKey: string | null;
  totalAmount: number;
  address: Partial<ShippingAddress>;
  payment: HandPayment;
} & TypedDetails;

/** A buyer's yes to an order with their credit. `claim` answers the request with the order, in the transaction that writes it. */
export type BuyersYes = {
  requestId: string;
  claim: (tx: Tx, orderId: string) => Promise<AppError | null>;
};

/** A written order. */
export type WrittenOrder = { orderId: string; orderNumber: string };

/** Returns a member of staff as who types a code. */
const staffGuesser = (actorId: string): CouponGuesser => ({ account: actorId, network: null });

/**
 * Returns the buyer, or the error: there is none, or the coupon is the secret of a customer, which only they spend (decision 137).
 * The count of wrong codes comes before the look at the code, so that over the limit every code has the same answer.
 */
async function buyerOf(
  deps: Pick<ByHandParts, 'coupons'> & { buyers: ReturnType<typeof createHandBuyers> },
  { buyerId, couponCode }: HandCart,
  guesser: CouponGuesser,
): Promise<Person | AppError> {
  const { buyers, coupons } = deps;
  const buyer = await buyers.requireBuyer(buyerId);
  if (buyer instanceof AppError || !couponCode?.trim()) return buyer;
  const refused = await coupons.countGuess(guesser);
  if (refused) return refused;
  if (await coupons.isSecret(couponCode)) return appError('coupon_by_buyer');
  // The checkout counts it again, and knows whether there is such a code.
  await coupons.uncountGuess(guesser);
  return buyer;
}

type Deps = Pick<Platform, 'db' | 'now'> & ByHandParts;

/** Records who wrote the order, its cash, and the buyer's yes, in the transaction that writes it. */
const recordWritten =
  (
    { now, audit, invoices, emails }: Deps,
    { actorId, payment, collected }: HandOrder,
    yes: BuyersYes | undefined,
  ) =>
  async (tx: Tx, { order }: FullOrder): Promise<AppError | null> => {
    const refused = await yes?.claim(tx, order.id);
    if (refused) return refused;
    await recordChange({ audit, now }, tx, 'order.write', { actorId }, order, {
      after: { payment, collected, number: order.number },
    });
    if (yes && payment === 'link' && order.total >= smallestPayment) await emails.paymentLink(tx, order.id);
    if (payment !== 'counter') return null;
    await recordCash({ audit, invoices, now }, tx, order, actorId);
    // Who takes the items along is told once, with the last day of returns.
    if (!collected) await emails.paid(tx, order.id);
    return null;
  };

async function requestOf(
  deps: Deps,
  order: HandOrder,
  { buyer, yes }: { buyer: Person; yes?: BuyersYes | undefined },
): Promise<CheckoutRequest> {
  const { actorId, collected, payment } = order;
  const { unpaidOrders } = await deps.settings.all();
  return {
    userId: buyer.id,
    language: buyer.language,
    network: null,
    requestKey: order.requestKey,
    items: order.items,
    shown: { totalAmount: order.totalAmount },
    address: order.address,
    couponCodes: [order.couponCode],
    details: order,
    saveAddress: !collected,
    byHand: {
      actorId,
      collected,
      isPaid: payment === 'counter',
      reservedMinutes: unpaidOrders.linkHours * 60,
      ...(yes && { creditRequest: yes.requestId }),
      written: recordWritten(deps, order, yes),
    },
  };
}

/** The orders that staff write for a buyer. */
export type ByHandOrders = ReturnType<typeof createByHand>;

/** Creates the orders that staff write for a buyer, at the phone or at the counter (decision 81). */
export function createByHand({ db, now }: Pick<Platform, 'db' | 'now'>, parts: ByHandParts) {
  const { emails, checkout, coupons, online, cash, changes } = parts;
  const deps: Deps = { db, now, ...parts };
  const buyers = createHandBuyers({ db, now }, parts);

  async function openLink(request: CheckoutRequest) {
    const opened = await online.open(request);
    if (opened instanceof AppError) return opened;
    // Nothing is left to pay when coupons cover all of it. After a buyer's yes the e-mail is queued with the order.
    if (opened.sessionId !== null && !request.byHand?.creditRequest)
      await transact(db, async (tx) => {
        await emails.paymentLink(tx, opened.orderId);
        return null;
      });
    return { orderId: opened.orderId, orderNumber: opened.orderNumber };
  }

  async function writeFor(
    buyer: Person,
    order: HandOrder,
    yes?: BuyersYes,
  ): Promise<WrittenOrder | AppError> {
    const { actorId, collected, payment } = order;
    const request = await requestOf(deps, order, { buyer, yes });
    if (payment === 'link') return openLink(request);
    const placed = await cash.place(request);
    if (placed instanceof AppError) return placed;
    const { _id: orderId, orderNumber } = placed.order;
    const handed = { orderId, actorId, reason: null, restock: true, courier: null, expectedRevision: null };
    const done = collected
      ? await changes.setByShop({ ...handed, status: 'Delivered', permission: 'orders.pack' })
      : true;
    return done instanceof AppError ? done : { orderId, orderNumber };
  }

  return {
    buyers,

    /**
     * Prices lines for a buyer, as the checkout would, with one of their credits if `creditId` names it. Reserves nothing, and
     * shows no secret code.
     */
    async quote(
      given: HandCart & { creditId?: string | null | undefined },
      actorId: string,
    ): Promise<Quote | AppError> {
      const { items, couponCode, creditId, collected } = given;
      const guesser = staffGuesser(actorId);
      const buyer = await buyerOf({ buyers, coupons }, given, guesser);
      if (buyer instanceof AppError) return buyer;
      const credit = creditId ? await coupons.creditCode(buyer.id, creditId) : null;
      if (credit instanceof AppError) return credit;
      return checkout.quote(buyer.id, items, {
        codes: [couponCode, credit],
        guesser,
        byHand: true,
        collected,
      });
    },

    /**
     * Writes an order for a buyer with the checkout's own services, so that price, stock, coupon, limits, invoice, ledger
     * and e-mails follow the same rules. The history and the audit log name who wrote it. Items that the buyer takes
     * along are paid at the counter and delivered at once.
     */
    async write(order: HandOrder): Promise<WrittenOrder | AppError> {
      if (order.collected && order.payment !== 'counter') return appError('collected_unpaid');
      const buyer = await buyerOf({ buyers, coupons }, order, staffGuesser(order.actorId));
      return buyer instanceof AppError ? buyer : writeFor(buyer, order);
    },

    /** Validates an order with a buyer's credit as it would be written, for the request to its buyer. */
    async check(order: HandOrder): Promise<{ checked: CheckedRequest; buyer: Person } | AppError> {
      const buyer = await buyers.requireBuyer(order.buyerId);
      if (buyer instanceof AppError) return buyer;
      const checked = await checkout.check(await requestOf(deps, order, { buyer }));
      if (checked instanceof AppError) return checked;
      const refused = order.payment === 'cod' ? await cash.offerRefusal(checked) : null;
      return refused ?? { checked, buyer };
    },

    /** Writes an order with the buyer's credit after their yes, in the same way as {@link write}. */
    async writeAgreed(order: HandOrder, yes: BuyersYes): Promise<WrittenOrder | AppError> {
      const buyer = await buyers.requireBuyer(order.buyerId);
      return buyer instanceof AppError ? buyer : writeFor(buyer, order, yes);
    },
  };
}
