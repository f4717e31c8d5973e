import { indiaDay } from '#contract/core/india-time.ts';
import type { Returnable } from '#contract/selling/returns/endpoints.ts';
import {
  changeReasons,
  isProblem,
  problemReasons,
  type ReturnReason,
} from '#contract/selling/returns/reasons.ts';
import { asPaise, type Paise, share, zero } from '../../platform/core/money.ts';

/** The return policy (setting `policies.returns`), with the fee in paise. */
export type PolicyFigures = {
  problemAskHours: number;
  problemAcceptDays: number;
  returnDays: number;
  fee: Paise;
  creditMonths: number;
};

/**
 * An order line for the policy. `paid` is for its pieces, after the discount. `worth`: what is left of it if the
 * buyer changed their mind, because the kept items may lose a coupon. `pieces`: those that were not refunded.
 */
export type PolicyLine = {
  paid: Paise;
  worth?: Paise;
  customised: boolean;
  asked: boolean;
  pieces?: number;
  service?: boolean;
};

/**
 * The return options of a line, and the reason why it cannot be returned for credit. Amounts are for all its
 * pieces.
 */
export type Evaluation = {
  problem: { until: Date; inTimeUntil: Date; amount: Paise } | null;
  /** The delivery came after the promised day. */
  late: boolean;
  change: { until: Date; amount: Paise; fee: Paise } | null;
  why: Returnable['why'];
};

const hour = 3_600_000;
const day = 24 * hour;
const ist = 5.5 * hour;

/**
 * Returns what a buyer can request for a line:
 * - damaged, missing, defective, wrong, not as described, not genuine, or late: a refund, to be reported within `problemAskHours` and accepted for
 *   `problemAcceptDays` after delivery,
 * - otherwise credit less the fee, within `returnDays`; never for customised products.
 *
 * A service cannot be returned: before it is done it is called off. Deadlines are inclusive.
 */
export function evaluate(
  line: PolicyLine,
  {
    deliveredAt,
    promisedDay = null,
    policy,
    now,
  }: { deliveredAt: Date | null; promisedDay?: string | null; policy: PolicyFigures; now: Date },
): Evaluation {
  const none = { problem: null, late: false, change: null };
  if (line.service) return { ...none, why: 'service' };
  if (line.asked) return { ...none, why: 'asked' };
  if (line.pieces === 0) return { ...none, why: 'refunded' };
  if (!deliveredAt) return { ...none, why: 'not_delivered' };
  const after = (ms: number) => new Date(deliveredAt.getTime() + ms);
  const until = after(policy.problemAcceptDays * day);
  const problem =
    line.paid > 0 && now <= until
      ? { until, inTimeUntil: after(policy.problemAskHours * hour), amount: line.paid }
      : null;
  const changeUntil = after(policy.returnDays * day);
  const credit = asPaise((line.worth ?? line.paid) - policy.fee);
  const why = line.customised
    ? ('customised' as const)
    : now > changeUntil
      ? ('over' as const)
      : credit <= 0
        ? // What the items alone would give says whether it is the fee or a coupon that leaves nothing.
          line.paid > policy.fee
          ? ('benefit_ends' as const)
          : ('below_fee' as const)
        : null;
  const change = why === null ? { until: changeUntil, amount: credit, fee: policy.fee } : null;
  const late = promisedDay !== null && indiaDay(deliveredAt) > promisedDay;
  return { problem, late, change, why };
}

/** Returns the remedy of a request, and whether it is in time; null if nothing can be requested for this reason. */
export function claimOf(
  evaluation: Evaluation,
  {
    reason,
    paid,
    worth = paid,
    policy,
    now,
  }: { reason: ReturnReason; paid: Paise; worth?: Paise; policy: PolicyFigures; now: Date },
): { remedy: 'refund' | 'credit'; fee: Paise; inTime: boolean } | null {
  if (isProblem(reason)) {
    if (!evaluation.problem || paid <= 0) return null;
    if (reason === 'late' && !evaluation.late) return null;
    return { remedy: 'refund', fee: zero, inTime: now <= evaluation.problem.inTimeUntil };
  }
  if (!evaluation.change || worth <= policy.fee) return null;
  return { remedy: 'credit', fee: policy.fee, inTime: true };
}

/**
 * Returns the part of an order's delivery charge that goes back with pieces, by their part of what was paid for all items.
 * `before` is what earlier returns had, so that the parts of all pieces sum to the charge.
 */
export function deliveryBack(
  paid: Paise,
  {
    delivery,
    allPaid,
    before,
  }: { delivery: Paise; allPaid: Paise; before: { paid: Paise; delivery: Paise } },
): Paise {
  if (allPaid <= 0) return zero;
  const until = share(delivery, Math.min(before.paid + paid, allPaid), allPaid);
  return asPaise(Math.max(until - before.delivery, 0));
}

/** Returns the reasons that can be given for a line now. */
export const openReasons = ({ problem, late, change }: Evaluation): ReturnReason[] => [
  ...(problem ? problemReasons.filter((reason) => reason !== 'late' || late) : []),
  ...(change ? changeReasons : []),
];

/** Returns the expiry of a credit: the end of the same day `months` later in IST, or of the month's last day. */
export function creditUntil(now: Date, months: number): Date {
  const local = new Date(now.getTime() + ist);
  const month = local.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = Date.UTC(local.getUTCFullYear(), month, Math.min(local.getUTCDate(), lastDay) + 1);
  return new Date(end - ist - 1);
}

/** Returns the time of the current delivery: the first event of the last run of `Delivered`; null if there is none. */
export function deliveredSince(history: readonly { status: string; at: Date }[]): Date | null {
  const other = history.findLastIndex(({ status }) => status !== 'Delivered');
  return history[other + 1]?.at ?? null;
}
