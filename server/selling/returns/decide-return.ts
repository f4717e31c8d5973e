import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import type { ReturnStatus, ReturnStep, returnAges } from '#contract/selling/returns/reasons.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { StockService } from '../../catalog/stock/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise, type Paise, toRupees } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import {
  addCredit,
  addOrderEvent,
  lockOrder,
  type OrderRow,
  type OrdersService,
  resolveOrderId,
} from '../orders/service.ts';
import { judgeOthersAgain, worthNow } from './judge-again.ts';
import { lockUndecided, restoreReturned } from './lock-return.ts';
import { createReturnAdmin } from './return-admin.ts';
import type { createReturnEmails } from './return-emails.ts';
import { creditUntil } from './return-policy.ts';
import { countReturns, decideReturn, type ReturnRow, readReturns, returnsOf } from './store.ts';

/** The services that return decisions depend on. */
export type ReturnDecisionParts = {
  accounts: AccountsService;
  audit: AuditService;
  coupons: CouponsService;
  invoices: InvoicesService;
  orders: Pick<OrdersService, 'money'>;
  settings: SettingsService;
  stock: StockService;
  emails: ReturnType<typeof createReturnEmails>;
};

/** The acceptance of a return. */
export type Acceptance = {
  id: string;
  actorId: string;
  as: 'refund' | 'credit';
  restock: boolean;
  /** What is paid; null for all that was paid with the part of the delivery charge, less the fee. */
  amount: Paise | null;
  text: string | null;
  reference: string | null;
};

/** The filters and the page of the list of returns. */
export type ReturnQuery = {
  status?: ReturnStatus | undefined;
  step?: ReturnStep | undefined;
  age?: (typeof returnAges)[number] | undefined;
  q?: string | undefined;
  order?: string | undefined;
} & PageRequest;

/** The refusal of a return. */
export type Refusal = { id: string; actorId: string; text: string };

type Deps = Pick<Platform, 'db' | 'now'> & ReturnDecisionParts;

type Repayment = {
  givenAs: 'refund' | 'credit' | 'by_hand';
  orderRefundId: string | null;
  coupon: { couponId: string; code: string; until: Date } | null;
};

/** Returns the content of the tax credit note of a return. */
const creditNoteOf = (row: ReturnRow) => ({
  reason: 'returned' as const,
  lines: [{ itemId: row.order_item_id, quantity: row.quantity }],
});

const record = (
  { audit, now }: Deps,
  tx: Tx,
  {
    row,
    order,
    actorId,
    status,
    after,
  }: {
    row: ReturnRow;
    order: OrderRow;
    actorId: string;
    status: 'accepted' | 'refused';
    after: Record<string, unknown>;
  },
) =>
  audit.record(tx, {
    at: now(),
    actorId,
    action: `return.${status}`,
    entity: 'return',
    entityId: row.id,
    of: order.user_id,
    before: { status: row.status, orderId: row.order_id },
    after: { status, ...after },
  });

async function issueCredit(
  { now, coupons, invoices, orders, settings }: Deps,
  tx: Tx,
  { order, row, amount }: { order: OrderRow; row: ReturnRow; amount: Paise },
): Promise<Repayment | AppError> {
  const refused = orders.money.refusal(await orders.money.of(tx, order), amount);
  if (refused) return refused;
  const { creditMonths } = (await settings.all(tx)).policies.returns;
  const at = now();
  const until = creditUntil(at, creditMonths);
  const coupon = await coupons.issueCredit(tx, { userId: order.user_id, amount, at, until, of: row.id });
  await addCredit(tx, order.id, amount);
  invoices.creditNote(tx, { orderId: order.id, amount, ...creditNoteOf(row) });
  return { givenAs: 'credit', orderRefundId: null, coupon: { ...coupon, until } };
}

async function refund(
  { now, orders }: Deps,
  tx: Tx,
  { order, row, amount, how }: { order: OrderRow; row: ReturnRow; amount: Paise; how: Acceptance },
): Promise<Repayment | AppError> {
  const sent = await orders.money.refund(tx, order, {
    key: `return ${row.id}`,
    amount,
    reason: `Return: ${row.reason}`,
    reference: how.reference,
    actorId: how.actorId,
    creditNote: creditNoteOf(row),
    notifyBuyer: false,
    at: now(),
  });
  if (sent instanceof AppError) return sent;
  return { givenAs: sent.refund_id ? 'refund' : 'by_hand', orderRefundId: sent.id, coupon: null };
}

