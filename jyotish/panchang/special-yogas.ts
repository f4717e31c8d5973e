/** Sarvartha Siddhi, Amrit Siddhi and Ravi yoga: good hours made by weekday, Moon and Sun; and Disha Shool. */
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { clipped } from './intervals.ts';
import { type Limb, nakshatras } from './limbs.ts';
import { siderealSun, spansOf } from './luni-solar.ts';
import type { Interval } from './solar-day.ts';

/** One of the yogas that almanacs print beside the twenty-seven. */
export type SpecialYoga = 'sarvartha-siddhi' | 'amrit-siddhi' | 'guru-pushya' | 'ravi-pushya' | 'ravi-yoga';

/** When one of them is in force within a day; `nakshatra` is the Moon's, 0 to 26. UTC ms. */
export interface SpecialYogaSpan extends Interval {
  yoga: SpecialYoga;
  nakshatra: number;
}

/**
 * Nakshatras of Sarvartha Siddhi, Sunday to Saturday: Muhurta Chintamani 1 ("surye 'rka-mulottara-pushya-dasram chandre
 * shruti-brahma-shashijya-maitram ... shanau shruti-brahma-samira-bhani sarvartha-siddhyai kathitani purvaih").
 */
const SARVARTHA: readonly (readonly number[])[] = [
  [0, 7, 11, 12, 18, 20, 25],
  [3, 4, 7, 16, 21],
  [0, 2, 8, 25],
  [2, 3, 4, 12, 16],
  [0, 6, 7, 16, 26],
  [0, 6, 16, 21, 26],
  [3, 14, 21],
];

/** Nakshatra of Amrit Siddhi, Sunday to Saturday: Hasta, Mrigashira, Ashwini, Anuradha, Pushya, Revati, Rohini. */
const AMRIT = [12, 4, 0, 16, 7, 26, 3];

/** Places of the Moon's nakshatra from the Sun's that make Ravi yoga (Muhurta Chintamani 1, "suryabhad veda-go-tarka-dig-vishva-nakha-sammite"). */
const RAVI = [4, 6, 9, 10, 13, 20];

const PUSHYA = 7;

/** Returns whether weekday (Sunday 0) and nakshatra (0 to 26) make Sarvartha Siddhi yoga. */
export const isSarvarthaSiddhi = (weekday: number, nakshatra: number): boolean =>
  SARVARTHA[weekday]?.includes(nakshatra) ?? false;

/** Returns whether weekday (Sunday 0) and nakshatra (0 to 26) make Amrit Siddhi yoga. */
export const isAmritSiddhi = (weekday: number, nakshatra: number): boolean => AMRIT[weekday] === nakshatra;

/** Returns whether the Moon's nakshatra makes Ravi yoga with the Sun's: both 0 to 26, Abhijit not counted. */
export const isRaviYoga = (sun: number, moon: number): boolean => RAVI.includes(((moon - sun + 27) % 27) + 1);

/** Lists the nakshatras of the Sun that touch an interval, UTC ms. */
export function sunNakshatras({ start, end }: Interval, ayanamsa: AyanamsaId): Limb[] {
  return spansOf({ measure: siderealSun(ayanamsa), parts: 27, from: start, to: end }).map(
    ({ index, ...span }) => ({ id: index, start: span.start, end: span.end }),
  );
}

/**
 * Returns the special yogas of a panchang day, cut to it. `day` runs from sunrise to sunrise, `weekday` is its own
 * (Sunday 0).
 */
export function specialYogas(day: Interval, weekday: number, ayanamsa: AyanamsaId): SpecialYogaSpan[] {
  const moon = clipped(nakshatras(day, ayanamsa), day);
  const ofWeekday = moon.flatMap(({ id, start, end }) => {
    const yogas: SpecialYoga[] = [
      ...(isSarvarthaSiddhi(weekday, id) ? (['sarvartha-siddhi'] as const) : []),
      ...(isAmritSiddhi(weekday, id) ? (['amrit-siddhi'] as const) : []),
      ...(id === PUSHYA && weekday === 4 ? (['guru-pushya'] as const) : []),
      ...(id === PUSHYA && weekday === 0 ? (['ravi-pushya'] as const) : []),
    ];
    return yogas.map((yoga) => ({ yoga, nakshatra: id, start, end }));
  });
  const ofSun = sunNakshatras(day, ayanamsa).flatMap((sun) =>
    clipped(moon, sun)
      .filter(({ id }) => isRaviYoga(sun.id, id))
      .map(({ id, start, end }) => ({ yoga: 'ravi-yoga' as const, nakshatra: id, start, end })),
  );
  return [...ofWeekday, ...ofSun];
}

/** A direction of the compass. */
export type Direction = 'east' | 'south' | 'west' | 'north';

const SHOOL: readonly Direction[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east'];

/**
 * Returns the direction in which no journey begins on a weekday (Sunday 0): Disha Shool, Muhurta Chintamani 11
 * ("shanau chandre tyajet purvam ...").
 */
export const dishaShool = (weekday: number): Direction => SHOOL[weekday] ?? 'east';
