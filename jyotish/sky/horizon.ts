/** Altitude of the Sun and the Moon over a place's horizon. */
import { DEGREE, type Vector } from '../angles.ts';
import type { Place } from '../errors.ts';
import { type Luminary, luminaryNear } from './luminaries.ts';
import { siderealTime, type Turning, turningNear } from './moment.ts';

/** Which event counts as rising: the middle of the disc, or its upper edge as refraction lifts it. */
export type Horizon = 'centre' | 'upper-limb';

/** Equatorial radius of the Earth, km, and the square of its flattened axis ratio (WGS 84). */
const EARTH_RADIUS = 6378.137;
const AXIS_RATIO_SQUARED = (1 - 1 / 298.257223563) ** 2;
const ASTRONOMICAL_UNIT = 149597870.7;
/** Radii of the discs, km. */
const RADIUS = { Sun: 695700, Moon: 1737.4 };
/** Lift by refraction at the horizon, degrees: almanacs give the Sun 34', the reference ephemeris 36.74' (0 C). */
const REFRACTION = { Sun: 34 / 60, Moon: 36.74 / 60 };

/** The place of a body in the sky over a place. */
export interface Altitude {
  /** Of the centre above the true horizon (parallax in, refraction out), degrees. */
  altitude: number;
  /** West of the meridian positive, degrees from -180 to 180. */
  hourAngle: number;
  /** Apparent radius of the disc, degrees. */
  semidiameter: number;
}

/** Place on the ellipsoid in Earth radii: distance from the axis and from the plane of the equator. */
function observer(latitude: number): { fromAxis: number; fromEquator: number } {
  const [s, c] = [Math.sin(latitude), Math.cos(latitude)];
  const curvature = 1 / Math.sqrt(c * c + AXIS_RATIO_SQUARED * s * s);
  return { fromAxis: curvature * c, fromEquator: AXIS_RATIO_SQUARED * curvature * s };
}

/** Apparent place in the true equator of date, in Earth radii. */
function equatorial(body: Luminary, moment: Turning): { vector: Vector; km: number } {
  const place = luminaryNear(body, moment.instant);
  const km = body === 'Sun' ? place.distance * ASTRONOMICAL_UNIT : place.distance;
  const r = km / EARTH_RADIUS;
  const [lon, lat] = [place.longitude * DEGREE, place.latitude * DEGREE];
  const [sinE, cosE] = [Math.sin(moment.obliquity), Math.cos(moment.obliquity)];
  const x = Math.cos(lat) * Math.cos(lon);
  const y = Math.cos(lat) * Math.sin(lon);
  const z = Math.sin(lat);
  return { vector: [r * x, r * (y * cosE - z * sinE), r * (y * sinE + z * cosE)], km };
}

/** Returns the topocentric altitude and hour angle of a body at an instant (UTC ms), sea level. */
export function altitudeAt(body: Luminary, instant: number, place: Place): Altitude {
  const moment = turningNear(instant);
  const { vector, km } = equatorial(body, moment);
  const latitude = place.latitude * DEGREE;
  const meridian = (siderealTime(moment) + place.longitude) * DEGREE;
  const { fromAxis, fromEquator } = observer(latitude);
  // Axes towards the meridian on the equator, east, and the pole, with the observer at the origin.
  const south = vector[0] * Math.cos(meridian) + vector[1] * Math.sin(meridian) - fromAxis;
  const east = vector[1] * Math.cos(meridian) - vector[0] * Math.sin(meridian);
  const north = vector[2] - fromEquator;
  const up = south * Math.cos(latitude) + north * Math.sin(latitude);
  return {
    altitude: Math.asin(up / Math.hypot(south, east, north)) / DEGREE,
    hourAngle: Math.atan2(-east, south) / DEGREE,
    semidiameter: Math.asin(RADIUS[body] / km) / DEGREE,
  };
}

/** Returns the degrees by which a body is above the altitude that counts as rising. */
export function aboveHorizon(body: Luminary, horizon: Horizon, seen: Altitude): number {
  return horizon === 'centre' ? seen.altitude : seen.altitude + REFRACTION[body] + seen.semidiameter;
}
