import { typedNumber } from '#contract/core/typed.ts';
import type { CouponRuleFacts } from '#contract/selling/coupons/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { couponHeadline, couponWords } from '#web/selling/coupons/shared/coupon-words.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Typed } from './coupon-form-values.ts';

const notch = 'absolute left-19 size-4 -translate-x-1/2 rounded-full bg-ground';

const numberOf = (typed: string): number => typedNumber(typed) || 0;
const titles = (picks: Typed['applicableProducts']) => picks.map(({ name }) => ({ name, nameHi: null }));

/** Returns the rule of a form. */
function ruleOf(typed: Typed): CouponRuleFacts {
  const isGot = typed.kind === 'buy_get';
  return {
    kind: typed.kind,
    combinable: typed.combinable,
    scope: typed.scope,
    discountType: isGot ? 'percentage' : typed.discountType,
    discountValue: numberOf(isGot ? typed.getPercent : typed.discountValue),
    minCartValue: numberOf(typed.minCartValue),
    maxCartValue: numberOf(typed.maxCartValue) || null,
    maxDiscount: numberOf(typed.maxDiscount) || null,
    newUsersOnly: typed.newUsersOnly || typed.type === 'new_user',
    products: titles(typed.applicableProducts),
    someVariants: typed.applicableVariants.length > 0,
    categories: typed.applicableCategories.map(({ id }) => id),
    excluded: titles(typed.excludedProducts),
    buyGet: isGot
      ? {
          buy: numberOf(typed.buyCount),
          get: numberOf(typed.getCount),
          times: numberOf(typed.timesPerOrder) || null,
          products: titles(typed.getProducts),
          someVariants: typed.getVariants.length > 0,
          categories: typed.getCategories.map(({ id }) => id),
        }
      : null,
  };
}

/** Returns the name that buyers read: the title of an automatic coupon, or the code. */
function nameOf({ way, title, titleHi, code }: Typed, lang: Lang): string {
  if (way !== 'automatic') return code.trim().toUpperCase();
  return (lang === 'hi' && titleHi.trim()) || title.trim();
}

/** Previews the coupon as the cart will show it. */
export function CouponCard({ typed }: { typed: Typed }) {
  const t = useTexts('coupons').card;
  const words = useTexts('cart').coupons;
  const { categories } = useTexts('products');
  const lang = useLang();
  const rule = ruleOf(typed);
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-2 font-text text-sm font-medium text-ink-2">
        {t.title}
      </h2>
      <div className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] overflow-hidden rounded-[.875rem] bg-haldi-soft">
        <span aria-hidden="true" className={`${notch} -top-2`} />
        <span aria-hidden="true" className={`${notch} -bottom-2`} />
        <p className="grid place-items-center border-r-2 border-dashed border-ink/30 px-2 py-3 text-center tabular text-lg leading-[1.15] font-semibold lang-hi:leading-[1.35]">
          {couponHeadline(rule, words, lang)}
        </p>
        <div className="grid content-start gap-0.5 px-4 py-3">
          <p className="font-semibold break-words">{nameOf(typed, lang) || t.empty}</p>
          <p className="tabular text-sm break-words text-ink-2">
            {couponWords(rule, { terms: words.terms, categories }, lang)}
          </p>
        </div>
      </div>
    </section>
  );
}
