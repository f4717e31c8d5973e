import { formatOrderNumber } from '#contract/orders/number.ts';
import type { AdminReturn, Return, Returnable } from '#contract/returns/endpoints.ts';
import type { Person } from '../accounts/service.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import type { Evaluation } from './return-policy.ts';
import type { FullReturn } from './store.ts';

const rupees = (paise: number): number => toRupees(asPaise(paise));

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
  };
}

/** Formats a return for admins. Returns undefined if its buyer is deleted. */
export function presentForAdmin(
  row: FullReturn,
  people: ReadonlyMap<string, Person>,
): AdminReturn | undefined {
  const buyer = people.get(row.user_id);
  if (!buyer) return undefined;
  const unpaid = row.payment_status !== 'Paid' && row.payment_status !== 'Refunded';
  return {
    ...presentReturn(row),
    buyer: { _id: buyer.id, name: buyer.name, email: buyer.email },
    paymentMethod: row.payment_method,
    money: unpaid ? 'unpaid' : row.payment_method === 'online' ? 'gateway' : 'by_hand',
    decidedBy: people.get(row.decided_by ?? '')?.name ?? null,
    restocked: row.restocked,
  };
}

/** Formats the return options of a line. */
export const presentReturnable = (
  line: { id: string; quantity: number },
  { problem, change, why }: Evaluation,
): Returnable => ({
  itemId: line.id,
  quantity: line.quantity,
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
  why,
});
