import { noonOf } from '#contract/core/india-time.ts';
import type { SalesRow } from '#contract/office/sales/endpoints.ts';
import { axisAmount, bigAmount } from '#web/office/sales/shared/amounts.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { type Bar, BarChart } from '#web/ui/bar-chart.tsx';

/** More days than this are drawn as months. */
const mostDays = 62;

/** Sums the net sales of days by month, in paise, so that no rounding shows. */
function byMonth(days: readonly SalesRow[]): { key: string; value: number }[] {
  const months = new Map<string, number>();
  for (const { key, now } of days)
    months.set(key.slice(0, 7), (months.get(key.slice(0, 7)) ?? 0) + Math.round(now.net * 100));
  return [...months].map(([key, paise]) => ({ key, value: paise / 100 }));
}

/** Net sales by day as bars, or by month if the period is long. */
export function DayChart({ days }: { days: readonly SalesRow[] }) {
  const t = useTexts('sales');
  const { chart: words } = useTexts('dashboard');
  const lang = useLang();
  const monthly = days.length > mostDays;
  const values = monthly ? byMonth(days) : days.map(({ key, now }) => ({ key, value: now.net }));
  const bars: Bar[] = values.map(({ key, value }) => ({
    key,
    value: Math.max(0, value),
    word: monthly ? formatDate(noonOf(`${key}-01`), lang, { month: 'short' }) : String(Number(key.slice(8))),
  }));
  const best = bars.reduce((most, one) => (one.value > most.value ? one : most), {
    key: '',
    word: '',
    value: 0,
  });
  const long = (day: string) =>
    formatDate(
      noonOf(day.length === 7 ? `${day}-01` : day),
      lang,
      day.length === 7
        ? { month: 'long', year: 'numeric' }
        : { day: 'numeric', month: 'long', year: 'numeric' },
    );
  const edges = { from: long(days[0]?.key ?? ''), to: long(days.at(-1)?.key ?? '') };
  return (
    <BarChart
      key={bars.length}
      bars={bars}
      label={
        best.value > 0
          ? fill(t.chart.label, { ...edges, best: long(best.key), most: bigAmount(best.value, words, lang) })
          : fill(t.chart.labelNone, edges)
      }
      scrollLabel={t.chart.scroll}
      axisWord={(value) => axisAmount(value, words, lang)}
      valueWord={(value) => bigAmount(value, words, lang)}
      averageWord={(value) => fill(t.chart.average, { amount: bigAmount(value, words, lang) })}
    />
  );
}
