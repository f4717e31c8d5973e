import type { StoneData } from '#contract/astrology/remedies/stone.ts';
import { clock } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import type { StoneWords } from './stone-words.ts';

/** Shows, for a birth without a time, what the Moon's sign says and the answer by the hour. Nothing otherwise. */
export function StoneByHour({
  stone: { moon, hours },
  words: { t, lang },
}: {
  stone: StoneData;
  words: StoneWords;
}) {
  return (
    <>
      {moon.length > 0 && (
        <section aria-label={t.moon}>
          <h3 className="text-h3">{t.moon}</h3>
          {moon.map(({ sign, helpful, harmful }) => (
            <div key={sign} className="mt-3 max-w-(--nr-measure)">
              <p>{fill(t.moonText, { sign })}</p>
              <ul className="mt-1.5 grid list-disc gap-1 pl-5">
                {helpful.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p className="mt-1.5">{fill(t.moonHarm, { list: harmful })}</p>
            </div>
          ))}
        </section>
      )}
      {hours.length > 0 && (
        <section aria-label={t.hours}>
          <h3 className="text-h3">{t.hours}</h3>
          <p className="mt-1 text-ink-2">{t.hoursText}</p>
          <table className="tabular mt-3 w-full border-collapse text-left">
            <caption className="sr-only">{t.hours}</caption>
            <thead>
              <tr className="border-b border-line text-sm text-ink-3">
                {Object.values(t.hoursColumns).map((text) => (
                  <th key={text} scope="col" className="py-2.5 pr-3 font-medium">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {hours.map(({ start, lagna, text }) => (
                <tr key={start} className="border-b border-line align-baseline last:border-0">
                  <th translate="no" scope="row" className="py-2.5 pr-3 font-medium whitespace-nowrap">
                    {clock(start, lang)}
                  </th>
                  <td className="py-2.5 pr-3">{lagna}</td>
                  <td className="py-2.5 first-letter:uppercase">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
