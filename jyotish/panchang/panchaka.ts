/** Panchaka and Ganda Mool: stretches of the month that the Moon's nakshatra marks; and the five remainders. */
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { DAY } from '../time/julian-date.ts';
import { type Limb, nakshatras } from './limbs.ts';
import { siderealMoon, whenReaches } from './luni-solar.ts';
import { moonSigns } from './sign-spans.ts';
import type { Interval } from './solar-day.ts';

/** The kinds of Panchaka, by the weekday on which it begins. */
export const PANCHAKA_KINDS = ['roga', 'raja', 'agni', 'none', 'none', 'chora', 'mrityu'] as const;
/** A kind of Panchaka; `none` for one that begins on a Wednesday or a Thursday. */
export type PanchakaKind = (typeof PANCHAKA_KINDS)[number];

/** A Panchaka, UTC ms. */
export interface Panchaka extends Interval {
  kind: PanchakaKind;
}

const KUMBHA = 10;

/**
 * Returns the Panchakas that touch an interval, whole: the Moon in Kumbha and Meena, from the middle of Dhanishtha to the
 * end of Revati (Muhurta Chintamani 11: no wood is gathered, no roof or bed made, no journey to the south). The weekday
 * on which it begins names its kind, by the custom of almanacs; `weekdayAt` gives that of an instant, Sunday 0.
 */
export function panchakas(
  interval: Interval,
  ayanamsa: AyanamsaId,
  weekdayAt: (instant: number) => number,
): Panchaka[] {
  const moon = siderealMoon(ayanamsa);
  const found: Panchaka[] = [];
  for (const sign of moonSigns(interval, ayanamsa).filter(({ id }) => id >= KUMBHA)) {
    const start = whenReaches(moon, KUMBHA * 30, sign.start);
    if (found.some((one) => Math.abs(one.start - start) < 60_000)) continue;
    const end = whenReaches(moon, 0, start + 4.6 * DAY);
    found.push({ start, end, kind: PANCHAKA_KINDS[weekdayAt(start)] ?? 'none' });
  }
  return found;
}

/** Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati: the stars of Ketu and Budh. */
const GANDA_MOOL = [0, 8, 9, 17, 18, 26];

/** Returns whether a nakshatra (0 to 26) is one of the six of Ganda Mool. */
export const isGandaMool = (nakshatra: number): boolean => GANDA_MOOL.includes(nakshatra);

/**
 * Returns the nakshatras of Ganda Mool that touch an interval: those at the three junctions where a sign and a
 * nakshatra end together, and the ones after (Muhurta Chintamani 2, on births in Mula and Ashlesha).
 */
export function gandaMools(interval: Interval, ayanamsa: AyanamsaId): Limb[] {
  return nakshatras(interval, ayanamsa).filter(({ id }) => isGandaMool(id));
}

/** The numbers from which a remainder of nine is taken. */
export interface PanchakaRemainderInput {
  /** 1 to 30. */
  tithi: number;
  /** Sunday 0. */
  weekday: number;
  /** Nakshatra 0 to 26 of the Moon. */
  nakshatra: number;
  /** Rising sign 0 to 11. */
  lagna: number;
  /** Count the tithi from 1 to 30 (default, Kalaprakashika) or from 1 to 15 in each half (many almanacs). */
  tithiCount?: 15 | 30;
}

/**
 * Returns the panchaka of a lagna: tithi, weekday, nakshatra and lagna, each counted from one, summed and divided by
 * nine. The remainders 1 mrityu, 2 agni, 4 raja, 6 chora and 8 roga spoil it; the others are free of panchaka
 * (Kalaprakashika; B. V. Raman, Muhurta, "Panchaka"). Publishers differ in how the tithis are counted.
 */
export function panchakaRemainder(input: PanchakaRemainderInput): {
  remainder: number;
  kind: PanchakaKind;
} {
  const { tithi, weekday, nakshatra, lagna, tithiCount = 30 } = input;
  const counted = tithiCount === 15 ? ((tithi - 1) % 15) + 1 : tithi;
  const remainder = (counted + weekday + 1 + nakshatra + 1 + lagna + 1) % 9;
  const kinds: Readonly<Record<number, PanchakaKind>> = {
    1: 'mrityu',
    2: 'agni',
    4: 'raja',
    6: 'chora',
    8: 'roga',
  };
  return { remainder, kind: kinds[remainder] ?? 'none' };
}
