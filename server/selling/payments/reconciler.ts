import { AppError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import type { EndReason } from '../../platform/database/column-types.ts';
import { transactAt } from '../../platform/database/database.ts';
import { Crowded } from '../../platform/database/gate.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type Gateway,
  GatewayError,
  type GatewayOrder,
  type GatewayPayment,
  successOf,
} from './cashfree/gateway.ts';
import type { Tallies } from './counters.ts';
import type { Payables } from './payables.ts';
import { minutesAfter, nextCheck, nextCheckOfEnded, nextCheckOfPaid } from './schedule.ts';
import type { SettlementOutcome, Success } from './settlement.ts';
import {
  claimDue,
  findGatewayOrder,
  type GatewayOrderRow,
  hotPayment,
  markEnded,
  outcomesOf,
  setNextCheck,
} from './store.ts';

/** Returns when an attempt began, in UTC milliseconds; 0 if unknown. The gateway's list has no fixed order. */
export const startedAt = (attempt: GatewayPayment): number => Date.parse(attempt.payment_time ?? '') || 0;

/**
 * The state of a payment, for pages. These are the gateway's words. FAILED means that the last attempt failed and
 * another one may follow.
 */
export type PaymentState = 'PAID' | 'ACTIVE' | 'FAILED' | 'EXPIRED' | 'TERMINATED' | 'REFUNDED' | 'UNKNOWN';

/** The dependencies of the reconciler. */
export type ReconcilerParts = {
  gateway: Gateway;
  payables: Payables;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  tallies: Tallies;
};

type Deps = Pick<Platform, 'db' | 'now' | 'log'> & ReconcilerParts;

/** Applies every successful payment of a gateway order. Returns the status of the last attempt. */
async function applyPayments(deps: Deps, id: string): Promise<string | null> {
  const { gateway, applySuccess, tallies, log, now } = deps;
  const attempts = await gateway.payments(id);
  for (const attempt of attempts) {
    if (attempt.payment_status !== 'SUCCESS') continue;
    const outcome = await applySuccess(successOf(attempt, id, now()));
    if (outcome === 'second_payment') {
      tallies.add('second_found');
      log.warn(
        { gatewayOrder: id },
        'second payment found without a webhook: it is refunded; check webhook delivery if this repeats',
      );
    }
  }
  const newest = attempts.toSorted((a, b) => startedAt(a) - startedAt(b)).at(-1);
  return newest?.payment_status ?? null;
}

/** Marks a gateway order as ended. Its payable releases what it reserved. */
async function endOrder({ db, now, payables }: Deps, id: string, why: EndReason): Promise<void> {
  await checkpoint('expiry.terminated', id);
  const ended = await transactAt<true>(db, [hotPayment(id)], async (tx) => {
    const row = await findGatewayOrder(tx, id, { lock: true });
    if (!row || row.status === 'paid' || row.status === 'ended') return true;
    const at = now();
    // A payment made just before the end can still arrive, so check again in an hour.
    await markEnded(tx, id, minutesAfter(at, 60));
    await payables.of(row.purpose).ended(tx, { subjectId: row.subject_id, why, at });
    return true;
  });
  if (ended instanceof AppError)
    throw new Crowded(`Gateway order ${id} was not marked as ended: ${ended.code}`);
  await checkpoint('expiry.committed', id);
}

/**
 * Synchronises an order with the gateway and applies its payments. With `end`, or past its expiry, the order is
 * terminated at the gateway first. It is ended here only when the gateway says that it cannot be paid any more.
 * Throws {@link GatewayError} when the gateway is unreachable. Nothing has changed then.
 */
