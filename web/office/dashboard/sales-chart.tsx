import { indiaDay, noonOf } from '#contract/core/india-time.ts';
import type { Dashboard } from '#contract/office/dashboard/endpoints.ts';
import { axisAmount, bigAmount } from '#web/office/sales/shared/amounts.ts';
import type { ShownParts } from '#web/texts/date-words.ts';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { Card } from '#web/ui/card.tsx';

type Days = Dashboard['days'];

/** More days than this are shown by month. */
const daysAtMost = 62;

/** Sums days into calendar months. The `day` of a month is its first that is among the days. */
function byMonth(days: Days): Days {
  const months = new Map<string, Days[number]>();
  for (const { day, amount, orders } of days) {
    const month = months.get(day.slice(0, 7)) ?? { day, amount: 0, orders: 0 };
    months.set(day.slice(0, 7), { ...month, amount: month.amount + amount, orders: month.orders + orders });
  }
  return [...months.values()];
}

/** Shows sales by day as bars, and as a table; by month for more than two months. `at` is the time of the figures. */
export function SalesChart({ days: shown, at, className }: { days: Days; at: string; className?: string }) {
  const { chart: t, salesNote } = useTexts('dashboard');
  const lang = useLang();
  const isMonths = shown.length > daysAtMost;
  const days = isMonths ? byMonth(shown) : shown;
  const words = isMonths ? t.months : t;
  const style: ShownParts = isMonths ? { month: 'long', year: 'numeric' } : { day: 'numeric', month: 'long' };
  const dayWord = (day: string, as: ShownParts) => formatDate(noonOf(day), lang, as);
  const best = days.reduce((most, one) => (one.amount > most.amount ? one : most), days[0] as Days[number]);
  const today = shown.at(-1)?.day === indiaDay(new Date(at)) ? shown.at(-1) : undefined;
  const whole = today ? days.slice(0, -1) : days;
  const average = whole.reduce((sum, { amount }) => sum + amount, 0) / Math.max(whole.length, 1);
  const facts = {
    first: dayWord(days[0]?.day ?? '', style),
    last: dayWord(days.at(-1)?.day ?? '', style),
    best: dayWord(best.day, style),
    most: bigAmount(best.amount, t, lang),
    average: bigAmount(average, t, lang),
  };
  return (
    <Card className={className}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{words.title}</h2>
        {today && (
          <p className="tabular text-sm text-ink-2">
            {fill(t.soFar, { amount: bigAmount(today.amount, t, lang) })}
          </p>
        )}
      </div>
      <BarChart
        key={`${days[0]?.day} ${days.length}`}
        unfinished={today !== undefined}
        bars={days.map(({ day, amount }) => ({
          key: day,
          word: isMonths ? dayWord(day, { month: 'short' }) : String(Number(day.slice(8))),
          value: amount,
        }))}
        label={fill(best.amount > 0 ? words.label : words.labelNone, facts)}
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
                  {words.day}
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
                    {dayWord(day, isMonths ? style : { weekday: 'short', ...style })}
                  </th>
                  <td className="tabular py-1.5 text-right">{formatNumber(orders, lang)}</td>
                  <td translate="no" className="tabular py-1.5 text-right font-medium">
                    {formatRupees(amount, lang)}
                  </td>
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
