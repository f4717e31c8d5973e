import { fill, formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Figures } from './figures.ts';

/** Lists subtotal, discount, delivery, the included tax, and the total. Needs the texts `cart`. */
export function FiguresList({ pieces, subtotal, delivery, discount, coupon, taken, taxes, total }: Figures) {
  const t = useTexts('cart');
  const lang = useLang();
  const row = 'flex justify-between gap-4 py-1.5';
  return (
    <dl className="tabular">
      <div className={row}>
        <dt>{plural(t.subtotal, pieces, lang)}</dt>
        <dd>{formatRupees(subtotal, lang)}</dd>
      </div>
      {discount > 0 && (
        <div className={row}>
          <dt className="flex min-w-0 flex-wrap items-center gap-x-2">
            {t.discount}
            {coupon && (
              <Badge tone="good" dot={false}>
                {coupon}
              </Badge>
            )}
          </dt>
          <dd className="font-semibold text-panna">
            −{formatRupees(discount, lang)}
            {taken?.map(({ name, amount }) => (
              <span key={name} className="block text-right text-sm font-normal text-ink-2">
                {fill(t.taken, { amount: formatRupees(amount, lang), item: name })}
              </span>
            ))}
          </dd>
        </div>
      )}
      <div className={row}>
        <dt>{t.delivery}</dt>
        <dd>{delivery > 0 ? formatRupees(delivery, lang) : t.free}</dd>
      </div>
      {taxes.map(({ percent, amount, delivery: ofDelivery }) => (
        <div key={`${percent} ${ofDelivery}`} className={`${row} text-sm text-ink-3`}>
          <dt>{fill(ofDelivery ? t.deliveryGst : t.gst, { percent: formatNumber(percent, lang) })}</dt>
          <dd>{formatRupees(amount, lang, { paise: true })}</dd>
        </div>
      ))}
      <div className="mt-2.5 flex justify-between gap-4 border-t border-line pt-4 text-[1.375rem] font-semibold">
        <dt>{t.total}</dt>
        <dd>{formatRupees(total, lang)}</dd>
      </div>
    </dl>
  );
}
