import type { MuhuratAnswer } from '#contract/astrology/muhurat/endpoints.ts';
import {
  defaultDays,
  firstYear,
  lastYear,
  maxDays,
  purposeOf,
  type Star,
  starOf,
} from '#contract/astrology/muhurat/purposes.ts';
import { latitudeLimit, parseCoordinates } from '#contract/base/settings/coordinates.ts';
import { daysAfter } from '#contract/core/india-time.ts';
import { dateIn, findMuhurats } from '#jyotish';
import { byLang, type Lang } from '#languages/list.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { namesOf, type PlacesService } from '../places/service.ts';
import { type MuhuratCity, presentMuhurats } from './present.ts';

/** A search as it arrives: `city` is a city's name in addresses or "latitude,longitude", dates are YYYY-MM-DD. */
export type MuhuratQuery = {
  city?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  star?: string | undefined;
};

/** The service of muhurats. */
export type MuhuratService = ReturnType<typeof createMuhurats>;

type Deps = { places: PlacesService; settings: SettingsService };

const dayMs = 86_400_000;
/** A place whose name is told may be this far from the coordinates, km. */
const nameWithinKm = 25;

/** Returns whether a date is in a year that is computed. Both ends of a range are asked: the days after 9999-12-31 have longer years. */
const isComputed = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= firstYear && year <= lastYear;
};

/**
 * Returns the dates of a search: from `from`, or today at the place; to `to`, or six weeks on. Null if they are in the wrong
 * order, more than 93 days, or outside 1900 to 2100.
 */
export function rangeOf(
  query: MuhuratQuery,
  today: string,
): { from: string; to: string; days: number } | null {
  const from = query.from ?? today;
  const to = query.to ?? daysAfter(from, defaultDays - 1);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return isComputed(from) && isComputed(to) && days >= 1 && days <= maxDays ? { from, to, days } : null;
}

/** Creates the muhurat finder. It keeps nothing about anybody; a birth star is only a parameter. */
export function createMuhurats({ now }: Pick<Platform, 'now'>, { places, settings }: Deps) {
  /** Returns the city with a name in addresses, or null. */
  async function cityNamed(slug: string): Promise<MuhuratCity | null> {
    const place = await places.bySlug(slug);
    if (!place) return null;
    const { latitude, longitude, timezone } = place;
    const name = namesOf(place);
    return Math.abs(latitude) > latitudeLimit ? null : { city: slug, name, latitude, longitude, timezone };
  }

  /**
   * Returns the city of a query: by its name in addresses, by coordinates to a hundredth of a degree (a kilometre), else
   * the shop's.
   */
  async function cityOf(asked: string | undefined): Promise<MuhuratCity | null> {
    if (asked !== undefined && /^[a-z]/.test(asked)) return cityNamed(asked);
    const shop = (await settings.all()).energisation;
    const point = parseCoordinates(asked ?? shop.coordinates);
    if (!point) return null;
    const latitude = Number(point.latitude.toFixed(2));
    const longitude = Number(point.longitude.toFixed(2));
    const { timezone } = await places.at({ latitude, longitude });
    if (asked === undefined)
      return { city: null, name: { en: shop.place, hi: shop.placeHi }, latitude, longitude, timezone };
    const here = await places.near({ latitude, longitude });
    const city = `${latitude},${longitude}`;
    const named = here && here.distance <= nameWithinKm ? here : null;
    const name = named ? namesOf(named) : byLang(() => city);
    return { city, name, latitude, longitude, timezone };
  }

  return {
    /** Returns the muhurats of a purpose. Refuses an unknown purpose, a city it cannot read, and a range that is too long. */
    async find(purpose: string, query: MuhuratQuery, lang: Lang): Promise<MuhuratAnswer | AppError> {
      const known = purposeOf(purpose);
      if (!known) return appError('muhurat_purpose_unknown');
      const city = await cityOf(query.city);
      if (!city) return appError('muhurat_city_unknown');
      const at = now().getTime();
      const range = rangeOf(query, dateIn(at, city.timezone));
      if (!range) return appError('muhurat_range_invalid');
      const star: Star | null = query.star === undefined ? null : starOf(query.star);
      const found = findMuhurats({
        purpose: known,
        from: range.from,
        days: range.days,
        place: city,
        zone: city.timezone,
        ...(star ? { star: { nakshatra: star.nakshatra, sign: star.sign } } : {}),
      });
      return presentMuhurats({ purpose: known, city, range, star, found, at }, lang);
    },
  };
}
