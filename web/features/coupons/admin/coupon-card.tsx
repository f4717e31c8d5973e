import { fill, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import type { Typed } from './coupon-form-values.ts';

const notch = 'absolute left-19 size-4 -translate-x-1/2 rounded-full bg-ground';

/** Previews the coupon as the cart will show it. */
export function CouponCard({ typed }: { typed: Typed }) {
  const t = useTexts('coupons').card;
  const lang = useLang();
  const value = Number(typed.discountValue) || 0;
  const minimum = Number(typed.minCartValue) || 0;
  const off = typed.discountType === 'flat' ? formatRupees(value, lang) : `${formatNumber(value, lang)}%`;
  const description = (lang === 'hi' && typed.descriptionHi) || typed.description;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-2 font-text text-sm font-medium text-ink-2">
        {t.title}
      </h2>
      <div className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] overflow-hidden rounded-[.875rem] bg-haldi-soft">
        <span aria-hidden="true" className={`${notch} -top-2`} />
        <span aria-hidden="true" className={`${notch} -bottom-2`} />
        <p className="grid place-items-center border-r-2 border-dashed border-ink/30 px-2 py-3 text-center tabular text-lg leading-[1.15] font-semibold lang-hi:leading-[1.35]">
          {fill(t.off, { value: off })}
        </p>
        <div className="grid content-start gap-0.5 px-4 py-3">
          <p className="font-semibold break-words">{typed.code.trim().toUpperCase() || t.empty}</p>
          {description && <p className="text-sm break-words text-ink-2">{description}</p>}
          {minimum > 0 && (
            <p className="tabular text-sm text-ink-2">
              {fill(t.minimum, { amount: formatRupees(minimum, lang) })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