async function settle(
  deps: Deps,
  row: GatewayOrderRow,
  { end }: { end?: Exclude<EndReason, 'expired'> } = {},
): Promise<PaymentState> {
  const { db, now, gateway } = deps;
  const over = end !== undefined || now() >= row.expires_at;
  let order: GatewayOrder;
  try {
    order = over && row.status !== 'ended' ? await gateway.terminate(row.id) : await gateway.getOrder(row.id);
  } catch (error) {
    // The gateway does not have the order, so it cannot have been paid. The process died first, or it was refused.
    if (error instanceof GatewayError && error.status === 404 && over) {
      await endOrder(deps, row.id, end ?? 'expired');
      return 'TERMINATED';
    }
    throw error;
  }
  const lastAttempt = await applyPayments(deps, row.id);
  const { order_status: status } = order;
  const ended = status === 'EXPIRED' || status === 'TERMINATED' ? status : null;
  if (ended) await endOrder(deps, row.id, end && ended === 'TERMINATED' ? end : 'expired');
  // Read again, because a webhook may have settled it meanwhile.
  const after = await findGatewayOrder(db, row.id);
  if (after?.status === 'paid') return 'PAID';
  if (ended) return (await stateOfEnded(deps, row.id)) ?? ended;
  if (order.order_status === 'PAID') return (await stateOfEnded(deps, row.id)) ?? 'UNKNOWN';
  return lastAttempt && ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'].includes(lastAttempt)
    ? 'FAILED'
    : 'ACTIVE';
}

/** Returns REFUNDED when a late payment is being refunded, and UNKNOWN when a payment needs manual review. */
async function stateOfEnded({ db }: Deps, id: string): Promise<PaymentState | null> {
  const outcomes = await outcomesOf(db, id);
  if (outcomes.includes('mismatch')) return 'UNKNOWN';
  return outcomes.includes('too_late') ? 'REFUNDED' : null;
}

/** Looks for a second payment of a paid order. Returns when to check again. */
async function checkPaid(deps: Deps, row: GatewayOrderRow, at: Date): Promise<Date | null> {
  await applyPayments(deps, row.id);
  return nextCheckOfPaid(row.settled_at ?? row.created_at, at);
}

/** Settles an open or ended order. Returns when to check again, or `changed` if its status is different now. */
async function checkOpen(deps: Deps, row: GatewayOrderRow, at: Date): Promise<Date | null | 'changed'> {
  await settle(deps, row);
  const after = await findGatewayOrder(deps.db, row.id);
  if (!after || after.status !== row.status) return 'changed';
  return after.status === 'ended' ? nextCheckOfEnded(row, at) : nextCheck(row, at);
}

/** Checks one due order and stores when to check it again. Never throws. */
async function checkDue(deps: Deps, row: GatewayOrderRow, at: Date): Promise<void> {
  const { db, log } = deps;
  try {
    const next = row.status === 'paid' ? await checkPaid(deps, row, at) : await checkOpen(deps, row, at);
    if (next === 'changed') return;
    await setNextCheck(db, row, { at, next });
  } catch (error) {
    log.warn(
      { err: error, gatewayOrder: row.id },
      'gateway order not reconciled: its state may be out of date; it is retried within a minute',
    );
  }
}

/** How many orders a round asks about at once, and in all: refunds and webhooks wait for the round. */
const atOnce = 20;
const perRound = 200;

/**
 * Checks due orders and ends those that expired. Returns how many were checked. When one is done the next is taken, so
 * that a response that takes its time holds up no other order.
 */
async function reconcile(deps: Deps): Promise<number> {
  const { db, now } = deps;
  const running = new Set<Promise<void>>();
  let checked = 0;
  while (checked < perRound) {
    const at = now();
    const due = await claimDue(db, at, minutesAfter(at, 1), atOnce - running.size);
    if (due.length === 0) break;
    checked += due.length;
    for (const row of due) {
      const check = checkDue(deps, row, at).finally(() => running.delete(check));
      running.add(check);
    }
    if (running.size === atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return checked;
}

/** Creates the reconciler, which asks the gateway about payments whose webhook did not arrive. */
export function createReconciler(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  parts: ReconcilerParts,
) {
  const deps: Deps = { db, now, log, ...parts };
  return {
    settle: (row: GatewayOrderRow, how?: { end?: Exclude<EndReason, 'expired'> }): Promise<PaymentState> =>
      settle(deps, row, how),
    reconcile: (): Promise<number> => reconcile(deps),
    applyPayments: (id: string): Promise<string | null> => applyPayments(deps, id),
  };
}
