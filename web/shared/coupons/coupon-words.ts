import type { Lang } from '#contract/core/errors.ts';
import type { CouponRuleFacts } from '#contract/coupons/endpoints.ts';
import { fill, formatList, formatNumber, formatRupees } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';

/** The texts that {@link couponWords} needs. */
export type CouponTexts = { terms: AllTexts['cart']['coupons']['terms']; categories: Record<string, string> };

/** Returns the value of a coupon: "8%" or "₹100". */
export const couponValue = (
  { discountType, discountValue }: Pick<CouponRuleFacts, 'discountType' | 'discountValue'>,
  lang: Lang,
): string =>
  discountType === 'flat' ? formatRupees(discountValue, lang) : `${formatNumber(discountValue, lang)}%`;

/**
 * Returns a coupon's rule in words, such as "8% off Gemstones, at most ₹1,500. On carts from ₹2,000. Not with: Diamond."
 * They are written from the rule alone, so they cannot promise something else.
 */
export function couponWords(
  rule: CouponRuleFacts,
  { terms: t, categories }: CouponTexts,
  lang: Lang,
): string {
  const title = ({ name, nameHi }: CouponRuleFacts['products'][number]) => (lang === 'hi' && nameHi) || name;
  const named = [
    ...rule.categories.map((category) => categories[category] ?? category),
    ...rule.products.map(title),
    ...(rule.someVariants ? [t.someVariants] : []),
  ];
  const value = couponValue(rule, lang);
  const goods = formatList(named, lang);
  const amount = (rupees: number) => formatRupees(rupees, lang);
  const capped = rule.discountType === 'percentage' && rule.maxDiscount !== null;
  const what =
    named.length === 0
      ? fill(t.all, { value })
      : fill(rule.scope === 'goods' ? t.goods : t.allWith, { value, goods });
  return [
    fill(capped ? t.capped : t.sentence, { words: what, amount: amount(rule.maxDiscount ?? 0) }),
    rule.newUsersOnly && t.firstOrder,
    cartRange(rule, t, amount),
    rule.excluded.length > 0 && fill(t.excluded, { goods: formatList(rule.excluded.map(title), lang) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function cartRange(
  { minCartValue, maxCartValue }: CouponRuleFacts,
  t: CouponTexts['terms'],
  amount: (rupees: number) => string,
): string | null {
  if (maxCartValue !== null)
    return minCartValue > 0
      ? fill(t.between, { from: amount(minCartValue), to: amount(maxCartValue) })
      : fill(t.upTo, { to: amount(maxCartValue) });
  return minCartValue > 0 ? fill(t.from, { from: amount(minCartValue) }) : null;
}
