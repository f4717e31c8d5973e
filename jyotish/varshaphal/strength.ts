/** Strength in an annual chart: the five-fold (panchavargiya) that chooses the year's lord, and the four joys (harsha). */
import { wrap180 } from '../angles.ts';
import { EXALTATION, isExalted, isOwnSign } from '../kundli/dignity.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { JOY_HOUSES } from './tajika.table.ts';
import {
  drekkanaLord,
  haddaLord,
  houseIn,
  navamsaLord,
  signIn,
  signLord,
  type TajikaRelation,
  type TajikaSky,
  tajikaRelation,
} from './tajika-sky.ts';

/** The five parts in units, their sum (0 to 80) and a quarter of it (vishwa bala, 0 to 20). */
export interface Panchavargiya {
  /** Lord of the sign: own 30, friend 22.5, neutral 15, enemy 7.5. */
  kshetra: number;
  /** Nearness to deep exaltation, 0 to 20. */
  uchcha: number;
  /** Lord of the hadda: 15, 11.25, 7.5, 3.75. */
  hadda: number;
  /** Lord of the Tajika drekkana: 10, 7.5, 5, 2.5. */
  drekkana: number;
  /** Lord of the navamsa: 5, 3.75, 2.5, 1.25. */
  navamsa: number;
  total: number;
  vishwa: number;
}

const SHARE: Record<TajikaRelation, number> = { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 };

/** Returns the five-fold strength of every graha (Tajika Nilakanthi; Charak, tables VI-3 and VI-10). */
export function panchavargiya(sky: TajikaSky): Record<SevenGraha, Panchavargiya> {
  const strengthOf = (graha: SevenGraha): Panchavargiya => {
    const longitude = sky.longitudes[graha];
    const share = (lord: SevenGraha) => SHARE[tajikaRelation(sky, graha, lord)];
    const { sign, degree } = EXALTATION[graha];
    const kshetra = 30 * share(signLord(longitude));
    const uchcha = (180 - Math.abs(wrap180(longitude - sign * 30 - degree))) / 9;
    const hadda = 15 * share(haddaLord(longitude));
    const drekkana = 10 * share(drekkanaLord(longitude));
    const navamsa = 5 * share(navamsaLord(longitude));
    const total = kshetra + uchcha + hadda + drekkana + navamsa;
    return { kshetra, uchcha, hadda, drekkana, navamsa, total, vishwa: total / 4 };
  };
  return Object.fromEntries(SEVEN_GRAHAS.map((graha) => [graha, strengthOf(graha)])) as Record<
    SevenGraha,
    Panchavargiya
  >;
}

const FEMALE: readonly SevenGraha[] = ['Moon', 'Mercury', 'Venus', 'Saturn'];
const FEMALE_HOUSES = [1, 2, 3, 7, 8, 9];

/**
 * Returns the joys of every graha in units of 5, 0 to 20: its house of joy, its own or exaltation sign, a house of its
 * own sex, and a year that begins by day for the male, by night for the female (Tajika Nilakanthi, on joys;
 * Charak, table VI-1).
 */
export function harshaBala(sky: TajikaSky): Record<SevenGraha, number> {
  const joysOf = (graha: SevenGraha): number => {
    const [house, sign] = [houseIn(sky, graha), signIn(sky, graha)];
    const female = FEMALE.includes(graha);
    const joys = [
      JOY_HOUSES[graha] === house,
      isOwnSign(graha, sign) || isExalted(graha, sign),
      FEMALE_HOUSES.includes(house) === female,
      sky.isDay !== female,
    ];
    return 5 * joys.filter(Boolean).length;
  };
  return Object.fromEntries(SEVEN_GRAHAS.map((graha) => [graha, joysOf(graha)])) as Record<
    SevenGraha,
    number
  >;
}
