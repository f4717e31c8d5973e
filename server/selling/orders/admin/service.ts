import type { AdminOrder, PaymentAttempt, RefundedItem } from '#contract/selling/orders/admin.ts';
import { bulkOrders, type OrderSort } from '#contract/selling/orders/rules.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import type { CsvStream } from '../../../platform/csv/stream.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import type { PaymentsService } from '../../payments/service.ts';
import { waitsToBeSent } from '../changing/hold.ts';
import { findOpenHold, holdReasons } from '../changing/hold-store.ts';
import { findOrder } from '../full-order-store.ts';
import { skuCodes } from '../line-store.ts';
import type { OrderMoney } from '../papers/money.ts';
import { paidForLines } from '../paying/paid-lines.ts';
import type { WorthBack } from '../placing/kept-items.ts';
import { resolveOrderId } from '../placing/number-store.ts';
import { readRisks } from '../placing/risk.ts';
import { presentOrder } from '../present.ts';
import { type FullOrder, lockOrder } from '../store.ts';
import { exportOrders } from './export.ts';
import type { AdminFilter } from './filter-sql.ts';
import { type OrderPage, readPage } from './list.ts';
import { readIds } from './list-store.ts';
import { countOrdersOf, insertNote, notesOf } from './notes-store.ts';
import { readPickList } from './pick-list.ts';
import { type AdminRefundParts, createAdminRefund, previewRefund, refundablePieces } from './refund.ts';

/** The services that the admin part of orders uses. */
export type AdminParts = AdminRefundParts & {
  accounts: AccountsService;
  audit: AuditService;
  payments: PaymentsService;
  invoices: InvoicesService;
  settings: SettingsService;
};

const rupees = (paise: number): number => toRupees(asPaise(paise));

/** Converts refunds to their wire format, newest first. */
function presentRefunds({ refunds, ordered }: OrderMoney): AdminOrder['sentBack'] {
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

type Deps = Pick<Platform, 'db' | 'now'> & AdminParts;

/** Returns what was paid for each line, the pieces that can be refunded, its stock code (that of the purchase, or else of today), and what was filled in. */
function linesOf(
  { order, items }: FullOrder,
  { codes, left }: { codes: ReadonlyMap<string, string>; left: ReadonlyMap<string, number> },
): AdminOrder['lines'] {
  const paid = paidForLines(order, items);
  return items.map((item) => ({
    itemId: item.id,
    paid: toRupees(paid.get(item.id) ?? asPaise(0)),
    refundable: left.get(item.id) ?? 0,
    sku: item.snapshot.variant?.sku || (codes.get(item.sku_id) ?? null),
    ...(item.snapshot.personalisation && { personalisation: item.snapshot.personalisation.values }),
  }));
}

async function findAdminOrder(
  { db, now, money, accounts, invoices, settings }: Deps,
  id: string,
): Promise<AdminOrder | AppError> {
  const full = await findOrder(db, id);
  if (!full) return appError('order_not_found');
  const { order, items, events } = full;
  const [orderMoney, notes, orders, invoiced] = await Promise.all([
    money.of(db, order),
    notesOf(db, id),
    countOrdersOf(db, order.user_id),
    invoices.invoicedOrders([id]),
  ]);
  const [open, reasons, codes, left, risks] = await Promise.all([
    findOpenHold(db, id),
    holdReasons(db, id),
    skuCodes(
      db,
      items.map((item) => item.sku_id),
    ),
    refundablePieces(db, items),
    readRisks(db, [id], (await settings.all()).orderRisk),
  ]);
  const hold = waitsToBeSent(order) ? open : undefined;
  const people = await accounts.findPeople([
    order.user_id,
    ...(hold ? [hold.actor_id] : []),
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
      // The buyer does not read why it was held.
      ...(event.note === 'held' && { reason: reasons.shift() ?? null }),
      who: people.get(events[i]?.actor_id ?? '')?.name ?? null,
    })),
    money: {
      paid: toRupees(orderMoney.paid),
      sentBack: toRupees(orderMoney.refunded),
      credited: toRupees(orderMoney.credited),
      left: toRupees(orderMoney.left),
      throughGateway: orderMoney.throughGateway,
    },
    lines: linesOf(full, { codes, left }),
    hold: hold
      ? { at: hold.at.toISOString(), who: people.get(hold.actor_id)?.name ?? '', reason: hold.reason }
      : null,
    risks: risks.get(id) ?? [],
    invoiced: invoiced.has(id),
    sentBack: presentRefunds(orderMoney),
    notes: notes.map((note) => ({
      id: String(note.id),
      at: note.at.toISOString(),
      who: people.get(note.actor_id)?.name ?? '',
      text: note.text,
    })),
  };
}

/** Creates the admin part of orders. */
export function createOrderAdmin({ db, now }: Pick<Platform, 'db' | 'now'>, parts: AdminParts) {
  const { audit, payments } = parts;
  const deps: Deps = { db, now, ...parts };
  return {
    /** Returns a page of the order list, with the counts of all tabs. */
    page: (filter: AdminFilter, page: OrderPage) => readPage(deps, filter, page),

    /** Returns the ids of all orders of a filter, at most 500, and their whole number. */
    ids: async (filter: AdminFilter, sort: OrderSort): Promise<{ ids: string[]; total: number }> =>
      readIds(db, { ...filter, q: await resolveOrderId(db, filter.q) }, { sort, limit: bulkOrders }),

    /** Returns the pick list of the given orders, or of all that wait to be packed. */
    pickList: (orderIds: readonly string[]) => readPickList(db, orderIds),

    /**
     * Streams the order list as CSV, a row for each order. The audit log names who took it before the first byte is
     * sent.
     */
    async export(filter: AdminFilter, actorId: string): Promise<CsvStream> {
      const { q, status = null, payment = null } = filter;
      await transact(db, (tx) =>
        audit.record(tx, {
          at: now(),
          actorId,
          action: 'orders.export',
          entity: 'orders',
          entityId: 'all',
          after: { status, paymentStatus: payment, searched: q !== '' },
        }),
      );
      return exportOrders(db, { ...filter, q: await resolveOrderId(db, q) });
    },

    /** Returns one order with buyer, history, money and notes. */
    one: (id: string): Promise<AdminOrder | AppError> => findAdminOrder(deps, id),

    /** Fetches all payment attempts of an order from the gateway. */
    async attempts(id: string): Promise<PaymentAttempt[] | AppError> {
      if (!(await findOrder(db, id))) return appError('order_not_found');
      const tries = await payments.attempts('shop', id);
      if (tries instanceof AppError) return tries;
      return tries.map((one) => ({
        id: one.paymentId,
        at: (one.completedAt ?? one.startedAt)?.toISOString() ?? null,
        amount: toRupees(one.amount),
        status: one.word,
      }));
    },

    /** Adds a staff note. */
    note: (note: { orderId: string; actorId: string; text: string }): Promise<true | AppError> =>
      transact(db, async (tx) => {
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
          of: order.user_id,
          after: { text: note.text },
        });
        return true;
      }),

    refund: createAdminRefund({ db, now }, parts),

    /** Returns what a refund of some pieces is worth, because what is kept may lose a discount. */
    async previewRefund(id: string, items: readonly RefundedItem[]): Promise<WorthBack | AppError> {
      const full = await findOrder(db, id);
      return full ? previewRefund(parts, db, full, items) : appError('order_not_found');
    },
  };
}
