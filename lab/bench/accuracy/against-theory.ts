/**
 * The errors of truncation, interpolation and range: our packed tables against the untruncated series of astronomia.
 */

import { elp, planetposition } from 'astronomia';
import data from 'astronomia/data';
import { addScaled, DEGREE, dot, norm, type Vector, wrap180 } from '../../../jyotish/angles.ts';
import { geocentricMoon } from '../../../jyotish/sky/elp-mpp02.ts';
import { luminaryNear } from '../../../jyotish/sky/luminaries.ts';
import { momentOf, turningNear } from '../../../jyotish/sky/moment.ts';
import { moonAt } from '../../../jyotish/sky/moon.ts';
import { sunAt } from '../../../jyotish/sky/sun-and-planets.ts';
import { heliocentric, type VsopBody } from '../../../jyotish/sky/vsop87.ts';
import { CENTURY, J2000 } from '../../../jyotish/time/julian-date.ts';
import { type Errors, note } from './statistics.ts';

const ARCSECONDS = (180 / Math.PI) * 3600;

const FULL = {
  Mercury: data.vsop87Bmercury,
  Venus: data.vsop87Bvenus,
  Earth: data.vsop87Bearth,
  Mars: data.vsop87Bmars,
  Jupiter: data.vsop87Bjupiter,
  Saturn: data.vsop87Bsaturn,
};

/** Returns the angle between two directions in arcseconds. */
function between(a: Vector, b: Vector): number {
  const difference = addScaled(b, -dot(a, b) / dot(a, a), a);
  return (norm(difference) / norm(b)) * ARCSECONDS;
}

function fullHeliocentric(body: VsopBody, T: number): Vector {
  const { lon, lat, range } = new planetposition.Planet(FULL[body]).position2000(J2000 + T * CENTURY);
  return [
    range * Math.cos(lat) * Math.cos(lon),
    range * Math.cos(lat) * Math.sin(lon),
    range * Math.sin(lat),
  ];
}

/** Returns the errors of geocentric direction from the truncated tables, in arcseconds, 1600 to 2400. */
export function truncationErrors(cases: number): Errors {
  const errors: Errors = new Map();
  const moon = new elp.Moon(data.elpMppDe);
  for (let i = 0; i < cases; i++) {
    const T = -4 + (8 * (i + 0.5)) / cases;
    const [earth, fullEarth] = [heliocentric('Earth', T).position, fullHeliocentric('Earth', T)];
    note(errors, 'Sun', between(earth, fullEarth));
    for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
      const ours = addScaled(heliocentric(body, T).position, -1, earth);
      note(errors, body, between(ours, addScaled(fullHeliocentric(body, T), -1, fullEarth)));
    }
    const { x, y, z } = moon.positionXYZ(J2000 + T * CENTURY);
    note(errors, 'Moon', between(geocentricMoon(T).position, [x, y, z]));
  }
  return errors;
}

/** Returns the errors of searches that interpolate between six-hour marks, in arcseconds. */
export function interpolationErrors(cases: number): Errors {
  const errors: Errors = new Map();
  const [first, last] = [Date.UTC(1600, 0), Date.UTC(2400, 0)];
  for (let i = 0; i < cases; i++) {
    const instant = first + ((last - first) * (i + 0.37)) / cases;
    const moment = momentOf(instant);
    for (const [body, exact] of [
      ['Sun', sunAt(moment)],
      ['Moon', moonAt(moment)],
    ] as const) {
      note(errors, body, wrap180(luminaryNear(body, instant).longitude - exact.longitude) * 3600);
    }
    const between = turningNear(instant).nutation.longitude - moment.nutation.longitude;
    note(errors, 'Nutation', (between / DEGREE) * 3600);
  }
  return errors;
}
