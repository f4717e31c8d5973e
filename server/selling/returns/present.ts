import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { AdminReturn, Return, Returnable, ReturnPolicy } from '#contract/selling/returns/endpoints.ts';
import type { ReachedStep } from '#contract/selling/returns/steps.ts';
import type { Person } from '../../people/accounts/service.ts';
import { asPaise, fromRupees, type Paise, toRupees } from '../../platform/core/money.ts';
import type { FindWorth, OrderItemRow } from '../orders/service.ts';
import { type Evaluation, openReasons } from './return-policy.ts';
import type { FullReturn, ReturnRow } from './store.ts';

const rupees = (paise: number): number => toRupees(asPaise(paise));

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Lists the steps that a return has reached, in their order, with their times. */
export function reachedSteps(row: ReturnRow): ReachedStep[] {
  const ends = { accepted: 'paid', refused: 'refused', withdrawn: 'withdrawn', asked: null } as const;
  const end = ends[row.status];
  const all = [
    ['asked', row.asked_at],
    ['agreed', row.agreed_at],
    ['sent', row.sent_at],
    ['arrived', row.arrived_at],
    ['inspected', row.inspected_at],
    ...(end ? [[end, row.decided_at] as const] : []),
  ] as const;
  return all.flatMap(([step, at]) => (at ? [{ step, at: at.toISOString() }] : []));
}

/** Returns whether a deadline has passed: the buyer's to send the parcel, or the shop's to look at it. */
export const isLate = (row: ReturnRow, now: Date): boolean =>
  (row.step === 'agreed' && row.send_by !== null && row.send_by < now) ||
  (row.step === 'arrived' && row.inspect_by !== null && row.inspect_by < now);

/** Formats a return for its buyer. */
export function presentReturn(row: FullReturn): Return {
  const { name, nameHi, image } = row.snapshot;
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: formatOrderNumber(row.order_number),
    itemId: row.order_item_id,
    name,
    nameHi,
    picture: image,
    quantity: row.quantity,
    reason: row.reason,
    text: row.words,
    photos: row.photos,
    remedy: row.remedy,
    inTime: row.in_time,
    paid: rupees(row.paid),
    fee: rupees(row.fee),
    delivery: rupees(row.delivery),
    benefitEnded: rupees(row.benefit_ended),
    status: row.status,
    askedAt: row.asked_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    answer: row.decision_words,
    givenAs: row.given_as,
    given: row.given === null ? null : rupees(row.given),
    coupon: row.coupon_code
      ? {
          code: row.coupon_code,
          until: row.coupon_until?.toISOString() ?? null,
          used: (row.coupon_uses ?? 0) > 0,
        }
      : null,
    step: row.step,
    steps: reachedSteps(row),
    sendBy: row.step === 'agreed' ? instant(row.send_by) : null,
    parcel: row.parcel_number ? { courier: row.courier, number: row.parcel_number } : null,
    inspection: row.condition
      ? { condition: row.condition, text: row.inspection_words, photos: row.inspection_photos }
      : null,
  };
}

/** Formats a return for admins. Returns undefined if its buyer is deleted. */
export function presentForAdmin(
  row: FullReturn,
  people: ReadonlyMap<string, Person>,
  now: Date,
): AdminReturn | undefined {
  const buyer = people.get(row.user_id);
  if (!buyer) return undefined;
  const unpaid = row.payment_status !== 'Paid' && row.payment_status !== 'Refunded';
  return {
    ...presentReturn({ ...row, coupon_code: row.coupon_shown }),
    buyer: { _id: buyer.id, name: buyer.name, email: buyer.email },
    paymentMethod: row.payment_method,
    money: unpaid ? 'unpaid' : row.payment_method === 'online' ? 'gateway' : 'by_hand',
    decidedBy: people.get(row.decided_by ?? '')?.name ?? null,
    restocked: row.restocked,
    writtenOff: row.written_off,
    inspectBy: row.step === 'arrived' ? instant(row.inspect_by) : null,
    late: isLate(row, now),
  };
}

/** Formats the return options of a line, with what each number of its pieces would give back. */
export const presentReturnable = (
  {
    item,
    pieces,
    find,
    deliveryOf,
    evaluation,
  }: {
    item: Pick<OrderItemRow, 'id'>;
    pieces: number;
    find: FindWorth;
    deliveryOf: (paid: Paise) => Paise;
    evaluation: Evaluation;
  },
  policy: Pick<ReturnPolicy, 'fee'>,
): Returnable => {
  const { problem, change, why } = evaluation;
  return {
    itemId: item.id,
    quantity: pieces,
    problem: problem && {
      until: problem.until.toISOString(),
      inTimeUntil: problem.inTimeUntil.toISOString(),
      amount: toRupees(problem.amount),
    },
    change: change && {
      until: change.until.toISOString(),
      amount: toRupees(change.amount),
      fee: toRupees(change.fee),
    },
    reasons: openReasons(evaluation),
    gives: Array.from({ length: problem || change ? pieces : 0 }, (_, i) => {
      const { paid, worth, benefitEnds } = find(new Map([[item.id, i + 1]]));
      const credit = asPaise(Math.max(worth - fromRupees(policy.fee), 0));
      return {
        refund: toRupees(paid),
        credit: toRupees(credit),
        benefitEnds: toRupees(benefitEnds),
        delivery: toRupees(deliveryOf(paid)),
      };
    }),
    why,
  };
};
