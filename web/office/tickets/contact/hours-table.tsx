import { useEffect, useState } from 'react';
import type { SiteDetails } from '#contract/base/site/details.ts';
import { holidaysAhead, openingAt } from '#contract/base/site/opening-hours.ts';
import { noonOf } from '#contract/core/india-time.ts';
import { daysInWords, timesInWords } from '#web/shell/opening-hours.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/**
 * Shows the opening hours. Today's row is marked open or closed once the browser's clock is known; on festivals the
 * shop is closed.
 */
export function HoursTable({ site }: { site: SiteDetails }) {
  const t = useTexts('tickets/contact');
  const words = useTexts('shell').hours;
  const lang = useLang();
  const { hours } = useShop();
  const now = useMinute();
  const today = now && openingAt(now, { hours, holidays: site.holidays });
  const ahead = now ? holidaysAhead(now, site.holidays).slice(0, 4) : [];
  const row = 'flex items-baseline justify-between gap-4 border-b border-line py-2.5';
  return (
    <section aria-labelledby="hours" className="mt-8">
      <h2 id="hours" className="mb-1 text-h3">
        {t.hours}
      </h2>
      {today?.holiday && (
        <p className="mb-1 font-semibold text-gomed">
          {fill(t.closedToday, { holiday: today.holiday[lang] })}
        </p>
      )}
      <dl>
        {hours.map((line, i) => {
          const isToday = today !== null && today.line === i && !today.holiday;
          return (
            <div
              key={line.days}
              className={`${row} ${isToday ? `font-semibold ${today.open ? 'text-panna' : ''}` : ''}`}
            >
              <dt>{`${daysInWords(line.days, words)}${isToday ? ` · ${today.open ? t.openNow : t.closedNow}` : ''}`}</dt>
              <dd className="tabular text-right font-medium">{timesInWords(line, words)}</dd>
            </div>
          );
        })}
        <div className={row}>
          <dt>{t.festivals}</dt>
          <dd className="font-medium">{t.closed}</dd>
        </div>
        <div className={row}>
          <dt>{fill(t.giftHelp, { days: daysInWords(site.care.giftHelp.days, words) })}</dt>
          <dd className="tabular text-right font-medium">{timesInWords(site.care.giftHelp, words)}</dd>
        </div>
      </dl>
      {ahead.length > 0 && (
        <p className="mt-3 text-sm text-ink-2">{`${t.next} ${ahead
          .map(
            (holiday) =>
              `${formatDate(noonOf(holiday.date), lang, { day: 'numeric', month: 'long' })} (${holiday[lang]})`,
          )
          .join(', ')}`}</p>
      )}
    </section>
  );
}

/**
 * Returns the time, updated every minute. Null during hydration, because the server's HTML is the same at every
 * hour.
 */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
