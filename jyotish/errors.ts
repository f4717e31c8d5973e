/** Thrown when an argument is outside what the library can answer; the message says what is allowed. */
export class JyotishRangeError extends RangeError {
  override name = 'JyotishRangeError';
}

/** A place on Earth in degrees: latitude north positive, longitude east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** First instant (UTC ms) the library answers for: the years are 1600 to 2400. */
export const FIRST_INSTANT = Date.UTC(1600, 0, 1);
/** One past the last instant the library answers for, UTC ms. */
export const LAST_INSTANT = Date.UTC(2401, 0, 1);
/** How far searches (the month's new moon, the last sunrise) may reach over the edge, ms. */
const REACH = 60 * 86_400_000;

/** Returns the instant (UTC ms) unchanged, or throws when it is not a number within 1600 to 2400. */
export function checkInstant(instant: number): number {
  if (instant >= FIRST_INSTANT && instant < LAST_INSTANT) return instant;
  throw new JyotishRangeError('The date must lie in the years 1600 to 2400.');
}

/** Returns an instant of a search (UTC ms) unchanged, or throws when it is more than 60 days outside 1600 to 2400. */
export function checkReach(instant: number): number {
  if (instant >= FIRST_INSTANT - REACH && instant < LAST_INSTANT + REACH) return instant;
  throw new JyotishRangeError('The date must lie in the years 1600 to 2400.');
}

/** Returns a civil date "YYYY-MM-DD" unchanged, or throws when its year is not 1600 to 2400. */
export function checkDate(date: string): string {
  const year = Number(date.slice(0, 4));
  if (year >= 1600 && year <= 2400) return date;
  throw new JyotishRangeError('The date must be written YYYY-MM-DD and lie in the years 1600 to 2400.');
}

/** Returns the place unchanged, or throws when latitude or longitude is not a possible one. */
export function checkPlace<P extends Place>(place: P): P {
  if (!(Math.abs(place.latitude) <= 90)) {
    throw new JyotishRangeError('The latitude must be a number from -90 to 90 degrees.');
  }
  if (!(Math.abs(place.longitude) <= 180)) {
    throw new JyotishRangeError('The longitude must be a number from -180 to 180 degrees.');
  }
  return place;
}
