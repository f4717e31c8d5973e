import { type IconNode, Moon, Sunrise, Sunset } from 'lucide';
import type { AlmanacDay } from '#contract/astrology/almanac/endpoints.ts';
import { DayFestivals } from '#web/astrology/almanac/shared/day-festivals.tsx';
import { clock, clockOn, weekdayAndDay } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { limbsFrom, type Moment, momentText } from './moment.ts';
import { MonthName } from './month-name.tsx';
import { type Lights, lightsAt, litPercent } from './sky-path.ts';
import { SkyView } from './sky-view.tsx';
import { wallTime } from './wall-time-at.ts';

const HOUR = 3_600_000;

/** Shows the day at a glance: its sky, weekday, month and tithi, festivals, rise and set of Sun and Moon. */
export function DayHead({ day, moment }: { day: AlmanacDay; moment: Moment }) {
  const t = useTexts('almanac');
  const lang = useLang();
  const {
    tithi: [tithi],
    weekday,
  } = limbsFrom(day, moment);
  const times: { icon: IconNode; name: string; at: string | null }[] = [
    { icon: Sunrise, name: t.sunrise, at: day.sunrise },
    { icon: Sunset, name: t.sunset, at: day.sunset },
    { icon: Moon, name: t.moonrise, at: day.moonrise },
    { icon: Moon, name: t.moonset, at: day.moonset },
  ];
  return (
    <section className="break-inside-avoid-page overflow-hidden rounded-panel bg-haldi-soft lg:grid lg:grid-cols-[1fr_1.35fr]">
      <Sky day={day} now={moment.kind === 'now' ? moment.at : null} />
      <div className="p-5 lg:order-first lg:self-center lg:py-8 lg:pr-6 lg:pl-10">
        <p className="text-lg text-ink-2">{weekdayAndDay(day.date, lang)}</p>
        <p className="mt-1 font-display text-h2 text-balance">
          {tithi ? `${tithi.detail} ${tithi.name}` : weekday.name}
        </p>
        <p className="mt-1 text-lg">
          <MonthName month={tithi?.month ?? day.month} />
        </p>
        <p className="tabular text-ink-2">{momentText(day, moment, t.moment, lang)}</p>
        <DayFestivals label={t.onThisDay} festivals={day.festivals} />
        <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3">
          {times.map(({ icon, name, at }) => (
            <div key={name}>
              <dt className="flex items-center gap-2 text-sm leading-[1.2] text-ink-2">
                <Icon of={icon} />
                <span>{name}</span>
              </dt>
              <dd className="tabular pl-7.5 font-semibold">{at ? clockOn(at, day.date, lang) : t.never}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type SkyWords = ReturnType<typeof useTexts<'almanac'>>['sky'];

/** Describes the lights in words: where they are, and how much of the Moon is lit. */
function inWords({ sun, moon, elongation }: Lights, t: SkyWords): string {
  const lit = String(litPercent(elongation));
  const degrees = (altitude: number) => String(Math.round(altitude));
  return [
    sun.altitude > 0 ? fill(t.sunUp, { degrees: degrees(sun.altitude) }) : t.sunDown,
    moon.altitude > 0 ? fill(t.moonUp, { degrees: degrees(moon.altitude), lit }) : fill(t.moonDown, { lit }),
    elongation < 180 ? t.waxing : t.waning,
  ].join(' ');
}

/** Draws the sky at `now`, on other days at sunrise, and at midday where the Sun does not rise. */
function Sky({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac').sky;
  const lang = useLang();
  const midday = Date.parse(day.sky.from) + 12 * HOUR;
  const at = now ?? (day.sunrise ? Date.parse(day.sunrise) : midday);
  const lights = lightsAt(day.sky, at, day.place.latitude);
  const city = day.place.name;
  const caption =
    now !== null
      ? fill(t.now, { city, time: clock(wallTime(now, day), lang) })
      : day.sunrise
        ? fill(t.sunrise, { city, time: clock(day.sunrise, lang) })
        : fill(t.noon, { city });
  return (
    <figure className="flex flex-col bg-night text-on-night">
      <SkyView lights={lights} label={inWords(lights, t)} />
      <figcaption className="tabular grow px-5 py-2 text-sm lg:py-3">{caption}</figcaption>
    </figure>
  );
}
