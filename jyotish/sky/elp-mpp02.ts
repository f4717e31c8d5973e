/** ELP/MPP02: the geocentric place of the Moon (Chapront & Francou, Astron. Astrophys. 404, 2003; fit to DE405). */
import { ARCSECOND, apply, type Matrix, polynomial } from '../angles.ts';
import ELP_MPP02 from '../tables/elp-mpp02.gen.json' with { type: 'json' };
import { sumTheory, type Theory, unpackTheory } from '../tables/series.ts';
import { CENTURY } from '../time/julian-date.ts';
import { fromSpherical, type Motion } from './vsop87.ts';

/** Mean longitude W1, radians, and its derivative: polynomials in centuries. */
const MEAN_LONGITUDE = ELP_MPP02.W1;
const MEAN_MOTION = MEAN_LONGITUDE.slice(1).map((coefficient, i) => coefficient * (i + 1));

let theory: Theory | undefined;

/** Rotation from the mean ecliptic of date to the inertial mean ecliptic of J2000 (Laskar's P and Q). */
function toEclipticJ2000(T: number): Matrix {
  const p = polynomial(T, 0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14);
  const q = polynomial(T, 0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14);
  const root = Math.sqrt(1 - p * p - q * q);
  return [
    [1 - 2 * p * p, 2 * p * q, 2 * p * root],
    [2 * p * q, 1 - 2 * q * q, -2 * q * root],
    [-2 * p * root, 2 * q * root, 1 - 2 * p * p - 2 * q * q],
  ];
}

/**
 * Returns the geometric geocentric place (km) and velocity (km a day) of the Moon in the inertial mean ecliptic and
 * equinox of J2000, at `T` Julian centuries of TT since J2000.
 */
export function geocentricMoon(T: number): Motion {
  theory ??= unpackTheory(ELP_MPP02);
  const [L, B, R] = sumTheory(theory, T);
  const longitude = {
    value: polynomial(T, ...MEAN_LONGITUDE) + L.value * ARCSECOND,
    rate: polynomial(T, ...MEAN_MOTION) + L.rate * ARCSECOND,
  };
  const latitude = { value: B.value * ARCSECOND, rate: B.rate * ARCSECOND };
  const ofDate = fromSpherical({ L: longitude, B: latitude, R }, CENTURY);
  const matrix = toEclipticJ2000(T);
  return { position: apply(matrix, ofDate.position), velocity: apply(matrix, ofDate.velocity) };
}
