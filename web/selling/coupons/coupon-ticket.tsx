import type { Coupon } from '#contract/selling/coupons/endpoints.ts';
import { couponHeadline, couponWords } from '#web/selling/coupons/shared/coupon-words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

const notch = 'absolute left-19 size-4 -translate-x-1/2 rounded-full bg-ground';

/** Shows a coupon as a ticket: its value at the left, then code, condition, what it saves on this cart, and action. */
export function CouponTicket({
  coupon,
  applied,
  best,
  onApply,
  onRemove,
}: {
  coupon: Coupon;
  applied: boolean;
  /** Whether it saves the most of all that count for this cart. */
  best: boolean;
  onApply: () => void;
  onRemove: () => void;
}) {
  const t = useTexts('cart').coupons;
  const lang = useLang();
  const { categories } = useTexts('products');
  const { code, rule, shortBy, reason } = coupon;
  return (
    <article
      aria-label={code}
      className={`relative grid grid-cols-[4.75rem_minmax(0,1fr)] overflow-hidden rounded-[.875rem] bg-haldi-soft ${applied ? 'outline-2 -outline-offset-2 outline-panna' : ''}`}
    >
      <span aria-hidden="true" className={`${notch} -top-2`} />
      <span aria-hidden="true" className={`${notch} -bottom-2`} />
      <p className="grid place-items-center border-r-2 border-dashed border-ink/30 px-2 py-3 text-center tabular text-lg leading-[1.15] font-semibold lang-hi:leading-[1.35]">
        {couponHeadline(rule, t, lang)}
      </p>
      <div className="grid content-start px-4 pt-3 pb-1">
        <h3 className="flex flex-wrap items-center gap-x-2 font-text text-base font-semibold break-words">
          <span translate="no">{code}</span>
          {best && (
            <Badge tone="good" dot={false}>
              {t.best}
            </Badge>
          )}
        </h3>
        <p className="tabular text-sm text-ink-2">
          {couponWords(rule, { terms: t.terms, categories }, lang)}
        </p>
        {applied || coupon.isValid ? (
          <p className="tabular flex flex-wrap items-center justify-between gap-x-3">
            <span className="text-sm font-medium text-panna">
              {fill(t.saves, { amount: formatRupees(coupon.discount, lang) })}
            </span>
            <button
              type="button"
              onClick={applied ? onRemove : onApply}
              className="flex min-h-11 cursor-pointer items-center gap-1 justify-self-start text-left font-semibold text-manik-text underline-offset-4 hover:underline"
            >
              <span>{applied ? t.applied : t.apply}</span>
              <span translate="no" className="sr-only">
                {code}
              </span>
            </button>
          </p>
        ) : (
          <p className="tabular flex min-h-11 items-center text-sm font-medium text-ink-2">
            {shortBy === null ? reason : fill(t.addMore, { amount: formatRupees(shortBy, lang) })}
          </p>
        )}
      </div>
    </article>
  );
}
