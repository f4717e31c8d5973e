/** Rahu: the ascending node of the Moon's orbit, mean (the default here) and true (osculating). */
import { apply, cross, DEGREE, polynomial, wrap360 } from '../angles.ts';
import { CENTURY } from '../time/julian-date.ts';
import { geocentricMoon } from './elp-mpp02.ts';
import type { Moment } from './moment.ts';
import { ELP_TO_EQUATOR } from './precession.ts';

/** A node's tropical longitude (degrees) and its speed (degrees a day). */
export interface Node {
  longitude: number;
  speed: number;
}

/** Which node stands for Rahu. */
export type NodeKind = 'mean' | 'true';

/** Returns the mean node, referred to the true equinox (Meeus, Astronomical Algorithms, 47.7, plus nutation). */
export function meanNode({ T, nutation }: Moment): Node {
  const mean = polynomial(T, 125.0445479, -1934.1362891, 0.0020754, 1 / 467441, -1 / 60616000);
  const rate = polynomial(T, -1934.1362891, 0.0041508, 3 / 467441, -4 / 60616000) / CENTURY;
  return {
    longitude: wrap360(mean + nutation.longitude / DEGREE),
    speed: rate + nutation.longitudeRate / DEGREE,
  };
}

/** Longitude of the true node, radians from the mean equinox: the orbit's pole is place x velocity. */
function osculatingNode({ T, toEcliptic }: Moment): number {
  const { position, velocity } = geocentricMoon(T);
  const pole = apply(toEcliptic, apply(ELP_TO_EQUATOR, cross(position, velocity)));
  return Math.atan2(pole[0], -pole[1]);
}

/**
 * Returns the true node: where the Moon's momentary orbit crosses the ecliptic of date. Its speed swings through zero.
 */
export function trueNode(moment: Moment): Node {
  const step = 0.02;
  const before = osculatingNode({ ...moment, T: moment.T - step / CENTURY });
  const after = osculatingNode({ ...moment, T: moment.T + step / CENTURY });
  const turned = Math.atan2(Math.sin(after - before), Math.cos(after - before));
  return {
    longitude: wrap360((before + turned / 2 + moment.nutation.longitude) / DEGREE),
    speed: turned / DEGREE / (2 * step),
  };
}

/** Returns the chosen node; Ketu is opposite. */
export function nodeAt(moment: Moment, kind: NodeKind): Node {
  return kind === 'true' ? trueNode(moment) : meanNode(moment);
}
