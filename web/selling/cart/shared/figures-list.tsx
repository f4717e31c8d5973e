import { fill, formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Figures } from './figures.ts';

/** Lists subtotal, discount, delivery, the included tax, and the total. Needs the texts `cart`. */
export function FiguresList({
  pieces,
  subtotal,
  delivery,
  discount,
  discounts = [],
  taken,
  taxes,
  total,
}: Figures) {
  const t = useTexts('cart');
  const lang = useLang();
  // A row for each coupon, unless the sum is another while the cart changes.
  const named = discounts.map(({ code, name, nameHi, amount }) => ({
    key: `${code} ${name}`,
    label: code === null ? (lang === 'hi' && nameHi) || name : t.discount,
    code,
    amount,
  }));
  const sum = Math.round(discounts.reduce((total, { amount }) => total + amount, 0) * 100) / 100;
  const whole = discount > 0 ? [{ key: '', label: t.discount, code: null, amount: discount }] : [];
  const rows = discount > 0 && sum === discount ? named : whole;
  const row = 'flex justify-between gap-4 py-1.5';
  return (
    <dl className="tabular">
      <div className={row}>
        <dt>{plural(t.subtotal, pieces, lang)}</dt>
        <dd translate="no">{formatRupees(subtotal, lang)}</dd>
      </div>
      {rows.map(({ key, label, code, amount }) => (
        <div key={key} className={row}>
          <dt className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span>{label}</span>
            {code && (
              <Badge tone="good" dot={false}>
                {code}
              </Badge>
            )}
          </dt>
          <dd className="font-semibold text-panna">
            <span translate="no">{`−${formatRupees(amount, lang)}`}</span>
            {rows.length === 1 &&
              taken?.map(({ name, amount }) => (
                <span key={name} className="block text-right text-sm font-normal text-ink-2">
                  {fill(t.taken, { amount: formatRupees(amount, lang), item: name })}
                </span>
              ))}
          </dd>
        </div>
      ))}
      <div className={row}>
        <dt>{t.delivery}</dt>
        <dd>{delivery > 0 ? formatRupees(delivery, lang) : t.free}</dd>
      </div>
      {taxes.map(({ percent, amount, delivery: ofDelivery }) => (
        <div key={`${percent} ${ofDelivery}`} className={`${row} text-sm text-ink-3`}>
          <dt>{fill(ofDelivery ? t.deliveryGst : t.gst, { percent: formatNumber(percent, lang) })}</dt>
          <dd translate="no">{formatRupees(amount, lang, { paise: true })}</dd>
        </div>
      ))}
      <div className="mt-2.5 flex justify-between gap-4 border-t border-line pt-4 text-[1.375rem] font-semibold">
        <dt>{t.total}</dt>
        <dd translate="no">{formatRupees(total, lang)}</dd>
      </div>
    </dl>
  );
}
