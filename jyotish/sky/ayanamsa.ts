/** Ayanamsa: how far the tropical zero point has moved from the sidereal one. */
import { JyotishRangeError } from '../errors.ts';
import { CENTURY } from '../time/julian-date.ts';
import { generalPrecession, generalPrecessionRate } from './precession.ts';

/** Ids as used on the wire: 1 Lahiri, 3 Raman, 5 Krishnamurti (KP). */
export type AyanamsaId = 1 | 3 | 5;

/** Names of the ayanamsas, English and Hindi. */
export const AYANAMSAS = {
  1: { key: 'lahiri', en: 'Lahiri', hi: 'लाहिड़ी' },
  3: { key: 'raman', en: 'Raman', hi: 'रमन' },
  5: { key: 'kp', en: 'KP (Krishnamurti)', hi: 'के.पी. (कृष्णमूर्ति)' },
} as const;

/**
 * Mean ayanamsa at J2000, degrees. Lahiri: 23d15'00.658" (true) on 1956-03-21 less nutation, by the Calendar Reform
 * Committee; Raman 21.01444 and KP 22.363889 degrees at 1900.0; all carried to J2000 with IAU 2006 precession.
 */
const AT_J2000: Record<AyanamsaId, number> = {
  1: 23.8570923254552,
  3: 22.4107910120728,
  5: 23.7602400120728,
};

/** Returns the number as an ayanamsa id, or throws a JyotishRangeError that names the choices. */
export function ayanamsaId(id: number): AyanamsaId {
  if (id === 1 || id === 3 || id === 5) return id;
  throw new JyotishRangeError('The ayanamsa must be 1 (Lahiri), 3 (Raman) or 5 (KP).');
}

/**
 * Returns the mean ayanamsa in degrees at `T` centuries of TT since J2000. Sidereal longitude is the apparent tropical
 * longitude less this mean value: nutation stays in the longitude, as the published Indian reports have it.
 */
export function ayanamsa(id: AyanamsaId, T: number): number {
  return AT_J2000[id] + generalPrecession(T) / 3600;
}

/** Returns the growth of every ayanamsa, degrees a day. */
export function ayanamsaRate(T: number): number {
  return generalPrecessionRate(T) / 3600 / CENTURY;
}
