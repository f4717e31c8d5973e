/** Natural benefics and malefics, which the strength of sight and of the lunar half depend on. */
import { wrap360 } from '../angles.ts';
import { type Graha, type SevenGraha, signOf } from '../names.ts';

/** Sidereal longitudes, degrees. The nodes may be missing: older books print seven grahas. */
export type Longitudes = Record<SevenGraha, number> & Partial<Record<'Rahu' | 'Ketu', number>>;

const ALWAYS_BENEFIC: readonly Graha[] = ['Jupiter', 'Venus'];
const ALWAYS_MALEFIC: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];

/** Elongation (Moon less Sun) at which the 8th tithi of the bright half begins, and of the dark half ends. */
const BRIGHT = { from: 84, to: 276 };

/**
 * Returns whether the Moon is bright: from the 8th tithi of the bright half to the 8th of the dark half (Raman, Graha
 * and Bhava Balas; BPHS 3.11 has the waxing half instead). Takes sidereal or tropical longitudes, degrees.
 */
export function isMoonBright({ Sun, Moon }: Pick<Longitudes, 'Sun' | 'Moon'>): boolean {
  const elongation = wrap360(Moon - Sun);
  return elongation >= BRIGHT.from && elongation < BRIGHT.to;
}

/**
 * Returns whether a graha is a natural benefic: Jupiter, Venus, the bright Moon, and Mercury unless a malefic shares
 * its sign (BPHS 3.11). The dark Moon counts as a malefic for Mercury.
 */
export function isBenefic(graha: Graha, longitudes: Longitudes): boolean {
  if (ALWAYS_BENEFIC.includes(graha)) return true;
  if (ALWAYS_MALEFIC.includes(graha)) return false;
  if (graha === 'Moon') return isMoonBright(longitudes);
  const sharesSign = (other: Graha) => {
    const longitude = longitudes[other];
    return longitude !== undefined && signOf(longitude) === signOf(longitudes.Mercury);
  };
  if (ALWAYS_MALEFIC.some(sharesSign)) return false;
  return !(sharesSign('Moon') && !isMoonBright(longitudes));
}
