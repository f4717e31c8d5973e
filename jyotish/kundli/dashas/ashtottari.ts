/** Ashtottari dasha: 108 years of eight grahas, Ketu left out (BPHS 46). */
import { wrap360 } from '../../angles.ts';
import type { Graha } from '../../names.ts';
import { DAY } from '../../time/julian-date.ts';
import { countSigns, inKendra } from '../aspects.ts';
import { type Chart, lordOfHouse } from '../chart.ts';
import { type VimshottariOptions, YEAR_DAYS } from '../vimshottari.ts';
import { type CycleDasha, cycleDashas } from './cycle.ts';

/** Lords in order, their years, and the stars of each, Ardra first; Abhijit is the 28th star. */
const LORDS = [
  { lord: 'Sun', years: 6, stars: 4 },
  { lord: 'Moon', years: 15, stars: 3 },
  { lord: 'Mars', years: 8, stars: 4 },
  { lord: 'Mercury', years: 17, stars: 3 },
  { lord: 'Saturn', years: 10, stars: 4 },
  { lord: 'Jupiter', years: 19, stars: 3 },
  { lord: 'Rahu', years: 12, stars: 4 },
  { lord: 'Venus', years: 21, stars: 3 },
] as const satisfies readonly { lord: Graha; years: number; stars: number }[];
const CYCLE = 108;

const NAKSHATRA = 360 / 27;
const ARDRA = 5;
/** Abhijit: the last quarter of Uttara Ashadha and the first fifteenth of Shravana. */
const ABHIJIT = { start: 20.75 * NAKSHATRA, end: 21 * NAKSHATRA + NAKSHATRA / 15 };

/** The star of a longitude among 28, counted from Ardra (0), and the share of it already traversed. */
function starOf(longitude: number): { index: number; fraction: number } {
  const shareOf = (start: number, end: number) => (longitude - start) / (end - start);
  if (longitude >= ABHIJIT.start && longitude < ABHIJIT.end) {
    return { index: 21 - ARDRA, fraction: shareOf(ABHIJIT.start, ABHIJIT.end) };
  }
  const nakshatra = Math.min(26, Math.floor(longitude / NAKSHATRA));
  const start = nakshatra === 21 ? ABHIJIT.end : nakshatra * NAKSHATRA;
  const end = nakshatra === 20 ? ABHIJIT.start : (nakshatra + 1) * NAKSHATRA;
  const among28 = nakshatra > 20 ? nakshatra + 1 : nakshatra;
  return { index: (among28 - ARDRA + 28) % 28, fraction: shareOf(start, end) };
}

/**
 * Returns the Ashtottari dashas of 108 years. The first one is listed from its notional start before birth: every star
 * of a lord has an equal share of its years. (Others share them by arc, so that Saturn's four stars, of which Abhijit
 * is short, give other dates.) Antardashas are in proportion to years, the lord's own first.
 */
export function ashtottariDashas({
  instant,
  moon,
  yearLength = 1,
}: VimshottariOptions): CycleDasha<(typeof LORDS)[number]['lord']>[] {
  const { index, fraction } = starOf(moon);
  let before = 0;
  const first = LORDS.findIndex(({ stars }) => {
    const isHere = index < before + stars;
    if (!isHere) before += stars;
    return isHere;
  });
  const { years, stars } = LORDS[first] ?? LORDS[0];
  const year = YEAR_DAYS[yearLength] * DAY;
  return cycleDashas({
    cycle: LORDS,
    first,
    start: instant - ((index - before + fraction) / stars) * years * year,
    until: instant + CYCLE * year,
    year,
  });
}

/** Whether the texts want Ashtottari for a birth; either of two conditions is named by different ones. */
export interface AshtottariUse {
  /** Rahu is in a kendra or trikona from the lord of the lagna, and not in the lagna (BPHS 46). */
  byRahu: boolean;
  /** Born by day in the dark half or by night in the bright half (BPHS 46); null where the Sun does not rise or set. */
  byHalf: boolean | null;
}

/** Returns whether Ashtottari is wanted. `isDay` is null where the Sun does not rise or set on the day of birth. */
export function ashtottariUse(chart: Chart, isDay: boolean | null): AshtottariUse {
  const { Sun, Moon, Rahu } = chart.grahas;
  const lord = chart.grahas[lordOfHouse(chart, 1)];
  const fromLord = countSigns(lord.sign, Rahu.sign);
  const isAngular = inKendra(lord.sign, Rahu.sign) || fromLord === 5 || fromLord === 9;
  const isBrightHalf = wrap360(Moon.longitude - Sun.longitude) < 180;
  return { byRahu: isAngular && Rahu.house !== 1, byHalf: isDay === null ? null : isDay !== isBrightHalf };
}
