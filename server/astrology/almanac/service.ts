import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { AlmanacCalendar, AlmanacDay, AlmanacLine } from '#contract/astrology/almanac/endpoints.ts';
import { type DayKind, isInAlmanac } from '#contract/astrology/almanac/rules.ts';
import { parseCoordinates } from '#contract/base/settings/coordinates.ts';
import { dateIn } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { type Asker, createSharedWork } from '../../platform/limits/shared-work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlacesService } from '../places/service.ts';
import { type City, toCity } from './city.ts';
import { dayOf } from './day.ts';
import { feedOf } from './feed.ts';
import { lineOf } from './line.ts';
import { type DayFacts, monthAfter, monthFacts, presentMonth } from './month.ts';

export { lunarMonthName } from './month-name.ts';

/** The almanac service. */
export type AlmanacService = ReturnType<typeof createAlmanac>;

const QUARTER_MS = 15 * 60_000;
/** Cities in the sitemap. */
const LISTED_CITIES = 500;
/** Months in memory, some 6 KB each: those of fifty cities that are subscribed to. */
const MONTHS_CACHED = 800;
/** Lines in memory, some 300 bytes each. Every page of the shop asks for one. */
const LINES_CACHED = 4000;
/** Months of a feed, from the last one on: what is past stays, so that a calendar does not lose its week. */
const FEED_MONTHS = 14;

const feedBounds = { atOnce: 1, maxPerPerson: 12, maxWaiting: 200 };

/** Creates the almanac: days, months and feeds of every city that places has. */
export function createAlmanac(
  { now, config }: Pick<Platform, 'now' | 'config'>,
  { places, settings }: { places: PlacesService; settings: SettingsService },
) {
  const lines = new LRUCache<string, { line: AlmanacLine | null; from: number; until: number }>({
    max: LINES_CACHED,
  });
  const months = new LRUCache<string, DayFacts[]>({ max: MONTHS_CACHED });
  // A feed that is not in memory computes for most of a second: one at a time, and other requests between its months.
  const feeds = createSharedWork<DayFacts[]>(feedBounds);

  async function cityOf(slug: string): Promise<City | AppError> {
    const row = await places.bySlug(slug);
    return row ? toCity(row, slug) : appError('almanac_city_missing');
  }

  /** Returns the city next to the place of the settings where the shop works. */
  async function shopCity(): Promise<City | AppError> {
    const { energisation } = await settings.all();
    const point = parseCoordinates(energisation.coordinates);
    const row = point && (await places.near(point));
    return row?.slug ? toCity(row, row.slug) : appError('almanac_city_missing');
  }

  const todayIn = ({ zone }: City): string => dateIn(now().getTime(), zone);

  function factsOf(city: City, month: string): DayFacts[] {
    const key = `${city.slug} ${month}`;
    const known = months.get(key);
    if (known) return known;
    const facts = monthFacts(city, month);
    months.set(key, facts);
    return facts;
  }

  return {
    /** Returns a day of a city. `date`: YYYY-MM-DD, or `today` for the date there now. */
    async day(slug: string, date: string, lang: Lang): Promise<AlmanacDay | AppError> {
      const city = await cityOf(slug);
      if (city instanceof AppError) return city;
      const today = todayIn(city);
      const at = Math.floor(now().getTime() / QUARTER_MS) * QUARTER_MS;
      if (date === 'today') return dayOf(city, { date: today, today, now: at, lang });
      return isInAlmanac(date)
        ? dayOf(city, { date, today, now: null, lang })
        : appError('almanac_out_of_range');
    },

    /** Returns a month (YYYY-MM) of a city. */
    async month(slug: string, month: string, lang: Lang): Promise<AlmanacCalendar | AppError> {
      if (!isInAlmanac(month)) return appError('almanac_out_of_range');
      const city = await cityOf(slug);
      if (city instanceof AppError) return city;
      return presentMonth(city, factsOf(city, month), { month, today: todayIn(city), lang });
    },

    /** Returns the calendar of a city to subscribe to: the last month, this one and a year ahead. */
    async feed(
      slug: string,
      { kinds, lang, asker }: { kinds: readonly DayKind[]; lang: Lang; asker: () => Asker },
    ): Promise<string | AppError> {
      const city = await cityOf(slug);
      if (city instanceof AppError) return city;
      const first = monthAfter(todayIn(city).slice(0, 7), -1);
      const compute = async () => {
        const all: DayFacts[] = [];
        for (let n = 0; n < FEED_MONTHS; n++) {
          all.push(...factsOf(city, monthAfter(first, n)));
          await pause();
        }
        return all;
      };
      const days = await feeds.get(`${city.slug} ${first}`, compute, asker);
      if (days instanceof AppError) return days;
      return feedOf(city, days, { kinds, lang, origin: config.publicUrl });
    },

    /**
     * Returns the day in one line for a city, or for the shop's own city, as it is now. Null for a city that is not known.
     */
    async line(slug: string | undefined, lang: Lang): Promise<AlmanacLine | null> {
      const at = now().getTime();
      const { energisation } = await settings.all();
      const key = `${slug ?? energisation.coordinates} ${lang}`;
      const known = lines.get(key);
      if (known && known.from <= at && at < known.until) return known.line;
      const city = slug === undefined ? await shopCity() : await cityOf(slug);
      const line = city instanceof AppError ? null : lineOf(city, todayIn(city), { now: at, lang });
      lines.set(key, { line, from: at, until: line ? Date.parse(line.until) : at + QUARTER_MS });
      return line;
    },

    /** Returns the slugs of the cities in the sitemap. */
    cities: (): Promise<string[]> => places.largest(LISTED_CITIES),
  };
}
