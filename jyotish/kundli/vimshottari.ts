/** Vimshottari dasha: 120 years of planetary periods from the Moon's nakshatra at birth (BPHS 46). */
import { type Graha, NAKSHATRA_LORDS } from '../names.ts';
import { DAY } from '../time/julian-date.ts';
import { nakshatraOf } from './nakshatra.ts';

/** Years of each lord; together 120. */
export const DASHA_YEARS: Record<Graha, number> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const CYCLE = 120;

/** 1: a year of 365.25 days (the common one); 0: the savana year of 360 days. */
export type YearLength = 0 | 1;
/** Days in a year of each kind. */
export const YEAR_DAYS: Record<YearLength, number> = { 0: 360, 1: 365.25 };

/** A period and its lord, UTC ms. */
export interface DashaPeriod {
  lord: Graha;
  start: number;
  end: number;
}

/** An antardasha with its nine pratyantardashas. */
export interface Antardasha extends DashaPeriod {
  pratyantar: DashaPeriod[];
}

/** A mahadasha with its nine antardashas. */
export interface Mahadasha extends DashaPeriod {
  antar: Antardasha[];
}

/** The rest of the first mahadasha at birth. */
export interface DashaBalance {
  lord: Graha;
  /** Years of the chosen length, with fraction. */
  years: number;
  /** ISO 8601 duration, counting 12 months of 30 days to the year. */
  duration: string;
}

/** Birth and the Moon's sidereal longitude (degrees) then. */
export interface VimshottariOptions {
  instant: number;
  moon: number;
  /** 1 (365.25 days) when not said. */
  yearLength?: YearLength;
}

/** The nine lords in order from one of them on. */
function lordsFrom(lord: Graha): Graha[] {
  const first = NAKSHATRA_LORDS.indexOf(lord);
  return [...NAKSHATRA_LORDS.slice(first), ...NAKSHATRA_LORDS.slice(0, first)];
}

/** Divides a period among the nine lords in proportion to their years, beginning with its own lord. */
function divide({ lord, start, end }: DashaPeriod): DashaPeriod[] {
  const perYear = (end - start) / CYCLE;
  let elapsed = 0;
  return lordsFrom(lord).map((sub) => {
    const from = start + elapsed * perYear;
    elapsed += DASHA_YEARS[sub];
    return { lord: sub, start: from, end: start + elapsed * perYear };
  });
}

/** The 120 years as one period, from the notional start of the first lord before birth. */
function cycleOf({ instant, moon, yearLength = 1 }: VimshottariOptions): DashaPeriod {
  const { lord, fraction } = nakshatraOf(moon);
  const year = YEAR_DAYS[yearLength] * DAY;
  const start = instant - fraction * DASHA_YEARS[lord] * year;
  return { lord, start, end: start + CYCLE * year };
}

const runningOf = <P extends DashaPeriod>(list: readonly P[], instant: number): P | undefined =>
  list.find(({ start, end }) => start <= instant && instant < end);

/**
 * Returns all 9 mahadashas with 81 antardashas and 729 pratyantardashas. The first mahadasha is listed from its
 * notional start before birth. The Moon's place is not rounded:
 * a rounded fraction moves every date by up to a day and a half.
 */
export function vimshottari(birth: VimshottariOptions): Mahadasha[] {
  return divide(cycleOf(birth)).map((maha) => ({
    ...maha,
    antar: divide(maha).map((antar) => ({ ...antar, pratyantar: divide(antar) })),
  }));
}

/**
 * Returns the mahadasha and antardasha that run at `at` (UTC ms), without dividing the others;
 * undefined outside the 120 years.
 */
export function antardashaAt(
  birth: VimshottariOptions,
  at: number,
): { maha: DashaPeriod; antar: DashaPeriod } | undefined {
  const maha = runningOf(divide(cycleOf(birth)), at);
  const antar = maha && runningOf(divide(maha), at);
  return maha && antar ? { maha, antar } : undefined;
}

/** Returns the rest of the first mahadasha at birth, from the Moon's sidereal longitude. */
export function dashaBalance(moon: number): DashaBalance {
  const { lord, fraction } = nakshatraOf(moon);
  const years = (1 - fraction) * DASHA_YEARS[lord];
  return { lord, years, duration: isoDuration(years) };
}

/** Years with fraction as an ISO 8601 duration of 12-month years and 30-day months, to the second. */
function isoDuration(years: number): string {
  let seconds = Math.floor(years * 360 * 86_400 + 1e-6);
  const take = (unit: number) => {
    const count = Math.floor(seconds / unit);
    seconds -= count * unit;
    return count;
  };
  const [Y, M, D] = [take(360 * 86_400), take(30 * 86_400), take(86_400)];
  return `P${Y}Y${M}M${D}DT${take(3600)}H${take(60)}M${seconds}S`;
}

/** Returns the periods that run at an instant; undefined outside the 120 years. */
export function runningDasha(dashas: readonly Mahadasha[], instant: number) {
  const maha = runningOf(dashas, instant);
  const antar = maha && runningOf(maha.antar, instant);
  const pratyantar = antar && runningOf(antar.pratyantar, instant);
  return maha && antar && pratyantar ? { maha, antar, pratyantar } : undefined;
}
