import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { lineName } from './line.ts';

/**
 * Returns the lines that a discount takes from, with the amount in rupees; undefined if it takes from every line, where
 * the sum says all. `discounts` are in the order of the lines.
 */
export function takenFrom(
  items: readonly CartItem[],
  discounts: readonly number[],
  lang: Lang,
): { name: string; amount: number }[] | undefined {
  const taken = items.flatMap((item, i) => {
    const amount = discounts[i] ?? 0;
    return amount > 0 ? [{ name: lineName(item, lang), amount }] : [];
  });
  return taken.length > 0 && taken.length < items.length ? taken : undefined;
}
