import { formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** The price before the sale, crossed out, in rupees. Screen readers say that it was the price before. */
export function WasPrice({ price, className = 'text-sm' }: { price: number; className?: string }) {
  const t = useTexts('products');
  const lang = useLang();
  return (
    <s className={`tabular whitespace-nowrap text-ink-3 ${className}`}>
      <span className="sr-only">{t.wasPrice} </span>
      <span translate="no">{formatRupees(price, lang)}</span>
    </s>
  );
}
