/** The sky of an annual chart as Tajika reads it: seven longitudes, a lagna, and the sights between signs. */

import { countSigns } from '../kundli/aspects.ts';
import type { Chart } from '../kundli/chart.ts';
import { vargaSign } from '../kundli/vargas.ts';
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import { DREKKANA_LORDS, HADDAS } from './tajika.table.ts';

/**
 * The part of a chart that the rules need. Longitudes alone are enough, so that charts printed in books can be checked.
 */
export interface TajikaSky {
  /** Sidereal degrees, 0 to 360. */
  longitudes: Record<SevenGraha, number>;
  /** Lagna of the year, sidereal degrees. */
  lagna: number;
  /** The year begins between sunrise and sunset. */
  isDay: boolean;
  retrograde: readonly SevenGraha[];
  combust: readonly SevenGraha[];
}

/** The relation of two grahas of an annual chart. The same both ways; a graha to itself is `own`. */
export type TajikaRelation = 'own' | 'friend' | 'neutral' | 'enemy';

/** Returns the sky of a chart. */
export function tajikaSky(chart: Chart, isDay: boolean): TajikaSky {
  const having = (key: 'retrograde' | 'combust') => SEVEN_GRAHAS.filter((graha) => chart.grahas[graha][key]);
  return {
    longitudes: Object.fromEntries(
      SEVEN_GRAHAS.map((graha) => [graha, chart.grahas[graha].longitude]),
    ) as TajikaSky['longitudes'],
    lagna: chart.lagna.longitude,
    isDay,
    retrograde: having('retrograde'),
    combust: having('combust'),
  };
}

/** Returns the sign (0 to 11) of a graha. */
export const signIn = (sky: TajikaSky, graha: SevenGraha): number => signOf(sky.longitudes[graha]);

/** Returns the degrees of a graha within its sign. */
export const degreeIn = (sky: TajikaSky, graha: SevenGraha): number =>
  sky.longitudes[graha] - 30 * signIn(sky, graha);

/** Returns the house (1 to 12) of a graha from the lagna of the year, whole signs. */
export const houseIn = (sky: TajikaSky, graha: SevenGraha): number =>
  countSigns(signOf(sky.lagna), signIn(sky, graha));

/**
 * Returns the sight between two signs: friendly 3, 5, 9, 11; hostile 1, 4, 7, 10; none 2, 6, 8, 12 (Charak, chapter X).
 */
export function sightBetween(from: number, to: number): 'friend' | 'enemy' | null {
  const count = countSigns(from, to);
  if ([3, 5, 9, 11].includes(count)) return 'friend';
  return [1, 4, 7, 10].includes(count) ? 'enemy' : null;
}

/**
 * Returns the relation of two grahas, by their places in this chart and not by nature (Tajika Nilakanthi; Charak,
 * table VI-2).
 */
export function tajikaRelation(sky: TajikaSky, graha: SevenGraha, other: SevenGraha): TajikaRelation {
  if (graha === other) return 'own';
  return sightBetween(signIn(sky, graha), signIn(sky, other)) ?? 'neutral';
}

/** Returns the lord of the hadda at a longitude (degrees). */
export function haddaLord(longitude: number): SevenGraha {
  const sign = signOf(longitude);
  return HADDAS[sign]?.find(([end]) => longitude - 30 * sign < end)?.[1] ?? 'Saturn';
}

/** Returns the lord of the Tajika drekkana at a longitude (degrees). */
export const drekkanaLord = (longitude: number): SevenGraha =>
  DREKKANA_LORDS[Math.min(35, Math.floor(longitude / 10)) % 7] ?? 'Mars';

/** Returns the lord of the navamsa at a longitude (degrees). */
export const navamsaLord = (longitude: number): SevenGraha => SIGN_LORDS[vargaSign(9, longitude)] ?? 'Sun';

/** Returns the lord of the sign at a longitude (degrees). */
export const signLord = (longitude: number): SevenGraha => SIGN_LORDS[signOf(longitude)] ?? 'Sun';
