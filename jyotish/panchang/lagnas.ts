/** The lagna table: which sign rises from when to when. */
import { DEGREE, wrap180, wrap360 } from '../angles.ts';
import type { Place } from '../errors.ts';
import { anglesAt } from '../sky/ascendant.ts';
import { type AyanamsaId, ayanamsa as ayanamsaAt } from '../sky/ayanamsa.ts';
import { siderealTime, turningNear } from '../sky/moment.ts';
import { DAY } from '../time/julian-date.ts';
import type { Limb } from './limbs.ts';
import type { Interval } from './solar-day.ts';

/** Turn of the sky, degrees of sidereal time in a day. */
const TURN_A_DAY = 360.98564736629;

/** The place at which, and the ayanamsa by which zodiac signs rise. */
export interface LagnaOptions {
  place: Place;
  ayanamsa: AyanamsaId;
}

/** Returns the sidereal degree that rises at an instant (UTC ms). */
export function lagnaAt(instant: number, { place, ayanamsa }: LagnaOptions): number {
  const turning = turningNear(instant);
  return wrap360(anglesAt(turning, place).ascendant - ayanamsaAt(ayanamsa, turning.T));
}

/**
 * Instant nearest to a guess at which a sidereal degree rises; null if it never does there. The point of the ecliptic
 * rises when the sidereal time is its oblique ascension less 90 degrees: RA - asin(tan declination tan latitude).
 */
function whenRises(degree: number, guess: number, { place, ayanamsa }: LagnaOptions): number | null {
  let instant = guess;
  for (let i = 0; i < 3; i++) {
    const turning = turningNear(instant);
    const tropical = (degree + ayanamsaAt(ayanamsa, turning.T)) * DEGREE;
    const rightAscension = Math.atan2(Math.sin(tropical) * Math.cos(turning.obliquity), Math.cos(tropical));
    const declination = Math.asin(Math.sin(tropical) * Math.sin(turning.obliquity));
    const difference = Math.tan(declination) * Math.tan(place.latitude * DEGREE);
    if (Math.abs(difference) > 1) return null;
    const target = (rightAscension - Math.asin(difference)) / DEGREE - 90 - place.longitude;
    instant += (wrap180(target - siderealTime(turning)) / TURN_A_DAY) * DAY;
  }
  return instant;
}

/**
 * Returns every sign (0 to 11) whose rising touches an interval of at most a few days, with its true start and end.
 * Empty beyond the polar circles, where some signs never rise.
 */
export function lagnas(interval: Interval, options: LagnaOptions): Limb[] {
  const spans: Limb[] = [];
  const first = Math.floor(lagnaAt(interval.start, options) / 30);
  const step = DAY / 12;
  let start = whenRises(first * 30, interval.start - step / 2, options);
  for (let n = 1; start !== null && start < interval.end; n++) {
    const end = whenRises(((first + n) % 12) * 30, start + step, options);
    if (end === null) return [];
    if (end > interval.start) spans.push({ id: (first + n - 1) % 12, start, end });
    start = end;
  }
  return start === null ? [] : spans;
}
