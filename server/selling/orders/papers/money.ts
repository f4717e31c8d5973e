import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { asPaise, type Paise, rupeeText } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { Credit, InvoicesService } from '../../invoices/service.ts';
import type { PayableMoney, PaymentsService } from '../../payments/service.ts';
import {
  findOrderRefund,
  insertOrderRefund,
  insertRefundLines,
  type OrderRefundRow,
  orderRefunds,
} from '../changing/refund-store.ts';
import type { OrderEmails } from '../order-emails.ts';
import { changeStatus, type OrderRow } from '../store.ts';

/** The money of an order, in paise. `left` can still be refunded or credited. */
export type OrderMoney = Omit<PayableMoney, 'refunds'> & {
  credited: Paise;
  /** False for cash: refunds are transferred by hand. */
  throughGateway: boolean;
  refunds: PayableMoney['refunds'];
  /** Refunds requested by an admin: partial ones, and transfers by hand. */
  ordered: OrderRefundRow[];
};

/** The pieces of a line that a refund is about, and their part of its amount. */
export type RefundLine = {
  itemId: string;
  quantity: number;
  amount: Paise;
  /** The items had left the shop. */
  sent: boolean;
  restocked: boolean;
};

/** A request for a partial refund. `key` makes it idempotent. */
export type RefundRequest = {
  key: string;
  amount: Paise;
  reason: string;
  /** The bank's reference of a transfer by hand. */
  reference: string | null;
  actorId: string;
  /** The pieces that leave the order; none for a return, which names them itself. */
  lines?: readonly RefundLine[];
  /** The content of the credit note. */
  creditNote: Omit<Credit, 'amount'>;
  /** False when another e-mail tells the buyer. */
  notifyBuyer: boolean;
  at: Date;
};

/** The service that refunds orders. */
export type OrderMoneyService = ReturnType<typeof createOrderMoney>;

async function readMoney(payments: PaymentsService, db: Reader, order: OrderRow): Promise<OrderMoney> {
  const ordered = await orderRefunds(db, order.id);
  const credited = asPaise(order.credited);
  if (order.payment_method === 'online') {
    const money = await payments.refunds.of(db, { purpose: 'shop', subjectId: order.id });
    // A surcharge of the bank was never invoiced.
    const invoiced = Math.min(money.left, order.total - money.refunded);
    const left = asPaise(Math.max(invoiced - credited, 0));
    return { ...money, left, credited, throughGateway: true, ordered };
  }
  const hasPaid = order.payment_status === 'Paid' || order.payment_status === 'Refunded';
  const paid = asPaise(hasPaid ? order.total : 0);
  const refundedAmount = asPaise(ordered.reduce((total, { amount }) => total + amount, 0));
  const left = asPaise(Math.max(paid - refundedAmount - credited, 0));
  return { paid, refunded: refundedAmount, left, refunds: [], credited, throughGateway: false, ordered };
}

/** Returns the error when an amount cannot be refunded, or null. */
function refusal(money: OrderMoney, amount: Paise): AppError | null {
  if (money.paid === 0) return appError('refund_unpaid');
  return amount > money.left ? appError('refund_above', { amount: rupeeText(money.left) }) : null;
}

/** Creates the service that reads and refunds the money of orders. */
export function createOrderMoney({
  payments,
  invoices,
  emails,
  audit,
}: {
  payments: PaymentsService;
  invoices: InvoicesService;
  emails: OrderEmails;
  audit: AuditService;
}) {
  const of = (db: Reader, order: OrderRow) => readMoney(payments, db, order);

  return {
    /** Returns the money of an order. In a transaction the caller has locked the order's row. */
    of,
    refusal,

    /**
     * Refunds a part of a locked order: through the gateway, or recorded with the reference of a transfer by hand.
     * Returns its row. Idempotent by `key`.
     */
    async refund(tx: Tx, order: OrderRow, request: RefundRequest): Promise<OrderRefundRow | AppError> {
      const { key, amount, reason, reference, actorId, lines = [], creditNote, notifyBuyer, at } = request;
      const earlier = await findOrderRefund(tx, order.id, key);
      if (earlier) return earlier;
      const money = await of(tx, order);
      const refused = refusal(money, amount);
      if (refused) return refused;
      if (!money.throughGateway && !reference) return appError('refund_reference');
      const sent = money.throughGateway
        ? await payments.refunds.requestPart(tx, {
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
      await insertRefundLines(
        tx,
        lines.map(({ itemId, ...line }) => ({ ...line, order_refund_id: row.id, order_item_id: itemId })),
      );
      // A cancellation has credited all that was invoiced; this notes that the cash of it went back.
      if (order.status !== 'Cancelled') invoices.creditNote(tx, { orderId: order.id, amount, ...creditNote });
      const whole = !sent && money.refunded + amount >= money.paid;
      await changeStatus(tx, order.id, {
        status: order.status,
        paymentStatus: whole ? 'Refunded' : order.payment_status,
        by: 'shop',
        actorId,
        note: sent ? 'refund_ordered' : 'sent_back_by_hand',
        amount,
        reason,
        at,
      });
      // For a refund through the gateway the buyer is notified when it succeeds.
      if (!sent && notifyBuyer) await emails.refunded(tx, order.id, amount, reference);
      await audit.record(tx, {
        at,
        actorId,
        action: 'order.refund',
        entity: 'order',
        entityId: order.id,
        of: order.user_id,
        before: { sentBack: money.refunded, paymentStatus: order.payment_status },
        after: {
          sentBack: money.refunded + amount,
          ...{ amount, reason, reference },
          ...(lines.length > 0 && {
            pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
            restocked: lines.some(({ restocked }) => restocked),
          }),
        },
      });
      return row;
    },
  };
}
