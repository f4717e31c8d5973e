/**
 * Tajika yogas: two of the whole chart, and those between the lord of the year's lagna and the lord of each house (the
 * matter asked about). Source: Tajika Nilakanthi 2 in the readings of Charak, table X-3.
 */
import { isExalted, isOwnSign } from '../kundli/dignity.ts';
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import type { Panchavargiya } from './strength.ts';
import { DEEPTAMSHA } from './tajika.table.ts';
import { isFaster, type TajikaBond, tajikaBond } from './tajika-bonds.ts';
import {
  degreeIn,
  drekkanaLord,
  houseIn,
  navamsaLord,
  sightBetween,
  signIn,
  type TajikaSky,
} from './tajika-sky.ts';

/** Yogas of a matter, as names of the texts in plain letters. */
export type TajikaYogaName =
  | 'ithasala'
  | 'ishrafa'
  | 'nakta'
  | 'yamaya'
  | 'manau'
  | 'kamboola'
  | 'khallasara'
  | 'radda'
  | 'duphaliKuttha';

/** One yoga of a matter. `via` is the third graha where there is one. */
export interface TajikaYoga {
  name: TajikaYogaName;
  via: SevenGraha | null;
}

/** The yogas between the lord of the lagna and the lord of one house. */
export interface TajikaMatter {
  /** 2 to 12. */
  house: number;
  lord: SevenGraha;
  bond: TajikaBond | null;
  yogas: TajikaYoga[];
}

/** The yogas of an annual chart. */
export interface TajikaYogas {
  /** All seven in kendras and panapharas (1, 2, 4, 5, 7, 8, 10, 11). */
  ikkabala: boolean;
  /** All seven in apoklimas (3, 6, 9, 12). */
  induvara: boolean;
  lagnaLord: SevenGraha;
  /** Houses whose lord is not the lagna's own lord. */
  matters: TajikaMatter[];
}

const STRONG = 10;

/** Third grahas that carry light between two that do not see each other. */
function carriers(sky: TajikaSky, a: SevenGraha, b: SevenGraha): TajikaYoga[] {
  return SEVEN_GRAHAS.filter((graha) => graha !== a && graha !== b).flatMap((via): TajikaYoga[] => {
    const [withA, withB] = [tajikaBond(sky, via, a), tajikaBond(sky, via, b)];
    if (!withA || !withB) return [];
    const kinds = [withA.kind, withB.kind];
    // Past the one and coming to the other, a faster graha carries; a slower one gathers the light of both.
    if (isFaster(via, a) && isFaster(via, b) && kinds.includes('ishrafa') && kinds.includes('ithasala'))
      return [{ name: 'nakta', via }];
    if (isFaster(a, via) && isFaster(b, via) && kinds.every((kind) => kind === 'ithasala'))
      return [{ name: 'yamaya', via }];
    return [];
  });
}

/** Mars and Saturn that spoil an Ithasala: with its faster graha or in hostile sight of it, within their own reach. */
function spoilers(sky: TajikaSky, { fast, slow }: TajikaBond): TajikaYoga[] {
  return (['Mars', 'Saturn'] as const)
    .filter(
      (graha) =>
        graha !== fast &&
        graha !== slow &&
        sightBetween(signIn(sky, graha), signIn(sky, fast)) === 'enemy' &&
        Math.abs(degreeIn(sky, graha) - degreeIn(sky, fast)) <= DEEPTAMSHA[graha],
    )
    .map((via): TajikaYoga => ({ name: 'manau', via }));
}

/** The Moon without dignity and seen by nobody: neither exalted nor debilitated, nor in her own drekkana or navamsa. */
function isMoonBare(sky: TajikaSky): boolean {
  const [longitude, sign] = [sky.longitudes.Moon, signIn(sky, 'Moon')];
  const dignified = isExalted('Moon', sign) || isOwnSign('Moon', sign) || isExalted('Moon', (sign + 6) % 12);
  const seen = SEVEN_GRAHAS.some(
    (graha) => graha !== 'Moon' && sightBetween(signIn(sky, graha), sign) !== null,
  );
  return !dignified && !seen && drekkanaLord(longitude) !== 'Moon' && navamsaLord(longitude) !== 'Moon';
}

