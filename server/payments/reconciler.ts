import { AppError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type Gateway, GatewayError, type GatewayOrder, type GatewayPayment, successOf } from './gateway.ts';
import type { EndReason, PayableRegistry } from './payables.ts';
import { minutesAfter, nextCheck, nextCheckOfEnded, nextCheckOfPaid } from './schedule.ts';
import type { SettlementOutcome, Success } from './settlement.ts';
import { claimDue, findGatewayOrder, type GatewayOrderRow, hotPayment } from './store.ts';
import type { Tallies } from './tallies.ts';

/** When a try to pay began, in ms; the gateway promises no order of its list. */
export const startedAt = (attempt: GatewayPayment): number => Date.parse(attempt.payment_time ?? '') || 0;

/** How a payment stands, for pages: the gateway's words, and FAILED when the last attempt failed but another may be made. */
export type PaymentState = 'PAID' | 'ACTIVE' | 'FAILED' | 'EXPIRED' | 'TERMINATED' | 'REFUNDED' | 'UNKNOWN';

/** What the reconciler needs: whom to ask, and what to do with a payment that succeeded. */
export type ReconcilerParts = {
  gateway: Gateway;
  subjects: PayableRegistry;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  tallies: Tallies;
};

/** What was not told is asked. */
export function createReconciler(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateway, subjects, applySuccess, tallies }: ReconcilerParts,
) {
  /** Asks the gateway for its payments of an order and applies every success; answers how the last attempt ended. */
  async function applyPayments(id: string): Promise<string | null> {
    const attempts = await gateway.payments(id);
    for (const attempt of attempts) {
      if (attempt.payment_status !== 'SUCCESS') continue;
      const use = await applySuccess(successOf(attempt, id, now()));
      if (use === 'second_payment') {
        tallies.add('second_found');
        log.warn({ gatewayOrder: id }, 'a second payment that no webhook reported: it goes back');
      }
    }
    const newest = attempts.toSorted((a, b) => startedAt(a) - startedAt(b)).at(-1);
    return newest?.payment_status ?? null;
  }

  /** Ends an order that cannot be paid any more: its subject gives back what it holds. */
  async function markEnded(id: string, why: EndReason): Promise<void> {
    await checkpoint('expiry.terminated', id);
    const ended = await transactAt<true>(db, [hotPayment(id)], async (tx) => {
      const row = await findGatewayOrder(tx, id, { lock: true });
      if (!row || row.status === 'paid' || row.status === 'ended') return true;
      const at = now();
      // Money sent just before the end can still arrive: look again in an hour.
      await tx
        .updateTable('gateway_orders')
        .set({ status: 'ended', check_at: minutesAfter(at, 60) })
        .where('id', '=', id)
        .execute();
      await subjects.of(row.purpose).ended(tx, { subjectId: row.subject_id, why, at });
      return true;
    });
    if (ended instanceof AppError) throw new Error(`The end of a payment was not written: ${ended.code}`);
    await checkpoint('expiry.committed', id);
  }

  /**
   * Asks the gateway how an order stands and brings us in line: settles what was paid; with `end` (or past its expiry)
   * terminates it first, and only when the gateway says it cannot be paid any more is it ended here.
   * Throws {@link GatewayError} when the gateway does not answer; then nothing has changed.
   */
  async function settle(
    row: GatewayOrderRow,
    { end }: { end?: Exclude<EndReason, 'expired'> } = {},
  ): Promise<PaymentState> {
    const over = end !== undefined || now() >= row.expires_at;
    let order: GatewayOrder;
    try {
      order =
        over && row.status !== 'ended' ? await gateway.terminate(row.id) : await gateway.getOrder(row.id);
    } catch (error) {
      // The gateway never got it, so nobody can have paid: the process was stopped before asking, or it was refused.
      if (error instanceof GatewayError && error.status === 404 && over) {
        await markEnded(row.id, end ?? 'expired');
        return 'TERMINATED';
      }
      throw error;
    }
    const lastAttempt = await applyPayments(row.id);
    const { order_status: status } = order;
    const ended = status === 'EXPIRED' || status === 'TERMINATED' ? status : null;
    if (ended) await markEnded(row.id, end && ended === 'TERMINATED' ? end : 'expired');
    // Read last: a webhook may have settled it while we asked.
    const after = await findGatewayOrder(db, row.id);
    if (after?.status === 'paid') return 'PAID';
    if (ended) return (await stateOfEnded(row.id)) ?? ended;
    if (order.order_status === 'PAID') return (await stateOfEnded(row.id)) ?? 'UNKNOWN';
    return lastAttempt && ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'].includes(lastAttempt)
      ? 'FAILED'
      : 'ACTIVE';
  }

  /** REFUNDED when money came for an ended order and goes back, UNKNOWN when a person must look at it. */
  async function stateOfEnded(id: string): Promise<PaymentState | null> {
    const uses = await db
      .selectFrom('gateway_payments')
      .select('use')
      .where('gateway_order_id', '=', id)
      .execute();
    if (uses.some((row) => row.use === 'mismatch')) return 'UNKNOWN';
    return uses.some((row) => row.use === 'too_late') ? 'REFUNDED' : null;
  }

  /** Looks for a second payment of a paid order; answers when it is asked about next. */
  async function lookAgain(row: GatewayOrderRow, at: Date): Promise<Date | null> {
    await applyPayments(row.id);
    return nextCheckOfPaid(row.settled_at ?? row.created_at, at);
  }

  /** Asks about an order that is open or ended; answers when it is asked about next, or that it stands otherwise now. */
  async function askOpen(row: GatewayOrderRow, at: Date): Promise<Date | null | 'changed'> {
    await settle(row);
    const after = await findGatewayOrder(db, row.id);
    if (!after || after.status !== row.status) return 'changed';
    return after.status === 'ended' ? nextCheckOfEnded(row, at) : nextCheck(row, at);
  }

  /** Asks about one order that is due and notes when it is asked about next. Never throws. */
  async function askAbout(row: GatewayOrderRow, at: Date): Promise<void> {
    try {
      const next = row.status === 'paid' ? await lookAgain(row, at) : await askOpen(row, at);
      if (next === 'changed') return;
      await db
        .updateTable('gateway_orders')
        .set({ check_at: next, asked_at: at })
        .where('id', '=', row.id)
        .where('status', '=', row.status)
        .execute();
    } catch (error) {
      log.warn({ err: error, gatewayOrder: row.id }, 'not reconciled yet');
    }
  }

  /** One round: asks for everything that is due, ends what ran out. Answers how many were asked about. */
  async function reconcile(): Promise<number> {
    const at = now();
    const due = await claimDue(db, at, minutesAfter(at, 1));
    // Together, so that a gateway that does not answer holds up a round for the time of one question.
    await Promise.all(due.map((row) => askAbout(row, at)));
    return due.length;
  }

  return { settle, reconcile, applyPayments };
}
