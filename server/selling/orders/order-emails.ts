import type { MailService, QueuedEmail } from '../../base/email/service.ts';
import type { AccountsService, Person } from '../../people/accounts/service.ts';
import { type Paise, toRupees } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentRefunded } from '../payments/emails/payment-refunded.ts';
import { shopPaymentRefunded } from '../payments/emails/shop-payment-refunded.ts';
import { orderAddressCorrected } from './emails/order-address.ts';
import { orderCancelled } from './emails/order-cancelled.ts';
import { orderDelivered } from './emails/order-delivered.ts';
import type { ReturnDeadlines } from './emails/order-facts.ts';
import { orderOutForDelivery } from './emails/order-out-for-delivery.ts';
import { orderPaid } from './emails/order-paid.ts';
import { orderPaymentLink } from './emails/order-payment-link.ts';
import { orderPlaced } from './emails/order-placed.ts';
import { orderRefunded } from './emails/order-refunded.ts';
import { orderShipped } from './emails/order-shipped.ts';
import { orderTracking } from './emails/order-tracking.ts';
import { shopNewOrder } from './emails/shop-new-order.ts';
import { shopOrderCancelled } from './emails/shop-order-cancelled.ts';
import { findOrder } from './full-order-store.ts';
import { presentOrder } from './present.ts';
import type { FullOrder } from './store.ts';

/** The e-mails of orders. Each is queued in the transaction that causes it. */
export type OrderEmails = ReturnType<typeof createOrderEmails>;

/** The services that the e-mails of orders use. */
export type EmailParts = { accounts: AccountsService; mail: MailService };

/** Returns the deadlines of returns of a delivered order. Returns know them, and orders do not know returns. */
export type FindDeadlines = (tx: Tx, order: FullOrder) => Promise<ReturnDeadlines>;

type Deps = EmailParts & Pick<Platform, 'now'>;

async function loadOrder({ accounts, now }: Deps, tx: Tx, orderId: string) {
  const full = await findOrder(tx, orderId);
  const buyer = full && (await accounts.person(full.order.user_id, tx));
  if (!full || !buyer) throw new Error(`Order ${orderId} or its buyer not found`);
  return { order: presentOrder(full, buyer, now()), full, buyer, language: full.order.language };
}

const refundEmails = (deps: Deps) => ({
  /** Tells the buyer that a refund succeeded at the gateway, or was transferred by hand under a reference. */
  async refunded(tx: Tx, orderId: string, amount: Paise, reference: string | null = null): Promise<void> {
    const { order, buyer, language } = await loadOrder(deps, tx, orderId);
    await deps.mail.send(tx, {
      to: buyer.email,
      language,
      mail: orderRefunded({
        name: buyer.name,
        orderId: order._id,
        orderNumber: order.orderNumber,
        amount: toRupees(amount),
        reference,
      }),
    });
  },

  /** Tells buyer and shop that a payment could not be applied and is refunded. */
  async paymentRefunded(
    tx: Tx,
    orderId: string,
    { amount, why }: { amount: Paise; why: 'paid_twice' | 'paid_too_late' },
  ): Promise<void> {
    const { order, buyer, language } = await loadOrder(deps, tx, orderId);
    const facts = {
      orderId: order._id,
      orderNumber: order.orderNumber,
      amount: toRupees(amount),
      reason: why === 'paid_twice' ? 'second_payment' : 'too_late',
    } as const;
    await deps.mail.send(tx, {
      to: buyer.email,
      language,
      mail: paymentRefunded({ name: buyer.name, ...facts }),
    });
    await deps.mail.sendToShop(tx, shopPaymentRefunded(facts));
  },
});

/** Creates the e-mails of orders. */
export function createOrderEmails({ now }: Pick<Platform, 'now'>, { accounts, mail }: EmailParts) {
  const deps: Deps = { accounts, mail, now };
  return {
    /** Tells the buyer that the order is paid, and the shop that there is an order to pack. */
    async paid(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      const toBuyer: QueuedEmail = { to: buyer.email, language, mail: orderPaid({ order }) };
      await mail.sendAll(tx, [toBuyer, ...(await mail.toShop(tx, shopNewOrder({ order })))]);
    },

    /** Tells the buyer that a cash order is placed, and the shop that there is an order to pack. */
    async placed(tx: Tx, full: FullOrder, buyer: Person): Promise<void> {
      const order = presentOrder(full, buyer, now());
      const language = full.order.language;
      const toBuyer: QueuedEmail = { to: buyer.email, language, mail: orderPlaced({ order }) };
      await mail.sendAll(tx, [toBuyer, ...(await mail.toShop(tx, shopNewOrder({ order })))]);
    },

    /** Tells the buyer that the order has shipped. `arrivesBy`: the day (IST) of its arrival at the latest, if known. */
    async shipped(tx: Tx, orderId: string, arrivesBy: string | null): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: orderShipped({ order, arrivesBy }) });
    },

    /** Tells the buyer that the courier brings the order today. */
    async outForDelivery(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: orderOutForDelivery({ order }) });
    },

    /** Tells the buyer that the order has arrived, and until when it can be returned. */
    async delivered(tx: Tx, orderId: string, findDeadlines: FindDeadlines): Promise<void> {
      const { order, full, buyer, language } = await loadOrder(deps, tx, orderId);
      const returns = await findDeadlines(tx, full);
      await mail.send(tx, { to: buyer.email, language, mail: orderDelivered({ order, returns }) });
    },

    /** Tells the buyer of a shipped order about another courier, number or link. */
    async tracking(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: orderTracking({ order }) });
    },

    /** Sends the buyer the payment page of an unpaid order that staff wrote down. */
    async paymentLink(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      const until = order.payableUntil;
      // Paid or ended at this very moment.
      if (until === null) return;
      await mail.send(tx, { to: buyer.email, language, mail: orderPaymentLink({ order, until }) });
    },

    /** Tells the buyer that the shop corrected the delivery address. */
    async addressCorrected(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: orderAddressCorrected({ order }) });
    },

    /** Tells the buyer that the order is cancelled, and what is refunded. Tells the shop when the buyer cancelled. */
    async cancelled(
      tx: Tx,
      orderId: string,
      cancel: { by: 'buyer' | 'shop'; refundAmount: Paise; reason: string | null },
    ): Promise<void> {
      const { order, buyer, language } = await loadOrder(deps, tx, orderId);
      const { by, refundAmount, reason } = cancel;
      await mail.send(tx, {
        to: buyer.email,
        language,
        mail: orderCancelled({ order, by, moneyGoesBack: refundAmount > 0, amount: toRupees(refundAmount) }),
      });
      if (by === 'buyer') await mail.sendToShop(tx, shopOrderCancelled({ order, reason }));
    },

    ...refundEmails(deps),
  };
}
