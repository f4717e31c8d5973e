import type { PredictionSky } from '#contract/astrology/horoscope/endpoints.ts';
import { clock } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** The ids of the lunar nodes start here. They are always retrograde, so it is not marked. */
const NODES = 100;

/** Shows the positions of the grahas, counted from the sign: the source of the prediction. */
export function SkyCard({ sky, sign }: { sky: PredictionSky; sign: string }) {
  const t = useTexts('horoscope').sky;
  const lang = useLang();
  return (
    <section className="mt-10 lg:mt-14">
      <h2 className="text-h2">{t.title}</h2>
      <p className="mt-2 max-w-[64ch] text-ink-2">
        {fill(sky.place === null ? t.morning : t.lead, {
          place: sky.place ?? '',
          time: clock(sky.at, lang),
          nakshatra: sky.nakshatra.name,
          tithi: sky.tithi.name,
          sign,
        })}
      </p>
      <Link to="/panchang" className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4">
        {t.now}
      </Link>
      <dl className="mt-5 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {sky.transits.map((transit) => (
          <div key={transit.id} className="flex items-baseline gap-3 border-t border-line py-3">
            <dt className="font-semibold">{transit.name}</dt>
            <dd className="ml-auto text-right text-ink-2">
              <span>{transit.sign.name}</span>
              {transit.is_retrograde && transit.id < NODES && (
                <span className="text-gomed"> ({t.retrograde})</span>
              )}
              <span className="tabular">{` · ${fill(t.house, { n: transit.house })}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[64ch] text-sm text-ink-3">{t.note}</p>
    </section>
  );
}