function moonYogas(sky: TajikaSky, { fast, slow }: TajikaBond): TajikaYoga[] {
  if (fast === 'Moon' || slow === 'Moon') return [];
  const meets = [fast, slow].some((graha) => tajikaBond(sky, 'Moon', graha)?.kind === 'ithasala');
  if (meets) return [{ name: 'kamboola', via: 'Moon' }];
  return isMoonBare(sky) ? [{ name: 'khallasara', via: 'Moon' }] : [];
}

/** True for a graha that is retrograde, combust, debilitated, or in the 6th, 8th or 12th house. */
function isAfflicted(sky: TajikaSky, graha: SevenGraha): boolean {
  return (
    sky.retrograde.includes(graha) ||
    sky.combust.includes(graha) ||
    isExalted(graha, (signIn(sky, graha) + 6) % 12) ||
    [6, 8, 12].includes(houseIn(sky, graha))
  );
}

const isDignified = (sky: TajikaSky, graha: SevenGraha) =>
  isOwnSign(graha, signIn(sky, graha)) || isExalted(graha, signIn(sky, graha));

function matterOf(
  sky: TajikaSky,
  strength: Record<SevenGraha, Panchavargiya>,
  { house, lord, lagnaLord }: { house: number; lord: SevenGraha; lagnaLord: SevenGraha },
): TajikaMatter {
  const bond = tajikaBond(sky, lagnaLord, lord);
  if (!bond) {
    const apart = sightBetween(signIn(sky, lagnaLord), signIn(sky, lord)) === null;
    return { house, lord, bond, yogas: apart ? carriers(sky, lagnaLord, lord) : [] };
  }
  if (bond.kind === 'ishrafa') return { house, lord, bond, yogas: [{ name: 'ishrafa', via: null }] };
  const { fast, slow } = bond;
  const afflicted = [fast, slow].find((graha) => isAfflicted(sky, graha));
  const strongSlow = isDignified(sky, slow) || strength[slow].vishwa >= STRONG;
  const weakFast = !isDignified(sky, fast) && strength[fast].vishwa < STRONG;
  return {
    house,
    lord,
    bond,
    yogas: [
      { name: 'ithasala', via: null },
      ...spoilers(sky, bond),
      ...moonYogas(sky, bond),
      ...(afflicted ? [{ name: 'radda' as const, via: afflicted }] : []),
      ...(strongSlow && weakFast ? [{ name: 'duphaliKuttha' as const, via: null }] : []),
    ],
  };
}

/**
 * The yogas of a year. Radda is told of a lord that is retrograde, combust, debilitated or in the 6th, 8th or 12th; the
 * wider reading of the texts ("under malefic influence") would spoil nearly every Ithasala and is left out.
 */
export function tajikaYogas(sky: TajikaSky, strength: Record<SevenGraha, Panchavargiya>): TajikaYogas {
  const lagna = signOf(sky.lagna);
  const lagnaLord = SIGN_LORDS[lagna] ?? 'Sun';
  const apoklima = SEVEN_GRAHAS.filter((graha) => houseIn(sky, graha) % 3 === 0).length;
  const matters = Array.from({ length: 11 }, (_, index) => index + 2).flatMap((house) => {
    const lord = SIGN_LORDS[(lagna + house - 1) % 12] ?? 'Sun';
    return lord === lagnaLord ? [] : [matterOf(sky, strength, { house, lord, lagnaLord })];
  });
  return { ikkabala: apoklima === 0, induvara: apoklima === SEVEN_GRAHAS.length, lagnaLord, matters };
}
