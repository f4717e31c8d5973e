/** Ascendant (lagna) and midheaven: where the ecliptic cuts the horizon and the meridian. */
import { DEGREE, wrap360 } from '../angles.ts';
import { checkPlace, type Place } from '../errors.ts';
import { siderealTime, type Turning } from './moment.ts';

/** Tropical degrees of the rising and culminating points. */
export interface Angles {
  ascendant: number;
  midheaven: number;
  /** True beyond the polar circles, where the ascendant can jump and parts of the ecliptic never rise. */
  polar: boolean;
}

/**
 * Returns the ascendant and midheaven of a place (Meeus, Astronomical Algorithms, ch. 14; geographic latitude).
 * ascendant = atan2(cos ARMC, -(sin ARMC cos eps + tan lat sin eps)), the point rising in the east.
 */
export function anglesAt(moment: Turning, place: Place): Angles {
  const { latitude, longitude } = checkPlace(place);
  const meridian = (siderealTime(moment) + longitude) * DEGREE;
  const [cosE, sinE] = [Math.cos(moment.obliquity), Math.sin(moment.obliquity)];
  const [cosM, sinM] = [Math.cos(meridian), Math.sin(meridian)];
  const ascendant = Math.atan2(cosM, -(sinM * cosE + Math.tan(latitude * DEGREE) * sinE));
  return {
    ascendant: wrap360(ascendant / DEGREE),
    midheaven: wrap360(Math.atan2(sinM, cosM * cosE) / DEGREE),
    polar: Math.abs(latitude) > 90 - moment.obliquity / DEGREE,
  };
}
