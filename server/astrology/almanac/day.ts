import type { AlmanacDay, AlmanacPeriod } from '#contract/astrology/almanac/endpoints.ts';
import { isInAlmanac, isIndexed } from '#contract/astrology/almanac/rules.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import {
  addDays,
  byId,
  CHOGHADIYAS,
  type DailyPanchang,
  dailyPanchang,
  GRAHA_NAMES,
  type Graha,
  KARANAS,
  lunarMonthAt,
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  PAKSHAS,
  type Panchang,
  PERIODS,
  type Period,
  panchang,
  SAMVATSARAS,
  SEASONS,
  startOfDate,
  TITHIS,
  WEEKDAY_LORDS,
  WEEKDAYS,
  YOGAS,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { City } from './city.ts';
import { presentFestivals } from './festivals.ts';
import { monthName } from './month-name.ts';
import { skyOf } from './sky.ts';
import { clockNear, limbData, named, type Style } from './words.ts';

/** Lahiri, the ayanamsa of the Rashtriya Panchang. */
export const LAHIRI = 1;

const words = readWords('almanac/answers');

/** Periods that people know by another name than the engine's. */
const ownNames: Readonly<Record<number, 'rahuKaal' | 'yamaganda' | 'gulika'>> = {
  4: 'rahuKaal',
  5: 'yamaganda',
  6: 'gulika',
};

/** Returns the panchang of a city and date, as the engine gives it. */
export const panchangOf = ({ place, zone }: City, date: string): Panchang =>
  panchang({ date, place, zone, ayanamsa: LAHIRI });

const grahaData = (graha: Graha, lang: Lang) => {
  const names = GRAHA_NAMES[graha];
  return { id: names.id, name: names[lang], vedic_name: { ...names, en: names.vedic }[lang] };
};

const periodData =
  ({ lang, clock }: Style) =>
  ({ id, period }: Period): AlmanacPeriod => {
    const own = ownNames[id];
    return {
      id,
      name: own ? words[lang].periods[own] : byId(PERIODS, id)[lang],
      spans: period.map(({ start, end }) => ({ start: clock(start), end: clock(end) })),
    };
  };

/** Returns the five limbs on the wire. The months are those of the countings of a city. */
const limbsOf = (
  day: Pick<DailyPanchang, 'vaara' | 'tithi' | 'nakshatra' | 'yoga' | 'karana'>,
  style: Style,
  { counting }: City,
) => ({
  weekday: {
    ...named(WEEKDAYS, day.vaara, style.lang),
    lord: grahaData(WEEKDAY_LORDS[day.vaara] ?? 'Sun', style.lang),
  },
  tithi: day.tithi.map((limb) => ({
    ...limbData(TITHIS, limb, style, byId(PAKSHAS, limb.paksha)[style.lang]),
    month: monthName(lunarMonthAt((limb.start + limb.end) / 2, LAHIRI), limb.paksha, {
      counting,
      lang: style.lang,
    }),
  })),
  nakshatra: day.nakshatra.map((limb) =>
    limbData(NAKSHATRAS, limb, style, grahaData(NAKSHATRA_LORDS[limb.id % 9] ?? 'Ketu', style.lang).name),
  ),
  yoga: day.yoga.map((limb) => limbData(YOGAS, limb, style)),
  karana: day.karana.map((limb) => limbData(KARANAS, limb, style)),
});

/** Returns the limbs of a city from midnight to sunrise: those of the day before that have not ended at midnight. */
function limbsBeforeSunrise(city: City, { date, sunrise }: Panchang, style: Style) {
  if (sunrise === null) return null;
  const { place, zone } = city;
  const midnight = startOfDate(date, zone);
  const before = dailyPanchang({ date: addDays(date, -1), place, zone, ayanamsa: LAHIRI });
  const within = <L extends { start: number; end: number }>(list: readonly L[]) =>
    list.filter(({ start, end }) => end > midnight && start < sunrise);
  return limbsOf(
    {
      vaara: before.vaara,
      tithi: within(before.tithi),
      nakshatra: within(before.nakshatra),
      yoga: within(before.yoga),
      karana: within(before.karana),
    },
    style,
    city,
  );
}

/** Returns choghadiyas on the wire. */
export const choghadiyaData = (parts: Panchang['choghadiya']['day'], style: Style) =>
  parts.map(({ id, quality, start, end }) => ({
    ...named(CHOGHADIYAS, id, style.lang),
    quality,
    start: style.clock(start),
    end: style.clock(end),
  }));

/** The options of {@link dayOf}: `now` is the quarter of an hour (UTC ms) for a page of today, else null. */
export type DayRequest = { date: string; today: string; now: number | null; lang: Lang };

/** Returns the day of a city on the wire, in the glossary's spelling. */
export function dayOf(city: City, { date, today, now, lang }: DayRequest): AlmanacDay {
  const day = panchangOf(city, date);
  const style: Style = { lang, clock: clockNear(date, city.zone) };
  const at = (instant: number | null) => (instant === null ? null : style.clock(instant));
  const neighbour = (days: number) => {
    const other = addDays(date, days);
    return isInAlmanac(other) ? other : null;
  };
  return forReaders({
    place: city.present(lang),
    date,
    now: at(now),
    today,
    previous: neighbour(-1),
    next: neighbour(1),
    indexed: isIndexed(date, today),
    ...limbsOf(day, style, city),
    before_sunrise: limbsBeforeSunrise(city, day, style),
    sunrise: at(day.sunrise),
    sunset: at(day.sunset),
    next_sunrise: at(day.nextSunrise),
    moonrise: at(day.moonrise),
    moonset: at(day.moonset),
    good: day.auspicious.map(periodData(style)),
    avoid: day.inauspicious.map(periodData(style)),
    choghadiya: {
      day: choghadiyaData(day.choghadiya.day, style),
      night: choghadiyaData(day.choghadiya.night, style),
    },
    hora: day.hora.map(({ lord, start, end }) => ({
      lord: grahaData(lord, lang),
      start: style.clock(start),
      end: style.clock(end),
    })),
    month: monthName(day.month, day.tithi[0]?.paksha ?? 0, { counting: city.counting, lang }),
    samvat: {
      vikram: city.kartikadi ? day.samvat.vikramKartikadi : day.samvat.vikram,
      shaka: day.samvat.shaka,
      samvatsara: byId(SAMVATSARAS, day.samvat.samvatsara)[lang],
      ritu: byId(SEASONS, day.samvat.ritu)[lang],
      ayana: words[lang].ayanas[day.samvat.ayana],
    },
    festivals: presentFestivals(day.festivals, lang),
    sky: skyOf(city.place, startOfDate(date, city.zone)),
  });
}
