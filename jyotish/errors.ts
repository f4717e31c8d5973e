/** Thrown when an argument is outside what the library can answer; the message says what is allowed. */
export class JyotishRangeError extends RangeError {
  override name = 'JyotishRangeError';
}

/** A place on Earth in degrees: latitude north positive, longitude east positive. */
export interface Place {
  latitude: number;
  longitude: number;
}

/**
 * First instant (UTC ms) the library answers for: the years 1600 to 2400, and two months about
 * them so that months and searches that reach over the edge are whole.
 */
export const FIRST_INSTANT = Date.UTC(1599, 10, 1);
/** One past the last instant, UTC ms; see FIRST_INSTANT. */
export const LAST_INSTANT = Date.UTC(2401, 2, 1);

/** Returns the instant (UTC ms) unchanged, or throws when it is not a number within 1600 to 2400. */
export function checkInstant(instant: number): number {
  if (!(instant >= FIRST_INSTANT && instant < LAST_INSTANT)) {
    throw new JyotishRangeError('The date must lie in the years 1600 to 2400.');
  }
  return instant;
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
