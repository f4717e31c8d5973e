import type { Lang } from '#contract/core/errors.ts';
import type { ReturnReason } from '#contract/returns/reasons.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { MailService } from '../email/service.ts';
import type { OrderItemRow, OrderRow, Snapshot } from '../orders/service.ts';
import { type Paise, toRupees } from '../platform/core/money.ts';
import type { Tx } from '../platform/database/database.ts';

/** What a return's letters tell of: whose order, which line of it, how many pieces, for how much and how. */
export type Told = {
  order: OrderRow;
  item: Pick<OrderItemRow, 'snapshot'>;
  quantity: number;
  amount: Paise;
  as: 'refund' | 'credit' | 'by_hand';
};

/** Makes the letters of returns, each sent in the transaction that gives reason to it. */
export function createReturnLetters({ accounts, mail }: { accounts: AccountsService; mail: MailService }) {
  async function facts(tx: Tx, { order, item, quantity, amount, as }: Told) {
    const buyer = await accounts.person(order.user_id, tx);
    if (!buyer) throw new Error('A return without its buyer');
    const { name, nameHi } = item.snapshot as unknown as Snapshot;
    const told = {
      name: buyer.name,
      orderId: order.id,
      item: name,
      itemHi: nameHi,
      quantity,
      amount: toRupees(amount),
      as,
    };
    return { to: buyer.email, language: order.language as Lang, told };
  }

  return {
    /** To the buyer: it has arrived. To the shop: decide it. */
    async asked(
      tx: Tx,
      about: Told,
      { reason, text, photos }: { reason: ReturnReason; text: string; photos: number },
    ): Promise<void> {
      const { told, ...address } = await facts(tx, about);
      await mail.send(tx, { ...address, mail: { kind: 'return-asked', ...told } });
      await mail.sendToShop(tx, { kind: 'shop-return-asked', ...told, reason, text, photos });
    },

    /** To the buyer: accepted, and how the money or the credit comes. */
    async accepted(
      tx: Tx,
      about: Told,
      { coupon, answer }: { coupon: { code: string; until: Date } | null; answer: string | null },
    ): Promise<void> {
      const { told, ...address } = await facts(tx, about);
      const credit = { code: coupon?.code ?? null, until: coupon?.until.toISOString() ?? null };
      await mail.send(tx, { ...address, mail: { kind: 'return-accepted', ...told, ...credit, answer } });
    },

    /** To the buyer: refused, and why. */
    async refused(tx: Tx, about: Told, answer: string): Promise<void> {
      const { told, ...address } = await facts(tx, about);
      await mail.send(tx, { ...address, mail: { kind: 'return-refused', ...told, answer } });
    },
  };
}
