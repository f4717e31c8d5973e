import type { BillingDetails, ShippingAddress } from '#contract/orders/endpoints.ts';
import type { HandPayment } from '#contract/orders/rules.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import type { Person } from '../accounts/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { recordChange } from './admin-change.ts';
import type { createCashOnDelivery } from './cash-on-delivery.ts';
import { recordCash } from './cash-payment.ts';
import type { Checkout } from './checkout.ts';
import { createHandBuyers, type HandBuyerParts } from './hand-buyers.ts';
import type { createOnline } from './online.ts';
import type { OrderEmails } from './order-emails.ts';
import type { RequestedLine } from './quote.ts';
import type { CheckoutRequest } from './request.ts';
import type { createStatusChanges } from './status.ts';
import type { FullOrder } from './store.ts';

/** The services that orders by hand use: those of the checkout, and no other way to write an order. */
export type ByHandParts = HandBuyerParts & {
  emails: OrderEmails;
  invoices: InvoicesService;
  settings: SettingsService;
  checkout: Pick<Checkout, 'quote'>;
  coupons: Pick<CouponsService, 'isSecret'>;
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
  gstin: string | null | undefined;
  billing: Partial<BillingDetails> | null | undefined;
  address: Partial<ShippingAddress>;
  payment: HandPayment;
};

/** Returns the buyer, or the error: there is none, or the coupon is their secret, which only they spend (decision 137). */
async function buyerOf(
  { buyers, coupons }: Pick<ByHandParts, 'coupons'> & { buyers: ReturnType<typeof createHandBuyers> },
  { buyerId, couponCode }: HandCart,
): Promise<Person | AppError> {
  const buyer = await buyers.requireBuyer(buyerId);
  if (buyer instanceof AppError) return buyer;
  return (await coupons.isSecret(couponCode)) ? appError('coupon_by_buyer') : buyer;
}

/** Creates the orders that staff write for a buyer, at the phone or at the counter (decision 81). */
export function createByHand({ db, now }: Pick<Platform, 'db' | 'now'>, parts: ByHandParts) {
  const { audit, emails, invoices, settings, checkout, coupons, online, cash, changes } = parts;
  const buyers = createHandBuyers({ db, now }, parts);

  /** Records who wrote the order, and its cash, in the transaction that writes it. */
  const recordWritten =
    ({ actorId, payment, collected }: HandOrder) =>
    async (tx: Tx, { order }: FullOrder): Promise<void> => {
      await recordChange({ audit, now }, tx, 'order.write', { actorId }, order, {
        after: { payment, collected, number: order.number },
      });
      if (payment !== 'counter') return;
      await recordCash({ audit, invoices, now }, tx, order, actorId);
      // Who takes the goods along is told once, with the last day of returns.
      if (!collected) await emails.paid(tx, order.id);
    };

  async function requestOf(order: HandOrder, buyer: Person): Promise<CheckoutRequest> {
    const { actorId, collected, payment } = order;
    const { unpaidOrders } = await settings.all();
    return {
      userId: buyer.id,
      language: buyer.language,
      network: null,
      requestKey: order.requestKey,
      items: order.items,
      shown: { totalAmount: order.totalAmount },
      address: order.address,
      couponCodes: [order.couponCode],
      gstin: order.gstin,
      billing: order.billing,
      saveAddress: !collected,
      byHand: {
        actorId,
        collected,
        isPaid: payment === 'counter',
        reservedMinutes: unpaidOrders.linkHours * 60,
        written: recordWritten(order),
      },
    };
  }

  async function openLink(request: CheckoutRequest) {
    const opened = await online.open(request);
    if (opened instanceof AppError) return opened;
    // Nothing is left to pay when a credit note covers all of it.
    if (opened.sessionId !== null)
      await transact(db, async (tx) => {
        await emails.paymentLink(tx, opened.orderId);
        return null;
      });
    return { orderId: opened.orderId, orderNumber: opened.orderNumber };
  }

  return {
    buyers,

    /** Prices lines for a buyer, as the checkout would. Reserves nothing. */
    async quote(given: HandCart): Promise<Quote | AppError> {
      const { items, couponCode, collected } = given;
      const buyer = await buyerOf({ buyers, coupons }, given);
      return buyer instanceof AppError
        ? buyer
        : checkout.quote(buyer.id, items, [couponCode], { byHand: true, collected });
    },

    /**
     * Writes an order for a buyer with the checkout's own services, so that price, stock, coupon, limits, invoice, ledger
     * and e-mails follow the same rules. The history and the audit log name who wrote it. Goods that the buyer takes
     * along are paid at the counter and delivered at once.
     */
    async write(order: HandOrder): Promise<{ orderId: string; orderNumber: string } | AppError> {
      const { actorId, collected, payment } = order;
      if (collected && payment !== 'counter') return appError('collected_unpaid');
      const buyer = await buyerOf({ buyers, coupons }, order);
      if (buyer instanceof AppError) return buyer;
      const request = await requestOf(order, buyer);
      if (payment === 'link') return openLink(request);
      const placed = await cash.place(request);
      if (placed instanceof AppError) return placed;
      const { _id: orderId, orderNumber } = placed.order;
      const handed = { orderId, actorId, reason: null, restock: true, courier: null, expectedRevision: null };
      const done = collected
        ? await changes.setByShop({ ...handed, status: 'Delivered', permission: 'orders.pack' })
        : true;
      return done instanceof AppError ? done : { orderId, orderNumber };
    },
  };
}
