import { type IconNode, Moon, Sunrise, Sunset } from 'lucide';
import type { DayPeriodData, PanchangData } from '#contract/astrology/reports/data.ts';
import { DayFestivals } from '#web/astrology/almanac/shared/day-festivals.tsx';
import { shareOfDay, shareOfMoonWay } from '#web/astrology/reports/shared/sun-path.ts';
import { clock, clockOn, dayOf, stretch, weekdayAndDay } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { momentsOf } from './moments.ts';
import { type Band, BandList, type Sky, SunArc } from './sun-arc.tsx';

/** The ids (as in the API) of the periods on the arc, and whether each shows its name. */
const ABHIJIT = 1;
const onArc: Record<'good' | 'bad', readonly number[]> = { good: [ABHIJIT], bad: [4, 5, 6] };

/** Shows the day at a glance: weekday, month and tithi, rise and set of Sun and Moon, and the sun's arc. */
export function DayCard({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  const times: { icon: IconNode; name: string; at: string | null }[] = [
    { icon: Sunrise, name: t.sunrise, at: data.sunrise },
    { icon: Sunset, name: t.sunset, at: data.sunset },
    { icon: Moon, name: t.moonrise, at: data.moonrise },
    { icon: Moon, name: t.moonset, at: data.moonset },
  ];
  return (
    <section className="break-inside-avoid-page overflow-hidden rounded-panel bg-haldi-soft p-5 lg:grid lg:grid-cols-[1fr_1.35fr] lg:items-center lg:gap-8 lg:px-10 lg:py-9">
      <div>
        <p className="text-lg text-ink-2">
          {lang === 'hi' ? dayOf(data.date, lang) : weekdayAndDay(data.date, lang)}
        </p>
        <p className="mt-2 font-display text-hero leading-none tracking-[-.02em] lang-hi:tracking-normal">
          {t.vaaras[data.weekday.id]}
        </p>
        {momentsOf(data, t.moments, lang).map(({ id, words, month = '', tithi }) => (
          <p key={id} className="mt-1.5">
            <span className="tabular block text-sm text-ink-2">{words}</span>
            <span className="text-lg">
              {tithi ? fill(t.month, { month, tithi: `${tithi.paksha} ${tithi.name}` }) : month}
            </span>
          </p>
        ))}
        <DayFestivals label={t.festivals} festivals={data.festivals} />
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 lg:mt-8">
          {times.map(({ icon, name, at }) => (
            <div key={name}>
              <dt className="flex items-center gap-2 text-sm leading-[1.2] text-ink-2">
                <Icon of={icon} />
                <span>{name}</span>
              </dt>
              <dd className="tabular pl-7.5 font-semibold">{at ? clockOn(at, data.date, lang) : t.never}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Arc data={data} now={now} />
    </section>
  );
}

const bandsOf = (periods: readonly DayPeriodData[], good: boolean): Band[] =>
  periods
    .filter(({ id }) => onArc[good ? 'good' : 'bad'].includes(id))
    .flatMap(({ title: name, period }) =>
      period.map(({ start, end }) => ({
        name,
        good,
        from: start,
        to: end,
        start: Date.parse(start),
        end: Date.parse(end),
      })),
    );

const msOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** Returns what is in the sky at `now`. Nothing on other days than the report's. */
function skyAt(now: number, data: PanchangData): Sky {
  const [sunrise, sunset, next] = [msOf(data.sunrise), msOf(data.sunset), msOf(data.next_sunrise)];
  if (sunrise === null || sunset === null || now < sunrise || now >= (next ?? sunset))
    return { sun: null, moon: null };
  if (now <= sunset) return { sun: { by: 'day', share: shareOfDay(now, sunrise, sunset) }, moon: null };
  const share = shareOfMoonWay(now, msOf(data.moonrise), msOf(data.moonset));
  const tithi = data.tithi.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end));
  return {
    sun: { by: 'night', share: shareOfDay(now, sunset, next ?? now) },
    // A tithi is twelve degrees of the moon's way from the sun.
    moon:
      share !== null && tithi
        ? {
            share,
            elongation: 12 * (tithi.id - 1 + shareOfDay(now, Date.parse(tithi.start), Date.parse(tithi.end))),
          }
        : null,
  };
}

function Arc({ data, now }: { data: PanchangData; now: number }) {
  const t = useReportTexts('reports/panchang');
  const lang = useReportLang();
  if (!data.sunrise || !data.sunset) return null;
  const [sunrise, sunset] = [data.sunrise, data.sunset];
  const bands = [...bandsOf(data.inauspicious_period, false), ...bandsOf(data.auspicious_period, true)];
  const times = ({ from, to }: Band) => stretch(from, to, lang);
  return (
    <div>
      <SunArc
        sunrise={Date.parse(sunrise)}
        sunset={Date.parse(sunset)}
        sky={skyAt(now, data)}
        bands={bands}
        label={fill(t.arc, {
          sunrise: clock(sunrise, lang),
          sunset: clock(sunset, lang),
          periods: bands.map((band) => `${band.name} ${times(band)}`).join(', '),
        })}
        ends={{ sunrise: clock(sunrise, lang), sunset: clock(sunset, lang) }}
      />
      <BandList bands={bands} times={times} />
    </div>
  );
}
