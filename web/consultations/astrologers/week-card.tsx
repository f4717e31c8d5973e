import type { AstrologerFigures } from '#contract/consultations/astrologers/admin.ts';
import { noonOf } from '#contract/core/india-time.ts';
import type { ShownParts } from '#web/texts/date-words.ts';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Shows the earnings of seven days as bars, with today highlighted, and as a table below. */
export function WeekCard({ week }: { week: AstrologerFigures['week'] }) {
  const t = useTexts('astrologers').dashboard;
  const lang = useLang();
  const most = Math.max(1, ...week.map(({ earned }) => earned));
  const total = Math.round(week.reduce((sum, { earned }) => sum + earned, 0) * 100) / 100;
  const dayName = (day: string, style: ShownParts) => formatDate(noonOf(day), lang, style);
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{t.week}</h2>
        <p className="tabular font-semibold">{fill(t.weekTotal, { amount: formatRupees(total, lang) })}</p>
      </div>
      <div aria-hidden="true" className="mt-4 grid h-50 grid-cols-7 items-end gap-1.5 sm:gap-2">
        {week.map(({ day, earned }, i) => (
          <div key={day} className="flex h-full min-w-0 flex-col justify-end gap-1 text-center text-sm">
            <span className="tabular truncate text-xs font-medium text-ink-2">
              {earned > 0 && formatRupees(Math.round(earned), lang)}
            </span>
            <span
              style={{ height: `${Math.max(earned > 0 ? 2 : 0.75, (earned / most) * 74)}%` }}
              className={`block rounded-t-[.4rem] rounded-b-[.15rem] ${i === week.length - 1 ? 'bg-haldi outline-[1.5px] -outline-offset-[1.5px] outline-gomed' : 'bg-manik-text/82'}`}
            />
            <span className={i === week.length - 1 ? 'font-semibold' : 'text-ink-3'}>
              {dayName(day, { weekday: 'short' })}
            </span>
          </div>
        ))}
      </div>
      <details className="mt-4 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
          {t.showTable}
        </summary>
        <table className="w-full">
          <thead>
            <tr className="text-left text-ink-3">
              <th scope="col" className="py-1.5 font-medium">
                {t.day}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {t.earned}
              </th>
            </tr>
          </thead>
          <tbody>
            {week.map(({ day, earned }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {dayName(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                </th>
                <td translate="no" className="tabular py-2 text-right font-medium">
                  {formatRupees(earned, lang, { paise: true })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
