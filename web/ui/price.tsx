import { formatRupees } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** A price, or a range with a spaced dash: ₹4,200 – ₹18,500. Amounts in rupees. */
export function Price({
  min,
  max = min,
  className = 'text-base',
}: {
  min: number;
  max?: number;
  className?: string;
}) {
  const lang = useLang();
  return (
    <span
      translate="no"
      className={`tabular font-semibold whitespace-nowrap ${className}`}
    >{`${formatRupees(min, lang)}${max !== min ? ` – ${formatRupees(max, lang)}` : ''}`}</span>
  );
}
