/** The solar return: the instant at which a year of life begins (varsha pravesha). */
import { DEGREE, wrap360 } from '../angles.ts';
import { JyotishRangeError } from '../errors.ts';
import { type Measure, whenReaches } from '../panchang/luni-solar.ts';
import { type AyanamsaId, ayanamsa, ayanamsaId, ayanamsaRate } from '../sky/ayanamsa.ts';
import { luminaryNear } from '../sky/luminaries.ts';
import { turningNear } from '../sky/moment.ts';
import { centuriesTT, DAY } from '../time/julian-date.ts';

/** Mean sidereal year, days: the Earth's way round among the stars (J2000). */
export const SIDEREAL_YEAR = 365.256363;

/** `true`: the Sun itself is back at its place. `mean`: whole mean sidereal years have passed, as the older books count. */
export type ReturnKind = 'true' | 'mean';

/** A birth, and the year asked for. */
export interface SolarReturnOptions {
  /** Birth, UTC ms. */
  instant: number;
  ayanamsa: AyanamsaId;
  /** Completed years, 0 to 120: 0 is the birth itself, 33 begins the 34th year. */
  age: number;
  /** `true` when not said. */
  kind?: ReturnKind;
}

/**
 * Sidereal longitude of the Sun without nutation. Published annual charts leave nutation out: with it a return moves by
 * up to eleven minutes and the lagna by up to 2.8 degrees.
 */
const meanEquinoxSun =
  (id: AyanamsaId): Measure =>
  (instant) => {
    const T = centuriesTT(instant);
    const sun = luminaryNear('Sun', instant);
    const { nutation } = turningNear(instant);
    return {
      angle: wrap360(sun.longitude - nutation.longitude / DEGREE - ayanamsa(id, T)),
      rate: sun.speed - nutation.longitudeRate / DEGREE - ayanamsaRate(T),
    };
  };

/**
 * Returns the instant (UTC ms) at which the year after `age` completed years begins. Throws a JyotishRangeError when
 * `age` is not a whole number from 0 to 120.
 */
export function solarReturn({ instant, ayanamsa: id, age, kind = 'true' }: SolarReturnOptions): number {
  if (!Number.isInteger(age) || age < 0 || age > 120) {
    throw new JyotishRangeError('Completed years of life are 0 to 120, in whole numbers.');
  }
  const mean = instant + age * SIDEREAL_YEAR * DAY;
  if (kind === 'mean' || age === 0) return mean;
  const sun = meanEquinoxSun(ayanamsaId(id));
  return whenReaches(sun, sun(instant).angle, mean);
}

/** Returns the completed years of life at an instant (UTC ms), by the Sun's returns; negative before the birth. */
export function completedYears(birth: Omit<SolarReturnOptions, 'age' | 'kind'>, at: number): number {
  const guess = Math.floor((at - birth.instant) / (SIDEREAL_YEAR * DAY));
  if (guess < 0) return -1;
  const bounded = Math.min(guess, 119);
  if (solarReturn({ ...birth, age: bounded + 1 }) <= at) return bounded + 1;
  return solarReturn({ ...birth, age: bounded }) <= at ? bounded : bounded - 1;
}
