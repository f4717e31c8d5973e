import type { AdminOrder, ListedOrder, PaymentAttempt } from '#contract/orders/admin.ts';
import type { OrderStatus } from '#contract/orders/endpoints.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { AuditService } from '../../audit/service.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import type { PaymentsService } from '../../payments/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise, fromRupees, type Paise, sum, toRupees } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OrderMoney, OrderMoneyService } from '../money.ts';
import { paidForLines } from '../paid-lines.ts';
import { presentOrder } from '../present.ts';
import { orderRefundOf } from '../refund-store.ts';
import { findOrder, latestEventId, lockOrder } from '../store.ts';
import { exportOrders } from './export.ts';
import { type AdminFilter, countByStatus, readList } from './list-store.ts';
import { countOrdersOf, insertNote, notesOf } from './notes-store.ts';

/** What the desk calls. */
export type AdminParts = {
  accounts: AccountsService;
  audit: AuditService;
  payments: PaymentsService;
  invoices: InvoicesService;
  money: OrderMoneyService;
};

/** A refund as the desk wishes it: an amount, or what was paid for these lines. */
export type RefundWish = {
  orderId: string;
  key: string;
  amount: number | null;
  items: readonly string[];
  reason: string;
  reference: string | null;
  actorId: string;
  seen: number | null;
};

const rupees = (paise: number): number => toRupees(asPaise(paise));

/** Money that went or goes back, in the words of the wire, the newest first. */
function presentSentBack({ refunds, ordered }: OrderMoney): AdminOrder['sentBack'] {
  const byRefund = new Map(ordered.flatMap((row) => (row.refund_id ? [[row.refund_id, row] as const] : [])));
  const through = refunds.map(({ id, amount, status, reason, at }) => ({
    id,
    at: at.toISOString(),
    amount: toRupees(amount),
    status,
    reason: byRefund.get(id)?.reason ?? reason,
    reference: null,
  }));
  const byHand = ordered
    .filter((row) => row.refund_id === null)
    .map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      amount: rupees(row.amount),
      status: 'by_hand' as const,
      reason: row.reason,
      reference: row.reference,
    }));
  return [...through, ...byHand].sort((a, b) => b.at.localeCompare(a.at));
}

/** Makes the desk of orders. */
export function createOrderAdmin(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, audit, payments, invoices, money }: AdminParts,
) {
  return {
    /** A page of the list, with the counts of its tabs. */
    async page(
      filter: AdminFilter,
      page: { sort: 'newest' | 'oldest'; limit: number; offset: number },
    ): Promise<{ orders: ListedOrder[]; total: number; counts: Record<OrderStatus | 'all', number> }> {
      const [rows, counts] = await Promise.all([readList(db, filter, page), countByStatus(db, filter)]);
      const invoiced = await invoices.invoicedOrders(rows.map(({ id }) => id));
      const orders = rows.map(({ id, createdAt, status, total, ...row }) => ({
        ...row,
        _id: id,
        createdAt: createdAt.toISOString(),
        orderStatus: status,
        totalAmount: rupees(total),
        invoiced: invoiced.has(id),
      }));
      return { orders, total: counts[filter.status ?? 'all'], counts };
    },

    /** The list as CSV. */
    export: (filter: AdminFilter): ReadableStream<Uint8Array> => exportOrders(db, filter),

    /** All there is to know of one order. */
    async one(id: string): Promise<AdminOrder | AppError> {
      const full = await findOrder(db, id);
      if (!full) return appError('order_not_found');
      const { order, items, events } = full;
      const [standing, notes, orders] = await Promise.all([
        money.of(db, order),
        notesOf(db, id),
        countOrdersOf(db, order.user_id),
      ]);
      const people = await accounts.findPeople([
        order.user_id,
        ...notes.map((note) => note.actor_id),
        ...events.flatMap((event) => event.actor_id ?? []),
      ]);
      const buyer = people.get(order.user_id);
      if (!buyer) return appError('order_not_found');
      const shown = presentOrder(full, buyer, now());
      return {
        order: shown,
        buyer: { _id: buyer.id, name: buyer.name, email: buyer.email, phone: buyer.phone, orders },
        history: shown.history.map((event, i) => ({
          ...event,
          who: people.get(events[i]?.actor_id ?? '')?.name ?? null,
        })),
        money: {
          paid: toRupees(standing.paid),
          sentBack: toRupees(standing.sentBack),
          credited: toRupees(standing.credited),
          left: toRupees(standing.left),
          throughGateway: standing.throughGateway,
        },
        lines: [...paidForLines(order, items)].map(([itemId, paid]) => ({ itemId, paid: toRupees(paid) })),
        sentBack: presentSentBack(standing),
        notes: notes.map((note) => ({
          id: String(note.id),
          at: note.at.toISOString(),
          who: people.get(note.actor_id)?.name ?? '',
          text: note.text,
        })),
      };
    },

    /** Every try to pay an order, asked of the gateway. */
    async attempts(id: string): Promise<PaymentAttempt[] | AppError> {
      if (!(await findOrder(db, id))) return appError('order_not_found');
      const tries = await payments.attempts('shop', id);
      if (tries instanceof AppError) return tries;
      return tries.map((one) => {
        const at = Date.parse(one.payment_completion_time ?? one.payment_time ?? '');
        return {
          id: one.cf_payment_id,
          at: Number.isNaN(at) ? null : new Date(at).toISOString(),
          amount: toRupees(one.payment_amount),
          status: one.payment_status,
        };
      });
    },

    /** Adds a note of the staff. */
    note: (note: { orderId: string; actorId: string; text: string }): Promise<true | AppError> =>
      transact<true>(db, async (tx) => {
        const order = await lockOrder(tx, note.orderId);
        if (!order) return appError('order_not_found');
        const at = now();
        await insertNote(tx, { ...note, at });
        await audit.record(tx, {
          at,
          actorId: note.actorId,
          action: 'order.note',
          entity: 'order',
          entityId: note.orderId,
          after: { text: note.text },
        });
        return true;
      }),

    /** Sends a part of the money back; answers how much. The same wish again answers what it did. */
    async refund(wish: RefundWish): Promise<Paise | AppError> {
      await checkpoint('order-refund.before', wish.orderId);
      const { key, reason, reference, actorId } = wish;
      return transact<Paise>(db, async (tx) => {
        const locked = await lockOrder(tx, wish.orderId);
        const full = locked && (await findOrder(tx, wish.orderId));
        if (!full || locked.reserved_until) return appError('order_not_found');
        const heard = await orderRefundOf(tx, locked.id, key);
        if (heard) return asPaise(heard.amount);
        if (wish.seen !== null && (await latestEventId(tx, locked.id)) !== wish.seen)
          return appError('order_changed');
        const paid = paidForLines(full.order, full.items);
        const lines = full.items.filter((item) => wish.items.includes(item.id));
        const chosen = lines.map((item) => paid.get(item.id) ?? asPaise(0));
        const amount = wish.amount === null ? sum(chosen) : fromRupees(wish.amount);
        if (amount <= 0) return appError('refund_empty');
        const sent = await money.sendBack(tx, locked, {
          key,
          amount,
          reason,
          reference,
          actorId,
          bill: {
            reason: 'refunded',
            ...(lines.length > 0 && {
              lines: lines.map((item) => ({ itemId: item.id, quantity: item.quantity })),
            }),
          },
          tell: true,
          at: now(),
        });
        return sent instanceof AppError ? sent : amount;
      });
    },
  };
}
