import { noonOf } from '#contract/core/india-time.ts';
import type { Dashboard } from '#contract/dashboard/endpoints.ts';
import { axisAmount, bigAmount } from '#web/shared/sales/amounts.ts';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';

/** Shows sales by day as bars, and as a table. */
export function SalesChart({ days, className }: { days: Dashboard['days']; className?: string }) {
  const { chart: t, salesNote } = useTexts('dashboard');
  const lang = useLang();
  const dayWord = (day: string, style: Intl.DateTimeFormatOptions) => formatDate(noonOf(day), lang, style);
  const long = (day: string) => dayWord(day, { day: 'numeric', month: 'long' });
  const best = days.reduce(
    (most, one) => (one.amount > most.amount ? one : most),
    days[0] as (typeof days)[0],
  );
  const past = days.slice(0, -1);
  const average = past.reduce((sum, { amount }) => sum + amount, 0) / Math.max(past.length, 1);
  const today = days.at(-1);
  const words = {
    first: long(days[0]?.day ?? ''),
    last: long(today?.day ?? ''),
    best: long(best.day),
    most: bigAmount(best.amount, t, lang),
    average: bigAmount(average, t, lang),
  };
  return (
    <Card className={className}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t.title}</h2>
        <p className="tabular text-sm text-ink-2">
          {fill(t.soFar, { amount: bigAmount(today?.amount ?? 0, t, lang) })}
        </p>
      </div>
      <BarChart
        key={days.length}
        bars={days.map(({ day, amount }) => ({
          key: day,
          word: String(Number(day.slice(8))),
          value: amount,
        }))}
        label={fill(best.amount > 0 ? t.label : t.labelNone, words)}
        scrollLabel={t.scroll}
        axisWord={(value) => axisAmount(value, t, lang)}
        valueWord={(value) => bigAmount(value, t, lang)}
        averageWord={(value) => fill(t.average, { amount: bigAmount(value, t, lang) })}
      />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 text-sm">
        <details className="min-w-0 open:w-full">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
            {t.table}
          </summary>
          <table className="w-full max-w-136">
            <thead>
              <tr className="text-left text-ink-3">
                <th scope="col" className="py-1.5 font-medium">
                  {t.day}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {t.ordersHead}
                </th>
                <th scope="col" className="py-1.5 text-right font-medium">
                  {t.sales}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, amount, orders }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {dayWord(day, { weekday: 'short', day: 'numeric', month: 'long' })}
                  </th>
                  <td className="tabular py-1.5 text-right">{formatNumber(orders, lang)}</td>
                  <td className="tabular py-1.5 text-right font-medium">{formatRupees(amount, lang)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <p className="py-2.5 text-ink-3">{salesNote}</p>
      </div>
    </Card>
  );
}
