import type { AlmanacCalendar } from '#contract/astrology/almanac/endpoints.ts';
import { isInAlmanac, isIndexed } from '#contract/astrology/almanac/rules.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import {
  addDays,
  byId,
  type Festival,
  festivalsOn,
  type LunarMonth,
  lunarMonthAt,
  PAKSHAS,
  solarDay,
  startOfDate,
  TITHIS,
  type Tithi,
  tithis,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import type { City } from './city.ts';
import { LAHIRI } from './day.ts';
import { presentFestivals } from './festivals.ts';
import { lunarMonthName } from './month-name.ts';
import { clockNear } from './words.ts';

/** A day of a calendar in no language; instants in UTC ms. */
export type DayFacts = {
  date: string;
  sunrise: number | null;
  sunset: number | null;
  tithi: Pick<Tithi, 'id' | 'paksha'>;
  month: LunarMonth;
  festivals: Festival[];
};

/** Returns the month (YYYY-MM) that is `months` months after another. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

function factsOf({ place, zone }: City, date: string): DayFacts {
  const day = solarDay({ date, place, zone });
  const from = day?.sunrise ?? startOfDate(date, zone);
  const [tithi] = tithis({ start: from, end: from + 1 });
  return {
    date,
    sunrise: day?.sunrise ?? null,
    sunset: day?.sunset ?? null,
    tithi: { id: tithi?.id ?? 1, paksha: tithi?.paksha ?? 0 },
    month: lunarMonthAt(from, LAHIRI),
    festivals: day ? festivalsOn({ date, place, zone, day, ayanamsa: LAHIRI }) : [],
  };
}

/** Returns the days of a month (YYYY-MM) in a city. Takes some 50 ms. */
export function monthFacts(city: City, month: string): DayFacts[] {
  const days: DayFacts[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1))
    days.push(factsOf(city, date));
  return days;
}

/** Returns a month on the wire, in the glossary's spelling. */
export function presentMonth(
  city: City,
  facts: readonly DayFacts[],
  { month, today, lang }: { month: string; today: string; lang: Lang },
): AlmanacCalendar {
  const clock = clockNear(`${month}-15`, city.zone);
  const neighbour = (months: number) => {
    const other = monthAfter(month, months);
    return isInAlmanac(other) ? other : null;
  };
  const lunar = facts.map(({ month: of }) => lunarMonthName(of, city.counting, lang));
  return forReaders({
    place: city.present(lang),
    month,
    today,
    previous: neighbour(-1),
    next: neighbour(1),
    indexed: isIndexed(month, today),
    lunar: [...new Set(lunar)],
    counting: city.counting,
    days: facts.map(({ date, sunrise, sunset, tithi, festivals }) => ({
      date,
      sunrise: sunrise === null ? null : clock(sunrise),
      sunset: sunset === null ? null : clock(sunset),
      tithi: { id: tithi.id, name: byId(TITHIS, tithi.id)[lang], paksha: byId(PAKSHAS, tithi.paksha)[lang] },
      festivals: presentFestivals(festivals, lang),
    })),
  });
}
