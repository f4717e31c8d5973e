import type { Lang } from '#contract/core/errors.ts';
import type { AccountsService, Person } from '../accounts/service.ts';
import type { Letter, MailService } from '../email/service.ts';
import { type Paise, toRupees } from '../platform/core/money.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { presentOrder } from './present.ts';
import { type FullOrder, findOrder } from './store.ts';

/** The letters an order sends, each in the transaction that gives reason to it. */
export type OrderLetters = ReturnType<typeof createOrderLetters>;

/** Makes the letters of orders. */
export function createOrderLetters(
  { now }: Pick<Platform, 'now'>,
  { accounts, mail }: { accounts: AccountsService; mail: MailService },
) {
  async function told(tx: Tx, orderId: string) {
    const full = await findOrder(tx, orderId);
    const buyer = full && (await accounts.person(full.order.user_id, tx));
    if (!full || !buyer) throw new Error('An order without its buyer');
    return { order: presentOrder(full, buyer, now()), buyer, language: full.order.language as Lang };
  }
  return {
    /** To the buyer: paid, what, where to. To the shop: work to do. */
    async paid(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      const toBuyer: Letter = { to: buyer.email, language, mail: { kind: 'order-paid', order } };
      await mail.sendAll(tx, [toBuyer, ...(await mail.toShop(tx, { kind: 'shop-new-order', order }))]);
    },

    /** To the buyer: placed, to be paid on delivery. To the shop: work to do. */
    async placed(tx: Tx, full: FullOrder, buyer: Person): Promise<void> {
      const order = presentOrder(full, buyer, now());
      const language = full.order.language as Lang;
      const toBuyer: Letter = { to: buyer.email, language, mail: { kind: 'order-placed', order } };
      await mail.sendAll(tx, [toBuyer, ...(await mail.toShop(tx, { kind: 'shop-new-order', order }))]);
    },

    /** To the buyer: it has left us. */
    async shipped(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: { kind: 'order-shipped', order } });
    },

    /** To the buyer, after it has left us: another courier, number or link. */
    async tracking(tx: Tx, orderId: string): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      await mail.send(tx, { to: buyer.email, language, mail: { kind: 'order-tracking', order } });
    },

    /** To the buyer: cancelled, and what becomes of the money. To the shop, when it was the buyer: do not send it. */
    async cancelled(
      tx: Tx,
      orderId: string,
      cancel: { by: 'buyer' | 'shop'; goesBack: Paise; reason: string | null },
    ): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      const { by, goesBack, reason } = cancel;
      await mail.send(tx, {
        to: buyer.email,
        language,
        mail: { kind: 'order-cancelled', order, by, moneyGoesBack: goesBack > 0, amount: toRupees(goesBack) },
      });
      if (by === 'buyer') await mail.sendToShop(tx, { kind: 'shop-order-cancelled', order, reason });
    },

    /** To the buyer: the refund has left the gateway, or was transferred by hand under a reference. */
    async refunded(tx: Tx, orderId: string, amount: Paise, reference: string | null = null): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      await mail.send(tx, {
        to: buyer.email,
        language,
        mail: {
          kind: 'order-refunded',
          name: buyer.name,
          orderId: order._id,
          amount: toRupees(amount),
          reference,
        },
      });
    },

    /** To both: money that could not be used goes back. */
    async sentBack(
      tx: Tx,
      orderId: string,
      { amount, why }: { amount: Paise; why: 'paid_twice' | 'paid_too_late' },
    ): Promise<void> {
      const { order, buyer, language } = await told(tx, orderId);
      const facts = {
        orderId: order._id,
        amount: toRupees(amount),
        reason: why === 'paid_twice' ? 'second_payment' : 'too_late',
      } as const;
      await mail.send(tx, {
        to: buyer.email,
        language,
        mail: { kind: 'payment-refunded', name: buyer.name, ...facts },
      });
      await mail.sendToShop(tx, { kind: 'shop-payment-refunded', ...facts });
    },
  };
}
