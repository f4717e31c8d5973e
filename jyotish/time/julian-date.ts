/** Julian dates and centuries: the astronomer's calendar. Instants everywhere are UTC ms since 1970. */
import { deltaT } from './delta-t.ts';

/** Milliseconds in a day. */
export const DAY = 86_400_000;
/** Julian date of 1970-01-01T00:00Z. */
const JD_UNIX_EPOCH = 2440587.5;
/** Julian date of the epoch J2000.0. */
export const J2000 = 2451545;
/** Days in a Julian century. */
export const CENTURY = 36525;

/** Returns the Julian date (UT) of an instant. */
export function julianDate(instant: number): number {
  return JD_UNIX_EPOCH + instant / DAY;
}

/** Returns the days of UT since J2000.0, the argument of the Earth's rotation. */
export function daysSinceJ2000(instant: number): number {
  return instant / DAY - (J2000 - JD_UNIX_EPOCH);
}

/** Returns the Julian centuries of TT since J2000.0, the argument of every ephemeris. */
export function centuriesTT(instant: number): number {
  return (daysSinceJ2000(instant) + deltaT(instant) / 86_400) / CENTURY;
}
