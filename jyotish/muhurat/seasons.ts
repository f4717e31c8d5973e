/** Seasons in which some works are not begun: months, and times when Guru or Shukra cannot be seen. */
import type { SevenGraha } from '../names.ts';
import { clipped } from '../panchang/intervals.ts';
import type { Limb, Tithi } from '../panchang/limbs.ts';
import { lunarMonthAt } from '../panchang/lunar-month.ts';
import type { Interval } from '../panchang/solar-day.ts';

/** A season. Each purpose names those that close it and those that speak against it. */
export type Season =
  /** The Sun in Dhanu or Meena, the signs of Guru. */
  | 'kharmas'
  /** A lunar month without a sankranti. */
  | 'adhika'
  /** Vishnu sleeps: from the eleventh of bright Ashadha to the eleventh of bright Kartika. */
  | 'chaturmas'
  /** The dark half of Bhadrapada (amanta): the fortnight of the ancestors. */
  | 'pitru-paksha'
  /** The eight days before the full moon of Phalguna. */
  | 'holashtak'
  /** Guru, or Shukra, too near the Sun to be seen. */
  | 'guru-asta'
  | 'shukra-asta'
  /** Sixteen ghatis before and after the Sun enters a sign. */
  | 'sankranti'
  /** A solar month (marriage) or a lunar month (griha pravesh) that the texts do not name. */
  | 'solar-month'
  | 'lunar-month';

/** A stretch of a season, UTC ms. */
export interface SeasonSpan extends Interval {
  season: Season;
}

/** Sixteen ghatis of 24 minutes: Muhurta Chintamani 3, on sankranti. */
const SANKRANTI_REACH = 16 * 24 * 60_000;

const ASHADHA = 3;
const BHADRAPADA = 5;
const KARTIKA = 7;
const PHALGUNA = 11;

/** The amanta month of an instant, UTC ms. */
interface AmantaMonth extends Interval {
  amanta: number;
  adhika: boolean;
}

const MONTHS_KEPT = 200;
const months: AmantaMonth[] = [];

/** Returns the amanta lunar month (0 Chaitra) in force at an instant (UTC ms). Computed once a month. */
export function amantaAt(instant: number): AmantaMonth {
  const found = months.find(({ start, end }) => start <= instant && instant < end);
  if (found) return found;
  const { amanta, adhika, start, end } = lunarMonthAt(instant, 1);
  if (months.length >= MONTHS_KEPT) months.length = 0;
  const month = { amanta, adhika, start, end };
  months.push(month);
  return month;
}

/** Returns the seasons that a lunar day belongs to: `tithi` 1 to 30 in an amanta month. */
export function lunarSeasons(
  tithi: number,
  { amanta, adhika }: { amanta: number; adhika: boolean },
): Season[] {
  if (adhika) return ['adhika'];
  const asleep =
    (amanta === ASHADHA && tithi >= 11) ||
    (amanta > ASHADHA && amanta < KARTIKA) ||
    (amanta === KARTIKA && tithi < 11);
  return [
    ...(asleep ? (['chaturmas'] as const) : []),
    ...(amanta === BHADRAPADA && tithi > 15 ? (['pitru-paksha'] as const) : []),
    ...(amanta === PHALGUNA && tithi >= 8 && tithi < 15 ? (['holashtak'] as const) : []),
  ];
}

/** The input from which the seasons of a day follow. */
export interface SeasonsInput {
  frame: Interval;
  /** Tithis cut to the frame. */
  tithis: readonly Tithi[];
  sunSigns: readonly Limb[];
  combust: readonly SevenGraha[];
}

/** Returns the seasons of a day, cut to it. An adhika month between Ashadha and Kartika counts as adhika. */
export function seasonsOf({ frame, tithis, sunSigns, combust }: SeasonsInput): SeasonSpan[] {
  const lunar = tithis.flatMap(({ id, start, end }) =>
    lunarSeasons(id, amantaAt((start + end) / 2)).map((season) => ({ season, start, end })),
  );
  const kharmas = clipped(sunSigns, frame)
    .filter(({ id }) => id === 8 || id === 11)
    .map(({ start, end }) => ({ season: 'kharmas' as const, start, end }));
  const edges = sunSigns.flatMap(({ start, end }) => [start, end]);
  const sankrantis = [...new Set(edges)].map((edge) => ({
    season: 'sankranti' as const,
    start: edge - SANKRANTI_REACH,
    end: edge + SANKRANTI_REACH,
  }));
  const hidden = (graha: SevenGraha, season: Season) =>
    combust.includes(graha) ? [{ season, ...frame }] : [];
  return [
    ...lunar,
    ...kharmas,
    ...clipped(sankrantis, frame),
    ...hidden('Jupiter', 'guru-asta'),
    ...hidden('Venus', 'shukra-asta'),
  ];
}

/** Returns spans of one season joined where they touch (to a minute), in the order of time. */
export function joined(spans: readonly SeasonSpan[]): SeasonSpan[] {
  const out: SeasonSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = out.findLast(({ season }) => season === span.season);
    if (last && span.start <= last.end + 60_000) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}
