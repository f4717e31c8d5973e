import type { AlmanacCity } from '#contract/astrology/almanac/endpoints.ts';
import { type MonthCounting, monthCountingAt } from '#contract/astrology/almanac/month-counting.ts';
import type { Place } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { locationOf, namesOf, type PlaceRow } from '../places/service.ts';

/** A city of the almanac with what its days are computed from. */
export type City = {
  slug: string;
  place: Place;
  zone: string;
  counting: MonthCounting;
  /** Whether its Vikram year begins with Kartika, as in Gujarat. */
  kartikadi: boolean;
  present: (lang: Lang) => AlmanacCity;
};

/** Converts a place with a slug to a city. */
export function toCity(row: PlaceRow, slug: string): City {
  const { latitude, longitude, timezone } = row;
  return {
    slug,
    place: { latitude, longitude },
    zone: timezone,
    counting: monthCountingAt(row.country, row.state),
    kartikadi: row.country === 'IN' && row.state === 'GJ',
    present: (lang) => ({
      slug,
      name: namesOf(row)[lang],
      location: locationOf(row, lang),
      latitude,
      longitude,
      timezone,
    }),
  };
}
