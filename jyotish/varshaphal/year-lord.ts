/** The lord of the year (varshesha), chosen among five office-bearers. */
import { type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import type { Panchavargiya } from './strength.ts';
import { TRI_RASHI_LORDS } from './tajika.table.ts';
import { tajikaBond } from './tajika-bonds.ts';
import { sightBetween, signIn, signLord, type TajikaSky } from './tajika-sky.ts';

/** The five offices. */
export const OFFICES = ['muntha', 'janmaLagna', 'varshaLagna', 'triRashi', 'dinaRatri'] as const;
/** One of the five offices. */
export type Office = (typeof OFFICES)[number];

/** Why a graha is the lord: the strongest of those that see the lagna, or one of the rules for exceptions. */
export type YearLordReason =
  | 'strongest'
  | 'more-offices'
  | 'muntha-none-sees'
  | 'muntha-all-weak'
  | 'muntha-equal'
  | 'moon-ithasala'
  | 'moon-sign-lord';

/** The lord, the five office-bearers, and why. */
export interface YearLord {
  lord: SevenGraha;
  reason: YearLordReason;
  offices: Record<Office, SevenGraha>;
  /** Office-bearers that see the lagna of the year. */
  seeing: SevenGraha[];
}

/** Below this strength (vishwa bala) no office-bearer can rule (Charak, chapter VII). */
const LEAST = 5;

/** The five office-bearers of a year. Signs are 0 to 11. */
function officesOf(sky: TajikaSky, natalLagna: number, muntha: number): Record<Office, SevenGraha> {
  const lagna = signOf(sky.lagna);
  const light = sky.isDay ? 'Sun' : 'Moon';
  return {
    muntha: SIGN_LORDS[muntha] ?? 'Sun',
    janmaLagna: SIGN_LORDS[natalLagna] ?? 'Sun',
    varshaLagna: SIGN_LORDS[lagna] ?? 'Sun',
    triRashi: TRI_RASHI_LORDS[lagna]?.[sky.isDay ? 'day' : 'night'] ?? 'Sun',
    dinaRatri: signLord(sky.longitudes[light]),
  };
}

/**
 * Returns the lord of a year (Tajika Nilakanthi; Charak, chapter VII): the strongest office-bearer that sees the lagna
 * of the year, by friendly or hostile sight. Of equals the one with more offices, then the lord of the Muntha, who also
 * rules when none sees the lagna or the strongest has fewer than 5 units. The Moon passes the office on: to the
 * strongest bearer with whom she forms an Ithasala, else to the lord of her sign, and keeps it only in Karka.
 */
export function yearLord(
  sky: TajikaSky,
  strength: Record<SevenGraha, Panchavargiya>,
  { natalLagna, muntha }: { natalLagna: number; muntha: number },
): YearLord {
  const offices = officesOf(sky, natalLagna, muntha);
  const bearers = [...new Set(OFFICES.map((office) => offices[office]))];
  const lagna = signOf(sky.lagna);
  const seeing = bearers.filter((graha) => sightBetween(signIn(sky, graha), lagna) !== null);
  const count = (graha: SevenGraha) => OFFICES.filter((office) => offices[office] === graha).length;
  const power = (graha: SevenGraha) => strength[graha].vishwa;
  const chosen = ((): { lord: SevenGraha; reason: YearLordReason } => {
    const most = Math.max(...seeing.map(power));
    const best = seeing.filter((graha) => power(graha) > most - 1e-9);
    if (best.length === 0) return { lord: offices.muntha, reason: 'muntha-none-sees' };
    if (most < LEAST) return { lord: offices.muntha, reason: 'muntha-all-weak' };
    const [first = offices.muntha, second] = best.toSorted((a, b) => count(b) - count(a));
    if (!second) return { lord: first, reason: 'strongest' };
    if (count(first) > count(second)) return { lord: first, reason: 'more-offices' };
    return { lord: offices.muntha, reason: 'muntha-equal' };
  })();
  if (chosen.lord !== 'Moon') return { ...chosen, offices, seeing };
  const partner = bearers
    .filter((graha) => graha !== 'Moon' && tajikaBond(sky, 'Moon', graha)?.kind === 'ithasala')
    .toSorted((a, b) => power(b) - power(a))[0];
  if (partner) return { lord: partner, reason: 'moon-ithasala', offices, seeing };
  return { lord: signLord(sky.longitudes.Moon), reason: 'moon-sign-lord', offices, seeing };
}
