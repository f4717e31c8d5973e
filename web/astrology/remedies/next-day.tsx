import { type ReactNode, useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/core/client.ts';
import { localeOf } from '#languages/locale.ts';
import { api } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** A city as the page knows it. */
export type City = { coordinates: string; location: string };

type Wearing = ResponseOf<'POST /api/remedies/wearing'>;

/**
 * Shows the next good days and hours to wear the stone of a graha (its id) for the first time, in a city. `picker` draws a
 * form for another one.
 */
export function NextDay({
  graha,
  city: first,
  picker,
}: {
  graha: number;
  city: City;
  picker: (choose: (city: City) => void) => ReactNode;
}) {
  const t = useTexts('remedies/finder').next;
  const [city, setCity] = useState(first);
  const [found, setFound] = useState<Wearing | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [changing, setChanging] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt repeats the request.
  useEffect(() => {
    let left = false;
    api('POST /api/remedies/wearing', { body: { graha, ...city } }).then(
      (response) => left || setFound(response),
      () => left || setFound('failed'),
    );
    return () => {
      left = true;
    };
  }, [graha, city, attempt]);
  const place = city.location || city.coordinates;
  return (
    <section aria-label={t.title}>
      <h3 className="text-h3">{t.title}</h3>
      <div aria-live="polite" className="mt-2 min-h-[5lh]">
        {found === 'failed' ? (
          <p>
            {t.failed}{' '}
            <Button kind="secondary" size="small" onClick={() => setAttempt(attempt + 1)}>
              {t.retry}
            </Button>
          </p>
        ) : (
          found && <Days found={found} place={place} />
        )}
      </div>
      {changing ? (
        picker((chosen) => {
          setCity(chosen);
          setChanging(false);
        })
      ) : (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => setChanging(true)}>
          {t.change}
        </Button>
      )}
    </section>
  );
}

function Days({ found: { muhurats, timezone }, place }: { found: Wearing; place: string }) {
  const t = useTexts('remedies/finder').next;
  const lang = useLang();
  if (muhurats.length === 0) return <p>{fill(t.none, { place })}</p>;
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'full', timeZone: timezone });
  const hour = new Intl.DateTimeFormat(localeOf(lang), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    ...(lang === 'hi' && { dayPeriod: 'short' }),
  });
  const [first] = muhurats;
  return (
    <>
      <p className="text-ink-2">{fill(t.text, { place })}</p>
      <ul className="mt-2 grid gap-1.5">
        {muhurats.map(({ start, end }, i) => (
          <li
            key={start}
            className={`tabular ${i === 0 ? 'text-lg font-semibold' : ''}`}
          >{`${day.format(new Date(start))}, ${hour.formatRange(new Date(start), new Date(end))}`}</li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-manik-text">
          {t.why}
        </summary>
        <ul className="grid max-w-(--nr-measure) list-disc gap-1 pl-5 text-sm">
          {first?.reasons.map((reason) => (
            <li key={reason.en}>{reason[lang]}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
