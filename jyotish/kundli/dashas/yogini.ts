/** Yogini dasha: 36 years of eight yoginis (BPHS 46). */
import type { Graha } from '../../names.ts';
import { DAY } from '../../time/julian-date.ts';
import { nakshatraOf } from '../nakshatra.ts';
import { type VimshottariOptions, YEAR_DAYS } from '../vimshottari.ts';
import { type CycleDasha, cycleDashas } from './cycle.ts';

/** The eight yoginis, each of as many years as its place in the list. */
export const YOGINIS = [
  { id: 0, en: 'Mangala', hi: 'मंगला', lord: 'Moon' },
  { id: 1, en: 'Pingala', hi: 'पिंगला', lord: 'Sun' },
  { id: 2, en: 'Dhanya', hi: 'धान्या', lord: 'Jupiter' },
  { id: 3, en: 'Bhramari', hi: 'भ्रामरी', lord: 'Mars' },
  { id: 4, en: 'Bhadrika', hi: 'भद्रिका', lord: 'Mercury' },
  { id: 5, en: 'Ulka', hi: 'उल्का', lord: 'Saturn' },
  { id: 6, en: 'Siddha', hi: 'सिद्धा', lord: 'Venus' },
  { id: 7, en: 'Sankata', hi: 'संकटा', lord: 'Rahu' },
] as const satisfies readonly { id: number; en: string; hi: string; lord: Graha }[];

/** Id of a yogini, 0 (Mangala) to 7 (Sankata); it lasts id + 1 years. */
export type YoginiId = (typeof YOGINIS)[number]['id'];

/** Life that dashas are listed for, years. */
const LIFE = 120;

/**
 * Returns the Yogini dashas of 120 years, `lord` being the id of the yogini. The first one is listed from its notional
 * start before birth. The number of the nakshatra and 3, divided by 8, leaves the yogini.
 * Antardashas are in proportion to years.
 */
export function yoginiDashas({ instant, moon, yearLength = 1 }: VimshottariOptions): CycleDasha<YoginiId>[] {
  const { id, fraction } = nakshatraOf(moon);
  const first = (id + 3) % 8;
  const year = YEAR_DAYS[yearLength] * DAY;
  return cycleDashas<YoginiId>({
    cycle: YOGINIS.map((yogini) => ({ lord: yogini.id, years: yogini.id + 1 })),
    first,
    start: instant - fraction * (first + 1) * year,
    until: instant + LIFE * year,
    year,
  });
}
