/** What a doubtful or unknown birth time changes in the advice on a stone. */
import { type Chart, type ChartOptions, chartOf } from '../kundli/chart.ts';
import type { Dignity } from '../kundli/dignity.ts';
import type { SevenGraha } from '../names.ts';
import { sensitivity } from '../sensitivity.ts';
import { type StoneAdvice, type StoneOptions, stoneAdvice } from './advice.ts';
import { lordships, type Nature } from './lordship.ts';
import { lagnaStay } from './stay.ts';

const MINUTE = 60_000;

/** A border that the time of birth decides: the lagna, or the lord of the running maha- or antardasha. */
export type Border = 'lagna' | 'maha' | 'antar';

/** A border near the birth, and the advice beyond it. */
export interface NearBorder extends Pick<StoneAdvice, 'verdict' | 'reason' | 'graha' | 'lagna'> {
  /** UTC ms of the birth at the border. */
  at: number;
  earlier: boolean;
  /** Whole minutes from the birth to the border, rounded up. */
  minutes: number;
  border: Border;
}

/**
 * Returns the borders within some minutes of a birth, nearest first, each with the advice just beyond it. Empty when the
 * advice is the same for every time within them.
 */
export function nearBorders(options: StoneOptions, withinMinutes: number): NearBorder[] {
  const { at, instant } = options;
  const margins = sensitivity({ ...options, runningAt: at });
  const sides = [
    ['lagna', margins.lagna],
    ['maha', margins.runningMaha],
    ['antar', margins.runningAntar],
  ] as const;
  const borders = sides.flatMap(([border, margin]) =>
    margin
      ? [
          { border, earlier: true, distance: margin.earlier },
          { border, earlier: false, distance: margin.later },
        ]
      : [],
  );
  const seen = new Set<number>();
  return borders
    .filter(({ distance }) => distance <= withinMinutes)
    .sort((a, b) => a.distance - b.distance)
    .filter(({ earlier, distance }) => {
      // A mahadasha ends with its last antardasha: one border, named by the larger period, which is listed first.
      const key = Math.round(distance * 60) * (earlier ? -1 : 1);
      return !seen.has(key) && seen.add(key);
    })
    .map(({ border, earlier, distance }) => {
      const sign = earlier ? -1 : 1;
      // A second beyond, so that rounding cannot leave the birth on this side.
      const beyond = instant + sign * (distance * MINUTE + 1000);
      const { verdict, reason, graha, lagna } = stoneAdvice({ ...options, instant: beyond });
      return {
        ...{ verdict, reason, graha, lagna, border, earlier },
        at: instant + sign * distance * MINUTE,
        minutes: Math.ceil(distance),
      };
    });
}

/** A part of a day in which one lagna rises, with the advice for a birth in its middle. */
export interface DayPart extends Pick<StoneAdvice, 'verdict' | 'reason' | 'graha' | 'lagna'> {
  /** UTC ms, within the day. */
  start: number;
  end: number;
}

/** A day of birth without a time, UTC ms. */
export interface StoneDay extends Omit<StoneOptions, 'instant'> {
  start: number;
  end: number;
}

/**
 * Returns the parts of a day of birth by the lagna that rises, with the advice for each. Empty beyond the polar circles.
 * The dasha of a part is that of its middle: near a change of dasha the advice of a part is not certain.
 */
export function adviceByHour({ start, end, ...options }: StoneDay): DayPart[] {
  const parts: DayPart[] = [];
  for (let time = start; time < end; ) {
    const stay = lagnaStay({ ...options, instant: time });
    if (!stay) return [];
    const part = { start: Math.max(start, stay.start), end: Math.min(end, stay.end) };
    const { verdict, reason, graha, lagna } = stoneAdvice({
      ...options,
      instant: (part.start + part.end) / 2,
    });
    parts.push({ ...part, verdict, reason, graha, lagna });
    // A second beyond the border: the root of the border is exact to less.
    time = stay.end + 1000;
  }
  return parts;
}

/** A graha as the Moon's sign sees it. */
export interface MoonFinding {
  graha: SevenGraha;
  /** The houses that it rules, counted from the Moon's sign. */
  houses: number[];
  nature: Nature;
  dignity: Dignity | null;
  combust: boolean;
}

/** The advice that holds for a day of birth without its time, for one sign of the Moon. */
export interface MoonAdvice {
  /** The Moon's sign, 0 to 11. */
  sign: number;
  /** The grahas that help this sign, with their state at noon. */
  helpful: MoonFinding[];
  /** The grahas that do not. */
  harmful: SevenGraha[];
}

function byMoonSign(sign: number, noon: Chart): MoonAdvice {
  const found = Object.values(lordships(sign));
  const is = (wanted: readonly Nature[]) => found.filter(({ nature }) => wanted.includes(nature));
  return {
    sign,
    helpful: is(['helpful', 'yogakaraka']).map(({ graha, houses, nature }) => {
      const { dignity, combust } = noon.grahas[graha];
      return { graha, houses, nature, dignity, combust };
    }),
    harmful: is(['harmful']).map(({ graha }) => graha),
  };
}

/**
 * Returns what the Moon's sign says for a day of birth: the grahas that help when it is taken as the lagna, which many
 * astrologers do without a time. Two entries when the Moon changes its sign that day.
 */
export function adviceByMoon({ start, end, place, ayanamsa }: StoneDay): MoonAdvice[] {
  const chartAt = (instant: number) => chartOf({ instant, place, ayanamsa } satisfies ChartOptions);
  const noon = chartAt((start + end) / 2);
  const signs = new Set([start, end - 1].map((instant) => chartAt(instant).grahas.Moon.sign));
  return [...signs].map((sign) => byMoonSign(sign, noon));
}
