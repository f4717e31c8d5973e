/** Sidereal time: where the sky stands over a meridian. */
import { ARCSECOND, DEGREE, polynomial, TURN, wrap360 } from '../angles.ts';
import { daysSinceJ2000 } from './julian-date.ts';

/** The data of the moment that sidereal time needs beyond the rotation of the Earth. */
export interface SiderealInput {
  /** UTC ms (UT1 is taken as UTC). */
  instant: number;
  /** Julian centuries of TT since J2000. */
  T: number;
  /** Nutation in longitude, radians. */
  nutationInLongitude: number;
  /** True obliquity, radians. */
  obliquity: number;
}

/**
 * Arcseconds by which the long-term model of the reference ephemeris runs behind the polynomial from 2050 on. It is
 * 0.12 s of the Earth's turning, far less than anyone can foretell of it; so that charts of those years agree with
 * other programs, the difference is let in between 2040 and 2060.
 */
function longTermAlignment(T: number): number {
  return 1.85 * Math.min(1, Math.max(0, (T - 0.4) / 0.2));
}

/**
 * Returns the Greenwich apparent sidereal time in degrees, 0 to 360.
 * Earth rotation angle (IERS Conventions 2010, eq. 5.15) + precession in right ascension (Capitaine, Wallace & Chapront
 * 2003) + equation of the equinoxes with its two largest complementary terms (IERS 2010, table 5.2e).
 */
export function greenwichSiderealTime({ instant, T, nutationInLongitude, obliquity }: SiderealInput): number {
  const days = daysSinceJ2000(instant);
  const wholeTurns = Math.floor(days);
  const rotation = (0.779057273264 + 0.00273781191135448 * days + (days - wholeTurns)) * TURN;
  const precession = polynomial(T, 0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -3.68e-8);
  const alignment = longTermAlignment(T);
  const node = (125.04455501 - 1934.13626197 * T) * DEGREE;
  const complementary = 0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node);
  const equinoxes = nutationInLongitude * Math.cos(obliquity) + complementary * ARCSECOND;
  return wrap360((rotation + (precession - alignment) * ARCSECOND + equinoxes) / DEGREE);
}
