/**
 * Delta T: how far the Earth's rotation (UT) lags behind uniform time (TT). The ephemerides run on TT, births and
 * sunrises on UT, and 1 s of delta T is 0.55" of the Moon or 1 s of every tithi.
 */
import { polynomial } from '../angles.ts';
import { DELTA_T_FIRST_YEAR, DELTA_T_SECONDS, DELTA_T_SPLINE } from './delta-t.table.ts';

const LAST_YEAR = DELTA_T_FIRST_YEAR + DELTA_T_SECONDS.length - 1;
/** The long-term parabola, seconds (Stephenson, Morrison & Hohenkerk 2016, eq. 4.1). */
const parabola = (year: number) => polynomial((year - 1825) / 100, -320, 0, 32.5);
/** After the table the offset from the parabola fades over this many years, so that the curve stays unbroken. */
const FADE_YEARS = 400;

/** Returns the calendar year with its fraction, e.g. 2026.5 for early July 2026; `instant` in UTC ms. */
export function decimalYear(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  return year + (instant - start) / (Date.UTC(year + 1, 0, 1) - start);
}

/**
 * Returns TT - UT in seconds at an instant (UTC ms). 1900 to 2101 from the table, 1600 to 1900 from the published
 * spline, after 2101 a forecast that nobody can vouch for. UT1 and UTC are taken as one:
 * they differ by less than 0.9 s.
 */
export function deltaT(instant: number): number {
  const year = decimalYear(instant);
  if (year >= LAST_YEAR) {
    const offset = (DELTA_T_SECONDS[LAST_YEAR - DELTA_T_FIRST_YEAR] ?? 0) - parabola(LAST_YEAR);
    return parabola(year) + offset * Math.max(0, 1 - (year - LAST_YEAR) / FADE_YEARS);
  }
  if (year >= DELTA_T_FIRST_YEAR) {
    const index = Math.floor(year) - DELTA_T_FIRST_YEAR;
    const from = DELTA_T_SECONDS[index] ?? 0;
    return from + ((DELTA_T_SECONDS[index + 1] ?? from) - from) * (year % 1);
  }
  const row = DELTA_T_SPLINE.find(([, to]) => year < to);
  if (!row) return 0;
  const [from, to, ...coefficients] = row;
  return polynomial((year - from) / (to - from), ...coefficients);
}
