import type { Lang } from '#contract/core/errors.ts';
import type { Place } from '#contract/places/endpoints.ts';

/** A chosen place: what a report needs of it. `coordinates` is "26.912400,75.787300". */
export type PlaceValue = { location: string; coordinates: string; timezone: string };

/** What the form needs of a place of the list. */
export const placeValue = ({ location, coordinates, timezone }: Place): PlaceValue => ({
  location,
  coordinates,
  timezone,
});

/** Latitudes beyond this have no ascendant a chart could begin with. */
export const LATITUDE_LIMIT = 66;

/** A typed degree as a number, or null when it is none. */
export function degrees(typed: string): number | null {
  const value = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? null : value;
}

/** Coordinates as the API takes them: six decimals. */
export const coordinatesOf = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

/** The name of a place in a list of its state, told apart from others of that name by its district. */
export function cityLabel(place: Place, all: readonly Place[], lang: Lang): string {
  const name = lang === 'hi' ? place.nameHi : place.name;
  const twins = all.filter((other) => other.name === place.name).length > 1;
  return twins ? `${name} (${place.district ?? place.coordinates})` : name;
}
