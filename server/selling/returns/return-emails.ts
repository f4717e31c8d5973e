import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { ReturnReason } from '#contract/selling/returns/reasons.ts';
import type { MailService } from '../../base/email/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type Paise, toRupees } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { OrderItemRow, OrderRow } from '../orders/service.ts';
import { returnAccepted } from './emails/return-accepted.ts';
import type { ReturnStepFacts } from './emails/return-facts.ts';
import { returnRefused } from './emails/return-refused.ts';
import { returnRequested } from './emails/return-requested.ts';
import { returnStepped } from './emails/return-stepped.ts';
import { shopReturnRequested } from './emails/shop-return-requested.ts';
import { shopReturnStepped } from './emails/shop-return-stepped.ts';

/** The facts in the e-mails of a return: order, line, pieces, amount and remedy. */
export type ReturnSummary = {
  order: OrderRow;
  item: Pick<OrderItemRow, 'snapshot'>;
  quantity: number;
  amount: Paise;
  as: 'refund' | 'credit' | 'by_hand';
};

/** A step as its e-mail tells it. */
export type StepMail = ReturnStepFacts;

/** Creates the e-mails of returns. Each is queued in the transaction that causes it. */
export function createReturnEmails({ accounts, mail }: { accounts: AccountsService; mail: MailService }) {
  async function mailFacts(tx: Tx, { order, item, quantity, amount, as }: ReturnSummary) {
    const buyer = await accounts.person(order.user_id, tx);
    if (!buyer) throw new Error('return without a buyer');
    const { name, nameHi } = item.snapshot;
    const facts = {
      name: buyer.name,
      orderId: order.id,
      orderNumber: formatOrderNumber(order.number),
      item: name,
      itemHi: nameHi,
      quantity,
      amount: toRupees(amount),
      as,
    };
    return { to: buyer.email, language: order.language, facts };
  }

  return {
    /** Confirms a request to the buyer, and notifies the shop. */
    async asked(
      tx: Tx,
      about: ReturnSummary,
      { reason, text, photos }: { reason: ReturnReason; text: string; photos: number },
    ): Promise<void> {
      const { facts, ...address } = await mailFacts(tx, about);
      await mail.send(tx, { ...address, mail: returnRequested(facts) });
      await mail.sendToShop(tx, shopReturnRequested({ ...facts, reason, text, photos }));
    },

    /** Tells the buyer of a step, and the shop of those that the buyer has made. */
    async step(tx: Tx, about: ReturnSummary, step: StepMail): Promise<void> {
      const { facts, ...address } = await mailFacts(tx, about);
      await mail.send(tx, { ...address, mail: returnStepped({ ...facts, ...step }) });
      if (step.step === 'withdrawn' || (step.step === 'sent' && step.by === 'buyer'))
        await mail.sendToShop(tx, shopReturnStepped({ ...facts, ...step }));
    },

    /** Tells the buyer that the return is accepted, with the refund or the credit. */
    async accepted(
      tx: Tx,
      about: ReturnSummary,
      { coupon, answer }: { coupon: { code: string; until: Date } | null; answer: string | null },
    ): Promise<void> {
      const { facts, ...address } = await mailFacts(tx, about);
      const credit = { code: coupon?.code ?? null, until: coupon?.until.toISOString() ?? null };
      await mail.send(tx, { ...address, mail: returnAccepted({ ...facts, ...credit, answer }) });
    },

    /** Tells the buyer that the return is refused, with the reason. */
    async refused(tx: Tx, about: ReturnSummary, answer: string): Promise<void> {
      const { facts, ...address } = await mailFacts(tx, about);
      await mail.send(tx, { ...address, mail: returnRefused({ ...facts, answer }) });
    },
  };
}
