/** Yuddha bala: what a planetary war gives and takes (Raman, Graha and Bhava Balas, ch. 5). */
import { wrap180 } from '../../angles.ts';
import type { Longitudes } from '../nature.ts';
import type { StarGraha } from './cheshta.ts';

/** Diameters of the discs in the book, seconds of arc. */
const DISC: Record<StarGraha, number> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};
const FIGHTERS = Object.keys(DISC) as StarGraha[];
/** Grahas nearer than this are at war, degrees. */
const WAR_ARC = 1;

/** Two grahas at war, and the virupas that pass from the loser to the victor. */
export interface War {
  victor: StarGraha;
  loser: StarGraha;
  virupas: number;
}

/**
 * Returns the wars of a chart: Mars, Mercury, Jupiter, Venus or Saturn within one degree of each other. The lesser
 * longitude wins. `strengths` are the sums of sthana, dig and kala up to hora; their difference, over that of the
 * discs, passes. Three grahas together fight in pairs, each with its strength from before.
 */
export function warsOf(longitudes: Longitudes, strengths: Record<StarGraha, number>): War[] {
  return FIGHTERS.flatMap((one, index) =>
    FIGHTERS.slice(index + 1).flatMap((other): War[] => {
      const arc = wrap180(longitudes[other] - longitudes[one]);
      if (Math.abs(arc) >= WAR_ARC) return [];
      const [victor, loser] = arc >= 0 ? [one, other] : [other, one];
      const virupas = Math.abs(strengths[one] - strengths[other]) / Math.abs(DISC[one] - DISC[other]);
      return [{ victor, loser, virupas }];
    }),
  );
}
