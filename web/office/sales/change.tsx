import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** A figure's change against another, in per cent and in words: "12 % more". Nothing where both are 0. */
export function Change({ now, before }: { now: number; before: number }) {
  const t = useTexts('sales');
  const lang = useLang();
  if (now === 0 && before === 0) return null;
  if (before <= 0) return <span className="text-ink-3">{t.fresh}</span>;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span className="text-ink-3">{t.same}</span>;
  const n = formatNumber(Math.abs(percent), lang);
  return (
    <span className={`tabular whitespace-nowrap ${percent > 0 ? 'text-panna' : 'text-moonga'}`}>
      {fill(percent > 0 ? t.more : t.less, { n })}
    </span>
  );
}
