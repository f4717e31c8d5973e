/**
 * The clocks that Bombay and Calcutta kept beside Indian Standard Time, which began in 1906 (docs/decisions/0172).
 * Calcutta gave its own time up in 1948, Bombay about 1955.
 */
import type { BirthParts } from './birth-time.ts';
import { degrees, type PlaceValue } from './place-value.ts';

/** A city with a clock of its own: its offset as the API takes it, and the last year of its clock. */
export type CityClock = { city: 'bombay' | 'calcutta'; offset: string; lastYear: number };

const firstYear = 1906;
// As far as the suburbs; beyond them railway stations kept Indian Standard Time.
const withinKm = 40;
const cities: readonly (CityClock & { latitude: number; longitude: number })[] = [
  { city: 'bombay', offset: '+04:51', lastYear: 1955, latitude: 18.98, longitude: 72.83 },
  { city: 'calcutta', offset: '+05:53:20', lastYear: 1948, latitude: 22.57, longitude: 88.36 },
];

/** Returns the clock that a birth may have been noted by beside that of India; null for any other birth. */
export function cityClockOf({ year }: Pick<BirthParts, 'year'>, place: PlaceValue | null): CityClock | null {
  const [latitude = null, longitude = null] = place?.coordinates.split(',').map(degrees) ?? [];
  if (latitude === null || longitude === null) return null;
  const born = Number(year);
  const found = cities.find((city) => {
    const shrink = Math.cos((city.latitude * Math.PI) / 180);
    const km = 111.2 * Math.hypot(latitude - city.latitude, (longitude - city.longitude) * shrink);
    return km < withinKm && born >= firstYear && born <= city.lastYear;
  });
  return found ?? null;
}

/** Returns the offset to send with a birth: that of the city's own clock if it is chosen and can be, else null. */
export function chosenOffset(birth: BirthParts, place: PlaceValue | null): string | null {
  const clock = cityClockOf(birth, place);
  return clock && !birth.timeUnknown && birth.cityClock === clock.offset ? clock.offset : null;
}
