import type { CouponRuleFacts } from '#contract/selling/coupons/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatList, formatNumber, formatRupees } from '#web/texts/format.ts';

/** The texts that {@link couponWords} needs. */
export type CouponTexts = { terms: Messages['cart']['coupons']['terms']; categories: Record<string, string> };

type Terms = CouponTexts['terms'];

/** Returns the value of a coupon: "8%" or "₹100". */
export const couponValue = (
  { discountType, discountValue }: Pick<CouponRuleFacts, 'discountType' | 'discountValue'>,
  lang: Lang,
): string =>
  discountType === 'flat' ? formatRupees(discountValue, lang) : `${formatNumber(discountValue, lang)}%`;

/** Returns a coupon in two or three words: "8% off", "Free delivery", "2 + 1 free". */
export function couponHeadline(rule: CouponRuleFacts, t: Messages['cart']['coupons'], lang: Lang): string {
  if (rule.kind === 'delivery') return t.freeDelivery;
  if (!rule.buyGet) return fill(t.off, { value: couponValue(rule, lang) });
  const { buy, get } = rule.buyGet;
  const isFree = rule.discountValue === 100;
  return fill(isFree ? t.buyGetFree : t.buyGetOff, { buy, get, value: couponValue(rule, lang) });
}

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
  const namesOf = (lists: NamedProducts) =>
    formatList(
      [
        ...lists.categories.map((category) => categories[category] ?? category),
        ...lists.products.map(title),
        ...(lists.someVariants ? [t.someVariants] : []),
      ],
      lang,
    );
  const amount = (rupees: number) => formatRupees(rupees, lang);
  const capped = rule.kind === 'amount' && rule.discountType === 'percentage' && rule.maxDiscount !== null;
  const times = rule.buyGet?.times ?? null;
  return [
    fill(capped ? t.capped : t.sentence, {
      words: whatOf(rule, t, namesOf, lang),
      amount: amount(rule.maxDiscount ?? 0),
    }),
    rule.buyGet && t.cheapest,
    times !== null && fill(t.times, { n: formatNumber(times, lang) }),
    rule.newUsersOnly && t.firstOrder,
    cartRange(rule, t, amount),
    rule.excluded.length > 0 && fill(t.excluded, { products: formatList(rule.excluded.map(title), lang) }),
  ]
    .filter(Boolean)
    .join(' ');
}

type NamedProducts = Pick<CouponRuleFacts, 'products' | 'someVariants' | 'categories'>;

/** Returns what a coupon gives, with the names of its products. */
function whatOf(
  rule: CouponRuleFacts,
  t: Terms,
  namesOf: (lists: NamedProducts) => string,
  lang: Lang,
): string {
  const value = couponValue(rule, lang);
  const products = namesOf(rule);
  if (rule.kind === 'delivery') return products ? fill(t.deliveryWith, { products }) : t.delivery;
  if (!rule.buyGet) {
    if (!products) return fill(t.all, { value });
    return fill(rule.scope === 'goods' ? t.products : t.allWith, { value, products });
  }
  const { buy, get } = rule.buyGet;
  const got = namesOf(rule.buyGet);
  const words = fill(rule.discountValue === 100 ? t.buyFree : t.buyOff, { buy, get, value });
  if (got && got !== products) return fill(products ? t.buyOther : t.buyAnyOther, { words, products, got });
  return products ? fill(t.buyFrom, { words, products }) : words;
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
