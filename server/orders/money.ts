import type { OrderStatus, PaymentStatus } from '#contract/orders/endpoints.ts';
import type { AuditService } from '../audit/service.ts';
import type { Credit, InvoicesService } from '../invoices/service.ts';
import type { MoneyOf, PaymentsService } from '../payments/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, type Paise, rupeeText } from '../platform/core/money.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { OrderLetters } from './order-emails.ts';
import { insertOrderRefund, type OrderRefundRow, orderRefundOf, orderRefunds } from './refund-store.ts';
import { changeStatus, type OrderRow } from './store.ts';

/** How the money of an order stands; `left` is what may still be given back in any way. */
export type OrderMoney = Omit<MoneyOf, 'refunds'> & {
  credited: Paise;
  /** False: paid in cash; whoever gives it back transfers it by hand. */
  throughGateway: boolean;
  refunds: MoneyOf['refunds'];
  /** What the desk ordered: refunds of a part, and transfers by hand. */
  ordered: OrderRefundRow[];
};

/** A wish to give a part back. The same `key` is the same wish. */
export type RefundRequest = {
  key: string;
  amount: Paise;
  reason: string;
  /** Of the transfer, where the money goes by hand. */
  reference: string | null;
  actorId: string;
  /** What the credit note says of it. */
  bill: Omit<Credit, 'amount'>;
  /** False: another letter tells the buyer of it. */
  tell: boolean;
  at: Date;
};

/** The money of orders. */
export type OrderMoneyService = ReturnType<typeof createOrderMoney>;

/** Makes the money of orders: how it stands, and giving a part of it back. */
export function createOrderMoney({
  payments,
  invoices,
  letters,
  audit,
}: {
  payments: PaymentsService;
  invoices: InvoicesService;
  letters: OrderLetters;
  audit: AuditService;
}) {
  /** Inside a transaction the caller holds the order's row. */
  async function of(db: Reader, order: OrderRow): Promise<OrderMoney> {
    const ordered = await orderRefunds(db, order.id);
    const credited = asPaise(order.credited);
    if (order.payment_method === 'online') {
      const money = await payments.moneyBack.of(db, { purpose: 'shop', subjectId: order.id });
      // What was paid on top (a surcharge of the bank's) was never billed.
      const billed = Math.min(money.left, order.total - money.sentBack);
      const left = asPaise(Math.max(billed - credited, 0));
      return { ...money, left, credited, throughGateway: true, ordered };
    }
    const hasPaid = order.payment_status === 'Paid' || order.payment_status === 'Refunded';
    const paid = asPaise(hasPaid ? order.total : 0);
    const refundedAmount = asPaise(ordered.reduce((total, { amount }) => total + amount, 0));
    const left = asPaise(Math.max(paid - refundedAmount - credited, 0));
    return { paid, sentBack: refundedAmount, left, refunds: [], credited, throughGateway: false, ordered };
  }

  /** Why an amount cannot be given back; null when it can. */
  function refusal(money: OrderMoney, amount: Paise): AppError | null {
    if (money.paid === 0) return appError('refund_unpaid');
    return amount > money.left ? appError('refund_above', { amount: rupeeText(money.left) }) : null;
  }

  return {
    of,
    refusal,

    /**
     * Gives a part of a locked order's money back: through the gateway, or noted with the reference of a transfer by
     * hand. Answers the row it is kept in; a wish that was heard before answers what it did then.
     */
    async sendBack(tx: Tx, order: OrderRow, wish: RefundRequest): Promise<OrderRefundRow | AppError> {
      const { key, amount, reason, reference, actorId, bill, tell, at } = wish;
      const heard = await orderRefundOf(tx, order.id, key);
      if (heard) return heard;
      const money = await of(tx, order);
      const refused = refusal(money, amount);
      if (refused) return refused;
      if (!money.throughGateway && !reference) return appError('refund_reference');
      const sent = money.throughGateway
        ? await payments.moneyBack.part(tx, {
            purpose: 'shop',
            subjectId: order.id,
            amount,
            reason: `part ${key}`,
            at,
          })
        : null;
      if (sent instanceof AppError) return sent;
      const row = await insertOrderRefund(tx, {
        id: newId(at),
        order_id: order.id,
        key,
        amount,
        refund_id: sent?.refundId ?? null,
        reference: sent ? null : reference,
        reason,
        actor_id: actorId,
        created_at: at,
      });
      invoices.creditNote(tx, { orderId: order.id, amount, ...bill });
      const whole = !sent && money.sentBack + amount >= money.paid;
      await changeStatus(tx, order.id, {
        status: order.status as OrderStatus,
        paymentStatus: whole ? 'Refunded' : (order.payment_status as PaymentStatus),
        by: 'shop',
        actorId,
        note: sent ? 'refund_ordered' : 'sent_back_by_hand',
        amount,
        reason,
        at,
      });
      // What goes through the gateway is told when it has left.
      if (!sent && tell) await letters.refunded(tx, order.id, amount, reference);
      await audit.record(tx, {
        at,
        actorId,
        action: 'order.refund',
        entity: 'order',
        entityId: order.id,
        before: { sentBack: money.sentBack, paymentStatus: order.payment_status },
        after: { sentBack: money.sentBack + amount, amount, reason, reference },
      });
      return row;
    },
  };
}
