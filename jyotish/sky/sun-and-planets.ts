/**
 * Apparent places of the Sun and of Mercury to Saturn: VSOP87B, light time, annual aberration.
 * One evaluation of each series serves: light time is a matter of minutes, so the planet's place at the moment its
 * light left is extrapolated with its velocity and its acceleration towards the Sun (error below 0.0001").
 */
import { addScaled, apply, dot, norm, type Vector } from '../angles.ts';
import { type ApparentPlace, apparentPlace, unitWithRate } from './apparent.ts';
import type { Moment } from './moment.ts';
import { VSOP_TO_EQUATOR } from './precession.ts';
import { heliocentric, type Motion, type VsopBody } from './vsop87.ts';

/** A planet with a place in the chart (the Earth is where we stand). */
export type Planet = Exclude<VsopBody, 'Earth'>;

/** Speed of light, AU a day. */
const LIGHT = 173.144632674;
/** Gaussian constant squared: the Sun's pull in AU^3 a day^2. */
const SUN_PULL = 0.01720209895 ** 2;

/** Returns the heliocentric motion of the Earth at a moment: compute once, use for the Sun and all planets. */
export function earthAt(moment: Moment): Motion {
  return heliocentric('Earth', moment.T);
}

function accelerationToSun(position: Vector): Vector {
  const k = -SUN_PULL / norm(position) ** 3;
  return [k * position[0], k * position[1], k * position[2]];
}

/** Returns the apparent place of the Sun. */
export function sunAt(moment: Moment, earth: Motion = earthAt(moment)): ApparentPlace {
  const sun: Motion = { position: [0, 0, 0], velocity: [0, 0, 0] };
  return seenFromEarth({ moment, earth, body: sun, acceleration: [0, 0, 0] });
}

/** Returns the apparent place of a planet. */
export function planetAt(planet: Planet, moment: Moment, earth: Motion = earthAt(moment)): ApparentPlace {
  const body = heliocentric(planet, moment.T);
  return seenFromEarth({ moment, earth, body, acceleration: accelerationToSun(body.position) });
}

interface Sighting {
  moment: Moment;
  earth: Motion;
  body: Motion;
  /** AU a day^2. */
  acceleration: Vector;
}

/** Light time, then aberration: the direction is g/|g| + v_earth/c (Explanatory Supplement 1992, 3.315). */
function seenFromEarth({ moment, earth, body, acceleration }: Sighting): ApparentPlace {
  const placeBefore = (tau: number): Vector =>
    addScaled(addScaled(body.position, -tau, body.velocity), (tau * tau) / 2, acceleration);
  let tau = 0;
  for (let i = 0; i < 3; i++) tau = norm(addScaled(placeBefore(tau), -1, earth.position)) / LIGHT;

  const geometric = addScaled(placeBefore(tau), -1, earth.position);
  const ownVelocity = addScaled(body.velocity, -tau, acceleration);
  const approach = dot(geometric, addScaled(ownVelocity, -1, earth.velocity)) / norm(geometric) / LIGHT;
  const relative = addScaled(addScaled(ownVelocity, -approach, ownVelocity), -1, earth.velocity);

  const line = unitWithRate(geometric, relative);
  return apparentPlace(moment, {
    direction: apply(VSOP_TO_EQUATOR, addScaled(line.direction, 1 / LIGHT, earth.velocity)),
    rate: apply(VSOP_TO_EQUATOR, addScaled(line.rate, 1 / LIGHT, accelerationToSun(earth.position))),
    distance: line.length,
    distanceRate: line.lengthRate,
  });
}
