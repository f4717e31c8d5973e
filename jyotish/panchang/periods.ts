/** The good and bad periods of a day: fractions of day and night, and of the nakshatras that touch it. */
import type { Limb } from './limbs.ts';
import { type Interval, partOf, type SolarDay } from './solar-day.ts';

/** One of the eight periods: id 1 to 8 in PERIODS, with no, one or two stretches of the day. */
export interface Period {
  id: number;
  period: Interval[];
}

/** The three auspicious and the five inauspicious periods, always all eight. */
export interface Periods {
  auspicious: Period[];
  inauspicious: Period[];
}

/** Which eighth of the day (from 0) is Rahu's, Yamaganda's, Gulika's: Sunday to Saturday. */
const RAHU = [7, 1, 6, 4, 5, 3, 2];
const YAMAGANDA = [4, 3, 2, 1, 0, 6, 5];
const GULIKA = [6, 5, 4, 3, 2, 1, 0];

/** Fifteenths (from 0) that are Dur Muhurat: of the day, and on Tuesday also one of the night. */
const DUR_MUHURAT: readonly { day: readonly number[]; night: readonly number[] }[] = [
  { day: [13], night: [] },
  { day: [8, 11], night: [] },
  { day: [3], night: [6] },
  { day: [7], night: [] },
  { day: [5, 11], night: [] },
  { day: [3, 8], night: [] },
  { day: [2], night: [] },
];

/** First ghati (60th of the nakshatra) of Varjyam, Ashwini to Revati; Moola (18) has a second one at 56. */
// biome-ignore format: nine nakshatras a line
const VARJYAM_GHATI = [
  50, 24, 30, 40, 14, 21, 30, 20, 32,
  30, 20, 18, 21, 20, 14, 14, 10, 14,
  20, 24, 20, 10, 10, 18, 16, 24, 30,
];
const MOOLA = 18;
const MOOLA_SECOND_GHATI = 56;

/** First ghati of Amrit Kaal, Ashwini to Revati (Kalaprakasika; both last four ghati). */
// biome-ignore format: nine nakshatras a line
const AMRIT_GHATI = [
  42, 48, 54, 52, 38, 35, 54, 44, 56,
  54, 44, 42, 45, 44, 38, 38, 34, 38,
  44, 48, 44, 34, 34, 42, 40, 48, 54,
];

/** The input from which the periods of a day follow. */
export interface PeriodsOptions {
  day: SolarDay;
  /** Sunday 0 to Saturday 6. */
  weekday: number;
  /** Nakshatras that touch the day, with true start and end. */
  nakshatras: readonly Limb[];
}

/** Returns all eight periods of a day; `period` is empty where the day has none. */
export function periodsOf({ day, weekday, nakshatras }: PeriodsOptions): Periods {
  const light: Interval = { start: day.sunrise, end: day.sunset };
  const night: Interval = { start: day.sunset, end: day.nextSunrise };
  const eighth = (slots: readonly number[]) => [partOf(light, 8, slots[weekday] ?? 0)];
  const dur = DUR_MUHURAT[weekday] ?? { day: [], night: [] };
  // Brahma Muhurat: the muhurta before the last one of the night, a muhurta being a 30th from sunrise to sunrise.
  const muhurta = (day.sunrise - day.previousSunrise) / 30;
  return {
    auspicious: [
      { id: 1, period: [partOf(light, 15, 7)] },
      { id: 2, period: ghatiPeriods({ day, nakshatras, table: AMRIT_GHATI }) },
      { id: 3, period: [{ start: day.sunrise - 2 * muhurta, end: day.sunrise - muhurta }] },
    ],
    inauspicious: [
      { id: 4, period: eighth(RAHU) },
      { id: 5, period: eighth(YAMAGANDA) },
      { id: 6, period: eighth(GULIKA) },
      {
        id: 7,
        period: [
          ...dur.day.map((index) => partOf(light, 15, index)),
          ...dur.night.map((index) => partOf(night, 15, index)),
        ],
      },
      {
        id: 8,
        period: ghatiPeriods({ day, nakshatras, table: VARJYAM_GHATI, moolaSecond: MOOLA_SECOND_GHATI }),
      },
    ],
  };
}

/** Returns no periods at all: for days without sunrise or sunset. */
export function noPeriods(): Periods {
  const empty = (id: number): Period => ({ id, period: [] });
  return { auspicious: [1, 2, 3].map(empty), inauspicious: [4, 5, 6, 7, 8].map(empty) };
}

interface GhatiOptions {
  day: SolarDay;
  nakshatras: readonly Limb[];
  table: readonly number[];
  moolaSecond?: number;
}

/** Four-ghati stretches of the nakshatras, those that touch the day. */
function ghatiPeriods({ day, nakshatras, table, moolaSecond }: GhatiOptions): Interval[] {
  const stretches = nakshatras.flatMap(({ id, start, end }) => {
    const ghati = (end - start) / 60;
    const firsts = [table[id] ?? 0, ...(id === MOOLA && moolaSecond !== undefined ? [moolaSecond] : [])];
    return firsts.map((first) => ({ start: start + first * ghati, end: start + (first + 4) * ghati }));
  });
  return stretches.filter(({ start, end }) => end > day.sunrise && start < day.nextSunrise);
}
