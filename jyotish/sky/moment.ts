/** A moment as the sky sees it: everything about an instant that does not depend on a body or a place. */
import type { Matrix } from '../angles.ts';
import { checkReach } from '../errors.ts';
import { centuriesTT } from '../time/julian-date.ts';
import { greenwichSiderealTime } from '../time/sidereal-time.ts';
import { type Nutation, nutation } from './nutation.ts';
import { equatorJ2000ToEclipticOfDate, meanObliquity } from './precession.ts';

/** Time scales, nutation and orientation of the axes at one instant. */
export interface Moment {
  /** UTC ms since 1970. */
  instant: number;
  /** Julian centuries of TT since J2000. */
  T: number;
  nutation: Nutation;
  /** True obliquity of the ecliptic, radians. */
  obliquity: number;
  /** Rotation from the equator of J2000 to the mean ecliptic of date. */
  toEcliptic: Matrix;
}

/** The moment of an instant (UTC ms; throws outside the years 1600 to 2400 and two months about them). */
export function momentOf(instant: number): Moment {
  const T = centuriesTT(checkReach(instant));
  const nodding = nutation(T);
  return {
    instant,
    T,
    nutation: nodding,
    obliquity: meanObliquity(T) + nodding.obliquity,
    toEcliptic: equatorJ2000ToEclipticOfDate(T),
  };
}

/** Greenwich apparent sidereal time of a moment, degrees. */
export function siderealTime({ instant, T, nutation: { longitude }, obliquity }: Moment): number {
  return greenwichSiderealTime({ instant, T, nutationInLongitude: longitude, obliquity });
}
