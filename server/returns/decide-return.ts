import type { AdminReturn } from '#contract/returns/endpoints.ts';
import type { ReturnStatus } from '#contract/returns/reasons.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CouponsService } from '../coupons/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import {
  addCredit,
  addOrderEvent,
  findOrder,
  lockOrder,
  type OrderItemRow,
  type OrderRow,
  type OrdersService,
  resolveOrderId,
} from '../orders/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise, type Paise } from '../platform/core/money.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { StockService } from '../stock/service.ts';
import { presentForAdmin } from './present.ts';
import type { createReturnEmails } from './return-emails.ts';
import { creditUntil } from './return-policy.ts';
import {
  countReturns,
  decideReturn,
  type FullReturn,
  findReturn,
  lockReturn,
  type ReturnRow,
  readReturns,
  returnsOf,
} from './store.ts';

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
  text: string | null;
  reference: string | null;
};

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

async function present({ accounts }: Deps, rows: readonly FullReturn[]): Promise<AdminReturn[]> {
  const people = await accounts.findPeople(rows.flatMap((row) => [row.user_id, row.decided_by ?? '']));
  return rows.flatMap((row) => presentForAdmin(row, people) ?? []);
}

/** Locks an undecided return and its order, the order first as everywhere. */
async function lockUndecided(
  tx: Tx,
  id: string,
): Promise<{ row: ReturnRow; order: OrderRow; item: OrderItemRow } | AppError> {
  const known = await findReturn(tx, id);
  const order = known && (await lockOrder(tx, known.order_id));
  const row = await lockReturn(tx, id);
  if (!order || !row) return appError('return_not_found');
  if (row.status !== 'asked') return appError('return_decided');
  const item = (await findOrder(tx, order.id))?.items.find((one) => one.id === row.order_item_id);
  return item ? { row, order, item } : appError('return_not_found');
}

async function presentDecided(
  deps: Deps,
  id: string,
  done: true | AppError,
): Promise<AdminReturn | AppError> {
  if (done instanceof AppError) return done;
  const row = await findReturn(deps.db, id);
  const [shown] = row ? await present(deps, [row]) : [];
  return shown ?? appError('return_not_found');
}

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
    status: Exclude<ReturnStatus, 'asked'>;
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
    if (as === 'refund' && row.remedy === 'credit') return appError('return_as_credit');
    const amount = asPaise(row.paid - row.fee);
    const repayment =
      as === 'credit'
        ? await issueCredit(deps, tx, { order, row, amount })
        : await refund(deps, tx, { order, row, amount, how: acceptance });
    if (repayment instanceof AppError) return repayment;
    const at = now();
    // Missing pieces cannot be restocked.
    const restocked = acceptance.restock && row.reason !== 'missing';
    if (restocked)
      await stock.receive(tx, [{ skuId: item.sku_id, quantity: row.quantity }], {
        reason: `returned, order ${order.id}`,
        by: actorId,
      });
    const { givenAs, orderRefundId, coupon } = repayment;
    await decideReturn(tx, id, {
      status: 'accepted',
      decided_at: at,
      decided_by: actorId,
      decision_words: text,
      given_as: givenAs,
      given: amount,
      restocked,
      order_refund_id: orderRefundId,
      coupon_id: coupon?.couponId ?? null,
    });
    const fresh = (await lockOrder(tx, order.id)) ?? order;
    const step = { by: 'shop', actorId, at } as const;
    await addOrderEvent(tx, fresh, { ...step, note: 'return_accepted', reason: text });
    if (coupon) await addOrderEvent(tx, fresh, { ...step, note: 'credit_given', amount });
    await record(deps, tx, {
      row,
      order,
      actorId,
      status: 'accepted',
      after: { as: givenAs, amount, restocked, code: coupon?.code ?? null, text },
    });
    const about = { order, item, quantity: row.quantity, amount, as: givenAs };
    await emails.accepted(tx, about, { coupon, answer: text });
    return true;
  });
  return presentDecided(deps, id, done);
}

async function refuse(deps: Deps, { id, actorId, text }: Refusal): Promise<AdminReturn | AppError> {
  const { db, now, emails } = deps;
  await checkpoint('return.deciding', id);
  const done = await transact(db, async (tx) => {
    const locked = await lockUndecided(tx, id);
    if (locked instanceof AppError) return locked;
    const { row, order, item } = locked;
    const at = now();
    await decideReturn(tx, id, {
      status: 'refused',
      decided_at: at,
      decided_by: actorId,
      decision_words: text,
    });
    await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'return_refused', reason: text, at });
    await record(deps, tx, { row, order, actorId, status: 'refused', after: { text } });
    const amount = asPaise(row.paid - row.fee);
    const as = row.remedy;
    await emails.refused(tx, { order, item, quantity: row.quantity, amount, as }, text);
    return true;
  });
  return presentDecided(deps, id, done);
}

/** Creates the admin's side of returns: the list and the decisions. Each return is decided once. */
export function createReturnDecisions({ db, now }: Pick<Platform, 'db' | 'now'>, parts: ReturnDecisionParts) {
  const deps: Deps = { db, now, ...parts };
  return {
    /** Returns a page of returns, or those of one order, with the counts by status. */
    async list(query: {
      status?: ReturnStatus | undefined;
      order?: string | undefined;
      limit: number;
      offset: number;
    }) {
      const [rows, counts] = await Promise.all([
        query.order
          ? resolveOrderId(db, query.order).then((id) => returnsOf(db, id))
          : readReturns(db, query),
        countReturns(db),
      ]);
      return { returns: await present(deps, rows), counts };
    },

    /** Accepts a return: refunds or credits the paid amount less the fee, and restocks the pieces if requested. */
    accept: (acceptance: Acceptance) => accept(deps, acceptance),

    /** Refuses a return with a reason. */
    refuse: (refusal: Refusal) => refuse(deps, refusal),
  };
}
