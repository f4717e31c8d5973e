/** Conditions of grahas that the Tajika yogas ask for: rank, strength, affliction, and the light of benefics and malefics. */
import { isExalted, isOwnSign } from '../kundli/dignity.ts';
import { isBenefic } from '../kundli/nature.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import type { Panchavargiya } from './strength.ts';
import { DEEPTAMSHA } from './tajika.table.ts';
import { tajikaBond } from './tajika-bonds.ts';
import {
  degreeIn,
  drekkanaLord,
  houseIn,
  navamsaLord,
  sightBetween,
  signIn,
  type TajikaSky,
} from './tajika-sky.ts';

/** Five-fold strengths of a year. */
export type Strengths = Record<SevenGraha, Panchavargiya>;

/**
 * Units of vishwa bala from which a graha is strong. Charak gives no figure for the yogas; Shanker Adawal (Tajik Shastra and
 * Annual Horoscopy) calls less than ten weak.
 */
const STRONG = 10;

/** Grahas that spoil a yoga in Tajika. The Sun is not among them. */
const TAJIKA_MALEFICS: readonly SevenGraha[] = ['Mars', 'Saturn'];

const isDebilitated = (sky: TajikaSky, graha: SevenGraha): boolean =>
  isExalted(graha, (signIn(sky, graha) + 6) % 12);

/** Returns whether a graha is in its own sign or its exaltation. */
export const isDignified = (sky: TajikaSky, graha: SevenGraha): boolean =>
  isOwnSign(graha, signIn(sky, graha)) || isExalted(graha, signIn(sky, graha));

/**
 * Returns whether a graha is in its own sign or exalted, or has ten units of strength.
 * A graha that is not strong is weak.
 */
export const isStrong = (sky: TajikaSky, strength: Strengths, graha: SevenGraha): boolean =>
  isDignified(sky, graha) || strength[graha].vishwa >= STRONG;

/** Returns whether a graha is retrograde, combust, or in the 6th, 8th or 12th house. */
export const isDisabled = (sky: TajikaSky, graha: SevenGraha): boolean =>
  sky.retrograde.includes(graha) || sky.combust.includes(graha) || [6, 8, 12].includes(houseIn(sky, graha));

/** Returns whether a graha is disabled or debilitated: its light does not arrive. */
export const isAfflicted = (sky: TajikaSky, graha: SevenGraha): boolean =>
  isDisabled(sky, graha) || isDebilitated(sky, graha);

/** True when a graha sees another, in one of the two ways, from within its own reach. */
function reaches(
  sky: TajikaSky,
  [from, to]: readonly [SevenGraha, SevenGraha],
  ways: readonly ('friend' | 'enemy')[],
): boolean {
  const sight = sightBetween(signIn(sky, from), signIn(sky, to));
  return (
    from !== to &&
    sight !== null &&
    ways.includes(sight) &&
    Math.abs(degreeIn(sky, from) - degreeIn(sky, to)) <= DEEPTAMSHA[from]
  );
}

/** Returns those of Mars and Saturn that are with a graha or see it as an enemy, within their own reach. */
export const maleficsOn = (sky: TajikaSky, graha: SevenGraha): SevenGraha[] =>
  TAJIKA_MALEFICS.filter((other) => reaches(sky, [other, graha], ['enemy']));

/**
 * Returns the natural benefics ({@link isBenefic}) that are with a graha or see it, within their own reach.
 * Charak names none.
 */
export const beneficsOn = (sky: TajikaSky, graha: SevenGraha): SevenGraha[] =>
  SEVEN_GRAHAS.filter(
    (other) => isBenefic(other, sky.longitudes) && reaches(sky, [other, graha], ['friend', 'enemy']),
  );

/** True for a Moon without rank: neither exalted nor debilitated, nor in her own sign, drekkana or navamsa. */
function isMoonUnranked(sky: TajikaSky): boolean {
  const longitude = sky.longitudes.Moon;
  return (
    !isDignified(sky, 'Moon') &&
    !isDebilitated(sky, 'Moon') &&
    drekkanaLord(longitude) !== 'Moon' &&
    navamsaLord(longitude) !== 'Moon'
  );
}

/** Returns whether the Moon is without rank and nobody sees it (Charak, on Khallasara). */
export const isMoonBare = (sky: TajikaSky): boolean =>
  isMoonUnranked(sky) &&
  SEVEN_GRAHAS.every((graha) => graha === 'Moon' || !sightBetween(signIn(sky, graha), signIn(sky, 'Moon')));

/**
 * Returns whether the Moon is without rank and forms no Ithasala in her sign (Tajika Nilakanthi, on Gairi-Kamboola).
 */
export const isMoonOnEmptyRoad = (sky: TajikaSky): boolean =>
  isMoonUnranked(sky) &&
  SEVEN_GRAHAS.every((graha) => {
    if (graha === 'Moon') return true;
    const bond = tajikaBond(sky, 'Moon', graha);
    return bond?.kind !== 'ithasala' || bond.phase === 'bhavishyat';
  });

/**
 * Returns the strong grahas with which a direct graha in the last degree of its sign
 * forms an Ithasala on entering the next.
 */
export function awaitedBy(sky: TajikaSky, strength: Strengths, mover: SevenGraha): SevenGraha[] {
  if (sky.retrograde.includes(mover)) return [];
  return SEVEN_GRAHAS.filter((graha) => {
    if (graha === mover || !isStrong(sky, strength, graha)) return false;
    const bond = tajikaBond(sky, mover, graha);
    return bond?.phase === 'bhavishyat' && bond.fast === mover;
  });
}
