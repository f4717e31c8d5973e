/** From a direction in space to the apparent longitude and latitude astrologers read. */
import { apply, DEGREE, dot, norm, type Vector, wrap360 } from '../angles.ts';
import { CENTURY } from '../time/julian-date.ts';
import type { Moment } from './moment.ts';
import { generalPrecessionRate } from './precession.ts';

/** Apparent geocentric place: true equinox and ecliptic of date. */
export interface ApparentPlace {
  /** Tropical longitude, degrees 0 to 360. */
  longitude: number;
  /** Latitude, degrees. */
  latitude: number;
  /** Change of longitude, degrees a day; negative when retrograde. */
  speed: number;
  /** Change of latitude, degrees a day. */
  latitudeSpeed: number;
  /** Distance from the Earth: AU, for the Moon km. */
  distance: number;
  /** Change of distance a day. */
  distanceSpeed: number;
}

/** A direction as seen from the Earth, referred to the equator of J2000, with its change a day. */
export interface Sightline {
  direction: Vector;
  rate: Vector;
  distance: number;
  distanceRate: number;
}

/** Returns the apparent ecliptic place of a line of sight; the speed includes precession and nutation. */
export function apparentPlace(
  moment: Moment,
  { direction, rate, distance, distanceRate }: Sightline,
): ApparentPlace {
  const w = apply(moment.toEcliptic, direction);
  const v = apply(moment.toEcliptic, rate);
  const flat = w[0] * w[0] + w[1] * w[1];
  const turning = (w[0] * v[1] - w[1] * v[0]) / flat;
  const climbing =
    (v[2] * flat - w[2] * (w[0] * v[0] + w[1] * v[1])) / ((flat + w[2] * w[2]) * Math.sqrt(flat));
  const precession = generalPrecessionRate(moment.T) / 3600 / CENTURY;
  return {
    longitude: wrap360((Math.atan2(w[1], w[0]) + moment.nutation.longitude) / DEGREE),
    latitude: Math.atan2(w[2], Math.sqrt(flat)) / DEGREE,
    speed: (turning + moment.nutation.longitudeRate) / DEGREE + precession,
    latitudeSpeed: climbing / DEGREE,
    distance,
    distanceSpeed: distanceRate,
  };
}

/** A direction and a length, and how both change. */
export interface UnitVector {
  direction: Vector;
  rate: Vector;
  length: number;
  lengthRate: number;
}

/** Returns the unit vector along `v` and its rate, given the rate of `v`. */
export function unitWithRate(v: Vector, rate: Vector): UnitVector {
  const length = norm(v);
  const lengthRate = dot(v, rate) / length;
  const direction: Vector = [v[0] / length, v[1] / length, v[2] / length];
  return {
    direction,
    rate: [
      (rate[0] - direction[0] * lengthRate) / length,
      (rate[1] - direction[1] * lengthRate) / length,
      (rate[2] - direction[2] * lengthRate) / length,
    ],
    length,
    lengthRate,
  };
}
