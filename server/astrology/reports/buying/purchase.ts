import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { isAdult } from '#contract/core/age.ts';
import { childConsent } from '#contract/people/birth-profiles/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { newId } from '../../../platform/core/id.ts';
import { fromRupees, type Paise, rupeeText } from '../../../platform/core/money.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ChosenProvider,
  leavesTimeToPay,
  type PaymentsService,
  retryConcurrentClick,
  smallestPayment,
} from '../../../selling/payments/service.ts';
import { toReadable } from '../contents.ts';
import { findOpen, insertReport, listByKey, type ReportKey, type ReportRow } from '../store.ts';
import { inputKey, type ReportInput, sameInput } from './input.ts';
import { fullResultPage, type ReturnPaths } from './return-path.ts';

/** The services that a purchase calls. */
export type BuyingParts = { settings: SettingsService; accounts: AccountsService; payments: PaymentsService };

/** A purchase of a report. `shown` is the price on the client's page in rupees, if it sent one. */
export type Purchase = {
  userId: string;
  kind: ReportKind;
  input: ReportInput;
  la: Lang;
  email: string | null;
  shown: number | null;
  /** The buyer agrees as parent or guardian of a child whose birth this is. */
  parent?: boolean | undefined;
  /** The gateway's return address has the order id alone, without the request. */
  bareReturn?: boolean | undefined;
};

/** A created payment. The session is '' if there was nothing to pay. */
export type Bought = { orderId: string; sessionId: string };

const prefixes: Record<ReportKind, string> = {
  kundli: 'PRE_KUNDLI',
  matching: 'PRE_MATCH',
  panchang: 'PRE_PANCH',
};

/** The dependencies of a purchase. */
export type BuyingDeps = Pick<Platform, 'db' | 'now'> & BuyingParts & { returnPaths: ReturnPaths };

type WrittenReport = { gateway_order_id: string };

/** Opens the session of a report's order at the gateway. */
async function sessionOf(
  { accounts, payments, returnPaths }: BuyingDeps,
  report: ReportRow | WrittenReport,
  purchase: Purchase,
): Promise<Bought | AppError> {
  const orderId = report.gateway_order_id;
  const payer = await accounts.person(purchase.userId);
  if (!payer) throw new Error('the buyer of a report does not exist');
  const returnPath = await returnPaths.forGateway(purchase, orderId, { bare: purchase.bareReturn === true });
  const opened = await payments.open(orderId, { ...payer, userId: payer.id }, { returnPath });
  return opened instanceof AppError ? opened : { orderId, sessionId: opened.sessionId };
}

/** Inserts the report and its payment intent. */
async function place(
  deps: BuyingDeps,
  purchase: Purchase,
  { amount, at, provider, minutes }: { amount: Paise; at: Date } & ChosenProvider,
): Promise<WrittenReport> {
  const { db, accounts, payments } = deps;
  const { userId, kind, input } = purchase;
  const id = newId(at);
  const orderId = `${prefixes[kind]}_${userId}_${at.getTime()}`;
  return transact(db, async (tx) => {
    await payments.prepare(tx, {
      id: orderId,
      provider,
      purpose: kind,
      subjectId: id,
      userId,
      amount,
      expiresAt: new Date(at.getTime() + minutes * 60_000),
      at,
    });
    if (purchase.parent && input.subjects.some(({ datetime }) => !isAdult(datetime, at)))
      await accounts.recordConsent(tx, { userId, ...childConsent, now: at });
    await insertReport(tx, {
      id,
      user_id: userId,
      kind,
      input: JSON.stringify(input),
      input_key: inputKey(kind, input),
      language: purchase.la,
      email: purchase.email,
      amount,
      status: 'open',
      gateway_order_id: orderId,
      created_at: at,
      updated_at: at,
    });
    if (amount < smallestPayment) await payments.settleZeroAmount(tx, orderId);
    await checkpoint('report.unwritten', orderId);
    return { gateway_order_id: orderId };
  });
}

/** Finds a paid report with the same content about the same people. Twins have a kundli each. */
async function findOwned(db: Database, key: ReportKey, input: ReportInput): Promise<ReportRow | undefined> {
  const found = await listByKey(db, key);
  return found.find((row) => row.status === 'paid' && sameInput(row.input, input));
}

/** Cancels an open order to replace it. Returns an error if the gateway cannot be reached. */
async function endOpen(payments: PaymentsService, open: ReportRow): Promise<AppError | null> {
  const gatewayOrder = await payments.findByPayable(open.kind, open.id);
  if (!gatewayOrder) throw new Error('an open report has no payment');
  const ended = await payments.end(gatewayOrder, 'replaced');
  return ended instanceof AppError ? ended : null;
}

/** One attempt of a purchase. Returns null when it must be repeated. */
async function attempt(
  deps: BuyingDeps,
  purchase: Purchase,
  { amount, at }: { amount: Paise; at: Date },
): Promise<Bought | AppError | null> {
  const { db, payments, settings } = deps;
  const { userId, kind, input, la } = purchase;
  const key = { userId, kind, key: inputKey(kind, input) };
  const owned = await findOwned(db, key, input);
  if (owned) {
    const orderId = owned.gateway_order_id;
    const path = fullResultPage({ ...toReadable(owned), la: owned.language }, orderId);
    return new AppError('report_owned', { details: { orderId, path } });
  }
  const chosen = await payments.choose((await settings.all()).reservationMinutes);
  if (chosen instanceof AppError) return chosen;
  const known = await findOpen(db, key);
  if (known) {
    const gatewayOrder = await payments.findByPayable(kind, known.id);
    const isThere = gatewayOrder?.provider === chosen.provider;
    const lasts = isThere && leavesTimeToPay(gatewayOrder.expires_at, at);
    const same = known.language === la && sameInput(known.input, input);
    if (same && lasts && known.amount === amount) return sessionOf(deps, known, purchase);
    // Without an error it is replaced next, unless it has just been paid; then there is nothing to buy.
    return endOpen(payments, known);
  }
  const placed = await place(deps, purchase, { amount, at, ...chosen });
  await checkpoint('report.written', placed.gateway_order_id);
  if (amount < smallestPayment) return { orderId: placed.gateway_order_id, sessionId: '' };
  return sessionOf(deps, placed, purchase);
}

/**
 * Creates the payment of a report. A repeated request returns the same session while it can be paid, and two clicks
 * at once make one order. A bought report is not sold again, in either language. If the price differs from the
 * client's, refuses with the current price and writes nothing. No transaction is open during the call to the gateway.
 */
export async function buyReport(deps: BuyingDeps, purchase: Purchase): Promise<Bought | AppError> {
  const { now, settings } = deps;
  const { kind, shown } = purchase;
  const price = (await settings.all()).prices[kind];
  const amount = fromRupees(price);
  if (shown !== null && Math.round(shown * 100) !== amount) {
    const values = { amount: rupeeText(amount) };
    return new AppError('report_price_changed', { values, details: { amount: price } });
  }
  // A concurrent click may be first (its order is found then), or take the same millisecond for its id.
  const bought = await retryConcurrentClick((tries) =>
    attempt(deps, purchase, { amount, at: new Date(now().getTime() + tries - 1) }),
  );
  return bought ?? appError('gateway_unavailable');
}
