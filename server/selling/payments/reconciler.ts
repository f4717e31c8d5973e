import { AppError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { transactAt } from '../../platform/database/database.ts';
import { Crowded } from '../../platform/database/gate.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EndReason } from '../../schema/column-types.ts';
import type { Tallies } from './counters.ts';
import type { Gateways } from './gateways.ts';
import type { Payables } from './payables.ts';
import {
  type AttemptState,
  GatewayError,
  type GatewayOrderState,
  type PaymentAttempt,
} from './payment-gateway.ts';
import { minutesAfter, nextCheck, nextCheckOfEnded, nextCheckOfPaid } from './schedule.ts';
import { type SettlementOutcome, type Success, successOf } from './settlement.ts';
import {
  claimDue,
  findGatewayOrder,
  type GatewayOrderRow,
  hotPayment,
  markEnded,
  outcomesOf,
  setNextCheck,
} from './store.ts';

const startedAt = (attempt: PaymentAttempt): number => attempt.startedAt?.getTime() ?? 0;

/** Sorts attempts by their beginning, those without one first. The gateway's list has no fixed order. */
export const oldestFirst = (attempts: readonly PaymentAttempt[]): PaymentAttempt[] =>
  attempts.toSorted((a, b) => startedAt(a) - startedAt(b));

/**
 * The state of a payment, for pages. `failed`: the last attempt failed, and another one may follow. `refunded`: it came
 * too late and is being refunded. `unclear`: a payment needs manual review.
 */
export type PaymentState = GatewayOrderState | 'failed' | 'refunded' | 'unclear';

const isFailed = (state: AttemptState | null): boolean =>
  state === 'failed' || state === 'dropped' || state === 'cancelled';

/** The dependencies of the reconciler. */
export type ReconcilerParts = {
  gateways: Gateways;
  payables: Payables;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  tallies: Tallies;
};

type Deps = Pick<Platform, 'db' | 'now' | 'log'> & ReconcilerParts;

type OrderKey = Pick<GatewayOrderRow, 'id' | 'provider'>;

/** Applies every successful payment of a gateway order. Returns the state of the last attempt. */
async function applyPayments(deps: Deps, row: OrderKey): Promise<AttemptState | null> {
  const { gateways, applySuccess, tallies, log, now } = deps;
  const { id } = row;
  const attempts = await gateways.of(row).listAttempts(id);
  for (const attempt of attempts) {
    if (attempt.state !== 'paid') continue;
    const outcome = await applySuccess(successOf(attempt, id, now()));
    if (outcome === 'second_payment') {
      tallies.add('second_found');
      log.warn(
        { gatewayOrder: id },
        'second payment found without a webhook: it is refunded; check webhook delivery if this repeats',
      );
    }
  }
  return oldestFirst(attempts).at(-1)?.state ?? null;
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
  const { db, now } = deps;
  const over = end !== undefined || now() >= row.expires_at;
  let state: GatewayOrderState;
  try {
    const gateway = deps.gateways.of(row);
    state = over && row.status !== 'ended' ? await gateway.endOrder(row.id) : await gateway.getState(row.id);
  } catch (error) {
    // The gateway does not have the order, so it cannot have been paid. The process died first, or it was refused.
    if (error instanceof GatewayError && error.reason === 'not_found' && over) {
      await endOrder(deps, row.id, end ?? 'expired');
      return 'ended';
    }
    throw error;
  }
  const lastAttempt = await applyPayments(deps, row);
  const isOver = state === 'expired' || state === 'ended';
  if (isOver) await endOrder(deps, row.id, end && state === 'ended' ? end : 'expired');
  // Read again, because a webhook may have settled it meanwhile.
  const after = await findGatewayOrder(db, row.id);
  if (after?.status === 'paid') return 'paid';
  if (isOver) return (await stateOfEnded(deps, row.id)) ?? state;
  if (state === 'paid') return (await stateOfEnded(deps, row.id)) ?? 'unclear';
  return isFailed(lastAttempt) ? 'failed' : 'open';
}

/** Returns `refunded` when a late payment is being refunded, and `unclear` when a payment needs manual review. */
async function stateOfEnded({ db }: Deps, id: string): Promise<PaymentState | null> {
  const outcomes = await outcomesOf(db, id);
  if (outcomes.includes('mismatch')) return 'unclear';
  return outcomes.includes('too_late') ? 'refunded' : null;
}

/** Looks for a second payment of a paid order. Returns when to check again. */
async function checkPaid(deps: Deps, row: GatewayOrderRow, at: Date): Promise<Date | null> {
  await applyPayments(deps, row);
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
    applyPayments: (row: OrderKey): Promise<AttemptState | null> => applyPayments(deps, row),
  };
}
