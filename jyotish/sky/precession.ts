/** Precession and the obliquity: the slow turning of the axes between J2000 and the ecliptic of date. */
import { ARCSECOND, type Matrix, multiply, polynomial, rotationX, rotationZ } from '../angles.ts';

/**
 * Returns the mean obliquity of the ecliptic, radians, at `T` centuries TT since J2000 (IAU 2006,
 * Capitaine et al. 2003).
 */
export function meanObliquity(T: number): number {
  return polynomial(T, 84381.406, -46.836769, -0.0001831, 0.0020034, -5.76e-7, -4.34e-8) * ARCSECOND;
}

/**
 * Returns the general precession in longitude since J2000, arcseconds (IAU 2006); the ayanamsas grow by exactly this.
 */
export function generalPrecession(T: number): number {
  return polynomial(T, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -3.83e-8);
}

/** Returns the rate of the general precession, arcseconds a century. */
export function generalPrecessionRate(T: number): number {
  return polynomial(T, 5028.796195, 2.2108696, 0.00023892, -0.000095428, -1.915e-7);
}

/**
 * Returns the rotation from the mean equator and equinox of J2000 to the mean ecliptic and equinox of date.
 * Fukushima-Williams angles of IAU 2006 (Wallace & Capitaine 2006): Rz(-psi) Rx(phi) Rz(gamma).
 */
export function equatorJ2000ToEclipticOfDate(T: number): Matrix {
  const gamma = polynomial(T, -0.052928, 10.556403, 0.4932044, -0.00031238, -0.000002788, 2.6e-8);
  const phi = polynomial(T, 84381.412819, -46.811016, 0.0511268, 0.00053289, -4.4e-7, -1.76e-8);
  const psi = polynomial(T, -0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -1.48e-8);
  const tilted = multiply(rotationX(phi * ARCSECOND), rotationZ(gamma * ARCSECOND));
  return multiply(rotationZ(-psi * ARCSECOND), tilted);
}

/**
 * Rotation from the dynamical ecliptic and equinox of J2000, in which VSOP87 is written, to the equator and equinox
 * of J2000 (FK5), as given with VSOP87 by Bretagnon & Francou (1988).
 */
export const VSOP_TO_EQUATOR: Matrix = [
  [1, 4.4036e-7, -1.90919e-7],
  [-4.79966e-7, 0.917482137087, -0.397776982902],
  [0, 0.397776982902, 0.917482137087],
];

/**
 * Rotation from the inertial mean ecliptic of J2000, in which ELP/MPP02 is written, to the ICRS: the obliquity and the
 * arc between the two origins are those of Chapront, Chapront-Touze & Francou (Astron. Astrophys. 387, 2002).
 */
export const ELP_TO_EQUATOR: Matrix = multiply(
  rotationZ(0.05542 * ARCSECOND),
  rotationX(-84381.411 * ARCSECOND),
);
