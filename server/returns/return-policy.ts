import { isProblem, type ReturnReason } from '#contract/returns/reasons.ts';
import { asPaise, type Paise, zero } from '../platform/core/money.ts';

/** What the shop's policy says (setting `policies.returns`): hours, days and months as numbers, the fee in paise. */
export type PolicyFigures = {
  problemAskHours: number;
  problemAcceptDays: number;
  returnDays: number;
  fee: Paise;
  creditMonths: number;
};

/** A delivered line as the policy sees it; `paid` for all its pieces, after the discount. */
export type PolicyLine = { paid: Paise; customised: boolean; asked: boolean };

/** What may be asked for a line now, and why it may not be given back. Amounts for all its pieces. */
export type Evaluation = {
  problem: { until: Date; inTimeUntil: Date; amount: Paise } | null;
  change: { until: Date; amount: Paise; fee: Paise } | null;
  why: 'asked' | 'not_delivered' | 'over' | 'customised' | 'below_fee' | null;
};

const hour = 3_600_000;
const day = 24 * hour;
const ist = 5.5 * hour;

/**
 * What a buyer may ask for a line (DESIGN section 4, "After delivery"). Damaged, missing, defective or wrong: the
 * money, to be told within hours, accepted for days after delivery. Otherwise giving it back within days, as credit
 * less the fee; never for customised goods. Both ends belong to the time.
 */
export function evaluate(
  line: PolicyLine,
  { deliveredAt, policy, now }: { deliveredAt: Date | null; policy: PolicyFigures; now: Date },
): Evaluation {
  const none = { problem: null, change: null };
  if (line.asked) return { ...none, why: 'asked' };
  if (!deliveredAt) return { ...none, why: 'not_delivered' };
  const after = (ms: number) => new Date(deliveredAt.getTime() + ms);
  const until = after(policy.problemAcceptDays * day);
  const problem =
    line.paid > 0 && now <= until
      ? { until, inTimeUntil: after(policy.problemAskHours * hour), amount: line.paid }
      : null;
  const changeUntil = after(policy.returnDays * day);
  const credit = asPaise(line.paid - policy.fee);
  const why = line.customised
    ? ('customised' as const)
    : now > changeUntil
      ? ('over' as const)
      : credit <= 0
        ? ('below_fee' as const)
        : null;
  const change = why === null ? { until: changeUntil, amount: credit, fee: policy.fee } : null;
  return { problem, change, why };
}

/** What some pieces of a line give, for a reason: the money or credit, and whether it was asked in time; null: nothing now. */
export function claimOf(
  evaluation: Evaluation,
  { reason, paid, policy, now }: { reason: ReturnReason; paid: Paise; policy: PolicyFigures; now: Date },
): { remedy: 'refund' | 'credit'; fee: Paise; inTime: boolean } | null {
  if (isProblem(reason)) {
    if (!evaluation.problem || paid <= 0) return null;
    return { remedy: 'refund', fee: zero, inTime: now <= evaluation.problem.inTimeUntil };
  }
  if (!evaluation.change || paid <= policy.fee) return null;
  return { remedy: 'credit', fee: policy.fee, inTime: true };
}

/** The last instant of a credit given now: the end of that day so many months later in India; of a shorter month its last day. */
export function creditUntil(now: Date, months: number): Date {
  const local = new Date(now.getTime() + ist);
  const month = local.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = Date.UTC(local.getUTCFullYear(), month, Math.min(local.getUTCDate(), lastDay) + 1);
  return new Date(end - ist - 1);
}

/** Since when an order is delivered: the first step of the last run of its history that says so; null when it is not. */
export function deliveredSince(history: readonly { status: string; at: Date }[]): Date | null {
  const other = history.findLastIndex(({ status }) => status !== 'Delivered');
  return history[other + 1]?.at ?? null;
}
