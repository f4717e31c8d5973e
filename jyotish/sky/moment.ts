/** A moment as the sky sees it: everything about an instant that does not depend on a body or a place. */
import type { Matrix } from '../angles.ts';
import { checkReach } from '../errors.ts';
import { centuriesTT, DAY } from '../time/julian-date.ts';
import { greenwichSiderealTime } from '../time/sidereal-time.ts';
import { type Nutation, nutation } from './nutation.ts';
import { equatorJ2000ToEclipticOfDate, meanObliquity } from './precession.ts';

/** Time scales and nutation at one instant: what the turning of the Earth is reckoned from. */
export interface Turning {
  /** UTC ms since 1970. */
  instant: number;
  /** Julian centuries of TT since J2000. */
  T: number;
  nutation: Nutation;
  /** True obliquity of the ecliptic, radians. */
  obliquity: number;
}

/** The same with the orientation of the axes. */
export interface Moment extends Turning {
  /** Rotation from the equator of J2000 to the mean ecliptic of date. */
  toEcliptic: Matrix;
}

/** Returns the moment of an instant (UTC ms; throws outside the years 1600 to 2400 and two months about them). */
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

/** Time between two marks of nutation, ms; 6 hours. */
const STEP = DAY / 4;
/** Marks kept: about four months. */
const KEPT = 512;
const marks = new Map<number, Nutation>();

function mark(index: number): Nutation {
  const known = marks.get(index);
  if (known) return known;
  const nodding = nutation(centuriesTT(index * STEP));
  if (marks.size >= KEPT) marks.clear();
  marks.set(index, nodding);
  return nodding;
}

/**
 * Returns the turning at an instant (UTC ms; same reach as `momentOf`), for searches, which ask for many instants of
 * one day: nutation is drawn straight between two fixed marks, true to 0.001",
 * a ten-thousandth of a second of any rising.
 */
export function turningNear(instant: number): Turning {
  const T = centuriesTT(checkReach(instant));
  const index = Math.floor(instant / STEP);
  const [a, b] = [mark(index), mark(index + 1)];
  const u = instant / STEP - index;
  const between = (key: keyof Nutation) => a[key] + u * (b[key] - a[key]);
  const nodding = {
    longitude: between('longitude'),
    obliquity: between('obliquity'),
    longitudeRate: between('longitudeRate'),
  };
  return { instant, T, nutation: nodding, obliquity: meanObliquity(T) + nodding.obliquity };
}

/** Returns the Greenwich apparent sidereal time of a moment, degrees. */
export function siderealTime({ instant, T, nutation: { longitude }, obliquity }: Turning): number {
  return greenwichSiderealTime({ instant, T, nutationInLongitude: longitude, obliquity });
}
