/**
 * Bhava chalit by Sripati: the four arcs between lagna, nadir, descendant and midheaven in three parts each. The points
 * are the middles of the houses, which begin and end half way between them (Sripati Paddhati; Raman, Graha and Bhava
 * Balas, ch. 2).
 */
import { wrap180, wrap360 } from '../angles.ts';
import { GRAHAS, type Graha } from '../names.ts';
import type { Chart } from './chart.ts';

/** A house of the bhava chalit; sidereal degrees. */
export interface Bhava {
  /** 1 to 12. */
  number: number;
  start: number;
  middle: number;
  end: number;
  occupants: Graha[];
}

/** Returns whether a longitude is in an arc that may pass over 360 degrees; the end is excluded. */
export function isWithin(longitude: number, start: number, end: number): boolean {
  return wrap360(longitude - start) < wrap360(end - start);
}

/**
 * Returns the middles of the twelve houses, lagna first, degrees. Null beyond the polar circles when the midheaven is
 * below the horizon: there the arcs cross each other.
 */
export function sripatiMiddles(lagna: number, midheaven: number): number[] | null {
  const east = wrap360(lagna - midheaven);
  if (east <= 0 || east >= 180) return null;
  const [upper, lower] = [east / 3, (180 - east) / 3];
  const half = [0, lower, 2 * lower, 3 * lower, 3 * lower + upper, 3 * lower + 2 * upper];
  return [...half, ...half.map((arc) => arc + 180)].map((arc) => wrap360(lagna + arc));
}

/** Returns the twelve houses of the bhava chalit, or null where there are none; see `sripatiMiddles`. */
export function bhavaChalit({ lagna, midheaven, grahas }: Pick<Chart, 'lagna' | 'midheaven' | 'grahas'>) {
  const middles = sripatiMiddles(lagna.longitude, midheaven);
  if (!middles) return null;
  const between = (from: number, to: number) => wrap360(from + wrap180(to - from) / 2);
  return middles.map((middle, index): Bhava => {
    const start = between(middles[(index + 11) % 12] ?? 0, middle);
    const end = between(middle, middles[(index + 1) % 12] ?? 0);
    const occupants = GRAHAS.filter((graha) => isWithin(grahas[graha].longitude, start, end));
    return { number: index + 1, start, middle, end, occupants };
  });
}
