import type { Place } from '#contract/astrology/places/endpoints.ts';
import type { Lang } from '#languages/list.ts';

/** A chosen place, as a report needs it. `coordinates` is "26.912400,75.787300". */
export type PlaceValue = { location: string; coordinates: string; timezone: string };

/** Converts a place of the list to a form value. */
export const placeValue = ({ location, coordinates, timezone }: Place): PlaceValue => ({
  location,
  coordinates,
  timezone,
});

/** Beyond this latitude the ascendant is undefined at times. */
export const LATITUDE_LIMIT = 66;

/** Parses degrees. Returns null for an invalid number. */
export function degrees(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** Formats coordinates for the API: six decimals. */
export const coordinatesOf = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** Returns the name of a place in a list, with its district if another place of the state has the same name. */
export function cityLabel(place: Place, all: readonly Place[], lang: Lang): string {
  const name = lang === 'hi' ? place.nameHi : place.name;
  const twins = all.filter((other) => other.name === place.name).length > 1;
  return twins ? `${name} (${place.district ?? place.coordinates})` : name;
}
