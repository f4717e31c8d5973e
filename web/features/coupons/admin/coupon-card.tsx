import type { CouponRuleFacts } from '#contract/coupons/endpoints.ts';
import { couponValue, couponWords } from '#web/shared/coupons/coupon-words.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Typed } from './coupon-form-values.ts';

const notch = 'absolute left-19 size-4 -translate-x-1/2 rounded-full bg-ground';

const numberOf = (typed: string): number => Number(typed.replace(/[,\s₹%]/g, '')) || 0;
const titles = (picks: Typed['applicableProducts']) => picks.map(({ name }) => ({ name, nameHi: null }));

/** Returns the rule of a form. */
function ruleOf(typed: Typed): CouponRuleFacts {
  return {
    scope: typed.scope,
    discountType: typed.discountType,
    discountValue: numberOf(typed.discountValue),
    minCartValue: numberOf(typed.minCartValue),
    maxCartValue: numberOf(typed.maxCartValue) || null,
    maxDiscount: numberOf(typed.maxDiscount) || null,
    newUsersOnly: typed.newUsersOnly || typed.type === 'new_user',
    products: titles(typed.applicableProducts),
    someVariants: typed.applicableVariants.length > 0,
    categories: typed.applicableCategories.map(({ id }) => id),
    excluded: titles(typed.excludedProducts),
  };
}

/** Previews the coupon as the cart will show it. */
export function CouponCard({ typed }: { typed: Typed }) {
  const t = useTexts('coupons').card;
  const { terms } = useTexts('cart').coupons;
  const { categories } = useTexts('catalog');
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
          {fill(t.off, { value: couponValue(rule, lang) })}
        </p>
        <div className="grid content-start gap-0.5 px-4 py-3">
          <p className="font-semibold break-words">{typed.code.trim().toUpperCase() || t.empty}</p>
          <p className="tabular text-sm break-words text-ink-2">
            {couponWords(rule, { terms, categories }, lang)}
          </p>
        </div>
      </div>
    </section>
  );
}
