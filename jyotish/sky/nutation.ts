/** Nutation: the nodding of the Earth's axis, which moves the equinox and with it every apparent longitude. */
import { ARCSECOND } from '../angles.ts';
import IAU_2000B from '../tables/nutation.gen.json' with { type: 'json' };
import { sumTheory, type Theory, unpackTheory } from '../tables/series.ts';
import { CENTURY } from '../time/julian-date.ts';

/** Nutation at an instant. */
export interface Nutation {
  /** In longitude (dpsi), radians. */
  longitude: number;
  /** In obliquity (deps), radians. */
  obliquity: number;
  /** Rate of dpsi, radians a day. */
  longitudeRate: number;
}

/** Stands in for the planetary terms that the short model leaves out (Luzum 2001), arcseconds. */
const PLANETARY = { longitude: -0.000135, obliquity: 0.000388 };
/** The packed table counts in 0.1 microarcseconds. */
const UNIT = ARCSECOND * 1e-7;

let theory: Theory | undefined;

/** Returns the IAU 2000B nutation (within 0.001" of the full model) at `T` Julian centuries of TT since J2000. */
export function nutation(T: number): Nutation {
  theory ??= unpackTheory(IAU_2000B);
  const [longitude, obliquity] = sumTheory(theory, T);
  return {
    longitude: longitude.value * UNIT + PLANETARY.longitude * ARCSECOND,
    obliquity: obliquity.value * UNIT + PLANETARY.obliquity * ARCSECOND,
    longitudeRate: (longitude.rate * UNIT) / CENTURY,
  };
}
