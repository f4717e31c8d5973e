import { AppError } from '../../platform/core/app-error.ts';
import { type Paise, sum } from '../../platform/core/money.ts';
import { combine } from './combine.ts';
import type { CouponLine, CouponRule, Discount } from './discount.ts';
import { judge } from './rules.ts';

/** The conditions that were met when the order was placed, and that a return does not change. */
const metBefore = {
  isActive: true,
  startsAt: new Date(0),
  endsAt: null,
  maxCart: null,
  usageLimit: null,
  perUserLimit: null,
  newUsersOnly: false,
  users: [],
} as const;
const anybody = { userId: '', hasBought: false, usesOfThis: 0 };

/**
 * Returns what the coupons of an order would take from these lines and their delivery if nothing else had been bought. Only
 * what they say about the cart is judged: its value, its products, its pieces.
 */
export function judgeKept(
  rules: readonly { id: string; rule: CouponRule }[],
  lines: readonly CouponLine[],
  delivery: Paise,
): Discount {
  const cart = { subtotal: sum(lines.map(({ amount }) => amount)), delivery, lines };
  const candidates = rules.flatMap(({ id, rule }) => {
    const verdict = judge({ ...rule, ...metBefore }, cart, anybody, new Date(0));
    return verdict instanceof AppError ? [] : [{ id, rule, verdict }];
  });
  return combine(candidates, cart);
}
