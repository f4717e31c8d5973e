/** Where a sidereal longitude falls among the nakshatras. */
import { type Graha, NAKSHATRA_LORDS } from '../names.ts';

/** Nakshatra and pada of a longitude. */
export interface NakshatraPlace {
  /** 0 to 26. */
  id: number;
  /** Quarter of the nakshatra, 1 to 4. */
  pada: 1 | 2 | 3 | 4;
  lord: Graha;
  /** Share of the nakshatra already traversed, 0 to 1; it fixes the dashas. */
  fraction: number;
}

const PADAS = [1, 2, 3, 4] as const;

/** Returns the nakshatra (13 degrees 20' each) of a sidereal longitude in degrees 0 to 360. */
export function nakshatraOf(longitude: number): NakshatraPlace {
  const traversed = (longitude * 27) / 360;
  const id = Math.min(26, Math.floor(traversed));
  const fraction = traversed - id;
  return {
    id,
    pada: PADAS[Math.floor(fraction * 4)] ?? 4,
    lord: NAKSHATRA_LORDS[id % 9] ?? 'Ketu',
    fraction,
  };
}
