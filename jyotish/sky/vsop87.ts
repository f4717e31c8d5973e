/** VSOP87B: heliocentric places of the Earth and of the planets to Saturn. */
import type { Vector } from '../angles.ts';
import { sumTheory, type Theory, unpackTheory, type ValueAndRate } from '../tables/series.ts';
import VSOP87B from '../tables/vsop87b.gen.json' with { type: 'json' };

/** A body whose heliocentric place VSOP87 gives. */
export type VsopBody = 'Mercury' | 'Venus' | 'Earth' | 'Mars' | 'Jupiter' | 'Saturn';

/** The place and velocity of a body in the ecliptic and equinox of J2000: AU and AU a day. */
export interface Motion {
  position: Vector;
  velocity: Vector;
}

/** Longitude and latitude (radians) and distance, with their rates. */
export interface Spherical {
  L: ValueAndRate;
  B: ValueAndRate;
  R: ValueAndRate;
}

const DAYS_IN_MILLENNIUM = 365250;
const theories = new Map<VsopBody, Theory>();

function theoryOf(body: VsopBody): Theory {
  const known = theories.get(body);
  if (known) return known;
  const theory = unpackTheory(VSOP87B[body]);
  theories.set(body, theory);
  return theory;
}

/**
 * Returns the heliocentric rectangular place and velocity of a planet at `T` Julian centuries of TT since J2000
 * (Bretagnon & Francou, Astron. Astrophys. 202, 1988; the velocity is the derivative of the same series).
 */
export function heliocentric(body: VsopBody, T: number): Motion {
  const [L, B, R] = sumTheory(theoryOf(body), T / 10);
  return fromSpherical({ L, B, R }, DAYS_IN_MILLENNIUM);
}

/**
 * Converts longitude, latitude and distance with their rates (per `days`) to rectangular place and velocity per day.
 */
export function fromSpherical({ L, B, R }: Spherical, days: number): Motion {
  const [cosL, sinL] = [Math.cos(L.value), Math.sin(L.value)];
  const [cosB, sinB] = [Math.cos(B.value), Math.sin(B.value)];
  const [dL, dB, dR] = [L.rate / days, B.rate / days, R.rate / days];
  const flat = R.value * cosB;
  const flatRate = dR * cosB - R.value * sinB * dB;
  return {
    position: [flat * cosL, flat * sinL, R.value * sinB],
    velocity: [
      flatRate * cosL - flat * sinL * dL,
      flatRate * sinL + flat * cosL * dL,
      dR * sinB + R.value * cosB * dB,
    ],
  };
}