async function accept(deps: Deps, acceptance: Acceptance): Promise<AdminReturn | AppError> {
  const { db, now, stock, emails } = deps;
  const { id, actorId, as, text } = acceptance;
  await checkpoint('return.deciding', id);
  const done = await transact(db, async (tx) => {
    const locked = await lockUndecided(tx, id);
    if (locked instanceof AppError) return locked;
    const { row, order, item } = locked;
    if (order.status === 'Cancelled') return appError('order_is_cancelled');
    if (as === 'refund' && row.remedy === 'credit') return appError('return_as_credit');
    const worth = await worthNow(deps.coupons, tx, row);
    const most = asPaise(Math.max(worth.paid - row.fee + row.delivery, 0));
    const amount = acceptance.amount ?? most;
    if (amount > most) return appError('return_amount', { amount: toRupees(most) });
    const repayment =
      as === 'credit'
        ? await issueCredit(deps, tx, { order, row, amount })
        : await refund(deps, tx, { order, row, amount, how: acceptance });
    if (repayment instanceof AppError) return repayment;
    const at = now();
    // Missing pieces cannot be restocked, and those that were inspected have their place.
    const restocks = acceptance.restock && row.reason !== 'missing' && !row.inspected_at;
    const restocked = restocks || row.restocked;
    const twice = restocks ? await restoreReturned(stock, tx, locked, actorId) : null;
    if (twice) return twice;
    const { givenAs, orderRefundId, coupon } = repayment;
    await decideReturn(tx, id, {
      status: 'accepted',
      step: 'paid',
      decided_at: at,
      decided_by: actorId,
      decision_words: text,
      given_as: givenAs,
      given: amount,
      paid: worth.paid,
      benefit_ended: worth.benefitEnded,
      restocked,
      order_refund_id: orderRefundId,
      coupon_id: coupon?.couponId ?? null,
    });
    await judgeOthersAgain(deps.coupons, tx, order.id);
    const fresh = (await lockOrder(tx, order.id)) ?? order;
    const step = { by: 'shop', actorId, at } as const;
    await addOrderEvent(tx, fresh, { ...step, note: 'return_accepted', reason: text });
    if (coupon) await addOrderEvent(tx, fresh, { ...step, note: 'credit_given', amount });
    await record(deps, tx, {
      row,
      order,
      actorId,
      status: 'accepted',
      after: { as: givenAs, amount, restocked, text },
    });
    const about = { order, item, quantity: row.quantity, amount, as: givenAs };
    await emails.accepted(tx, about, { coupon, answer: text });
    return true;
  });
  return createReturnAdmin(deps).after(id, done);
}

async function refuse(deps: Deps, { id, actorId, text }: Refusal): Promise<AdminReturn | AppError> {
  const { db, now, emails } = deps;
  await checkpoint('return.deciding', id);
  const done = await transact(db, async (tx) => {
    const locked = await lockUndecided(tx, id);
    if (locked instanceof AppError) return locked;
    const { row, order, item } = locked;
    if (row.restocked) return appError('return_in_stock');
    const at = now();
    await decideReturn(tx, id, {
      status: 'refused',
      step: 'refused',
      decided_at: at,
      decided_by: actorId,
      decision_words: text,
    });
    await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'return_refused', reason: text, at });
    await record(deps, tx, { row, order, actorId, status: 'refused', after: { text } });
    const amount = asPaise(row.paid - row.fee + row.delivery);
    const as = row.remedy;
    await emails.refused(tx, { order, item, quantity: row.quantity, amount, as }, text);
    return true;
  });
  return createReturnAdmin(deps).after(id, done);
}

/** Creates the admin's side of returns: the list and the decisions. Each return is decided once. */
export function createReturnDecisions({ db, now }: Pick<Platform, 'db' | 'now'>, parts: ReturnDecisionParts) {
  const deps: Deps = { db, now, ...parts };
  return {
    /** Returns a page of returns, or those of one order, with the counts by status and step. */
    async list(query: ReturnQuery) {
      const [found, counted] = await Promise.all([
        query.order
          ? resolveOrderId(db, query.order)
              .then((id) => returnsOf(db, id))
              .then((rows) => ({ rows, total: rows.length, pages: { next: null, previous: null } }))
          : readReturns(db, query, now()),
        countReturns(db),
      ]);
      const { rows, pages, total } = found;
      return { returns: await createReturnAdmin(deps).present(rows), pages, total, ...counted };
    },

    /** Accepts a return: refunds or credits up to the paid amount less the fee, and restocks the pieces if requested. */
    accept: (acceptance: Acceptance) => accept(deps, acceptance),

    /** Refuses a return with a reason. */
    refuse: (refusal: Refusal) => refuse(deps, refusal),
  };
}
