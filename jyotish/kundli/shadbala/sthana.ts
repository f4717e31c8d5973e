/** Sthana bala: strength of place, five parts (BPHS 27; Raman, Graha and Bhava Balas, ch. 3). Virupas. */
import { wrap180 } from '../../angles.ts';
import { type SevenGraha, SIGN_LORDS, signOf } from '../../names.ts';
import { dignityOf, EXALTATION } from '../dignity.ts';
import { type CompoundRegard, compoundRegard, naturalRegard, temporaryRegard } from '../friendship.ts';
import type { Longitudes } from '../nature.ts';
import { type Varga, vargaSign } from '../vargas.ts';
import type { ShadbalaReadings, SthanaBala, StrengthSky } from './types.ts';

const SAPTAVARGA: readonly Varga[] = [1, 2, 3, 7, 9, 12, 30];
const MOOLATRIKONA_POINTS = 45;
const OWN_POINTS = 30;
const FRIENDSHIP_POINTS: Record<
  NonNullable<ShadbalaReadings['saptavargaja']>,
  Record<CompoundRegard, number>
> = {
  raman: { 'great friend': 22.5, friend: 15, neutral: 7.5, enemy: 3.75, 'great enemy': 1.875 },
  santhanam: { 'great friend': 20, friend: 15, neutral: 10, enemy: 4, 'great enemy': 2 },
};

/** Moon and Venus are strong in even signs, the others in odd ones. */
const LIKES_EVEN: readonly SevenGraha[] = ['Moon', 'Venus'];
const NEUTER: readonly SevenGraha[] = ['Mercury', 'Saturn'];

/** Returns the strength of exaltation: 60 at the degree of deepest exaltation, 0 opposite. */
export function ucchaBala(graha: SevenGraha, longitude: number): number {
  const { sign, degree } = EXALTATION[graha];
  return (180 - Math.abs(wrap180(longitude - (30 * sign + degree)))) / 3;
}

/**
 * Returns the points of one varga. Moolatrikona counts in the rashi only;
 * friendship is that of the rashi chart (Raman, art. 30).
 */
export function vargaPoints(
  graha: SevenGraha,
  varga: Varga,
  { longitudes, reading = 'raman' }: { longitudes: Longitudes; reading?: ShadbalaReadings['saptavargaja'] },
): number {
  const longitude = longitudes[graha];
  const home = signOf(longitude);
  if (varga === 1 && dignityOf(graha, home, longitude - 30 * home) === 'moolatrikona') {
    return MOOLATRIKONA_POINTS;
  }
  const lord = SIGN_LORDS[vargaSign(varga, longitude)] ?? 'Sun';
  if (lord === graha) return OWN_POINTS;
  const regard = compoundRegard(naturalRegard(graha, lord), temporaryRegard(home, signOf(longitudes[lord])));
  return FRIENDSHIP_POINTS[reading][regard];
}

function ojayugmaBala(graha: SevenGraha, longitude: number): number {
  const wantsEven = LIKES_EVEN.includes(graha);
  const suits = (sign: number) => (sign % 2 === 1) === wantsEven;
  return (suits(signOf(longitude)) ? 15 : 0) + (suits(vargaSign(9, longitude)) ? 15 : 0);
}

/** Kendra 60, panaphara 30, apoklima 15, by signs from the lagna. */
function kendraBala(longitude: number, lagna: number): number {
  return [60, 30, 15][(signOf(longitude) - signOf(lagna) + 12) % 3] ?? 15;
}

function drekkanaBala(
  graha: SevenGraha,
  longitude: number,
  reading: ShadbalaReadings['drekkana'] = 'women-second',
): number {
  const decanate = Math.min(2, Math.floor((longitude - 30 * signOf(longitude)) / 10));
  const [women, neuter] = reading === 'women-last' ? [2, 1] : [1, 2];
  const own = LIKES_EVEN.includes(graha) ? women : NEUTER.includes(graha) ? neuter : 0;
  return decanate === own ? 15 : 0;
}

/** Returns the strength of place of a graha. */
export function sthanaBala(
  graha: SevenGraha,
  { longitudes, lagna }: Pick<StrengthSky, 'longitudes' | 'lagna'>,
  readings: ShadbalaReadings = {},
): SthanaBala {
  const longitude = longitudes[graha];
  const parts = {
    uccha: ucchaBala(graha, longitude),
    saptavargaja: SAPTAVARGA.reduce(
      (sum, varga) => sum + vargaPoints(graha, varga, { longitudes, reading: readings.saptavargaja }),
      0,
    ),
    ojayugma: ojayugmaBala(graha, longitude),
    kendra: kendraBala(longitude, lagna),
    drekkana: drekkanaBala(graha, longitude, readings.drekkana),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
