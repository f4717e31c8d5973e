/**
 * Chara dasha: years of the signs, by K.N. Rao (Predicting through Jaimini's Chara Dasha). The classical commentaries
 * add a year for an exalted lord, take one for a debilitated one, and choose the direction by the 9th house; Rao does
 * neither add nor take, and his groups of signs come to the same directions.
 */
import { DAY } from '../../time/julian-date.ts';
import { countSigns } from '../aspects.ts';
import type { Chart } from '../chart.ts';
import { jaiminiLord } from '../jaimini/co-lords.ts';
import { YEAR_DAYS, type YearLength } from '../vimshottari.ts';
import type { CycleDasha, CyclePeriod } from './cycle.ts';

/** Signs from which dashas and antardashas run forward: Aries, Leo, Virgo, Libra, Aquarius, Pisces. */
const RUNS_FORWARD: readonly number[] = [0, 4, 5, 6, 10, 11];
/** Signs from which one counts forward to the lord: Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius. */
const COUNTS_FORWARD: readonly number[] = [0, 1, 2, 6, 7, 8];
/** Life that dashas are listed for, years. */
const LIFE = 120;

/** Returns the years of a sign: the count from it to its lord, less one; 12 with the lord at home. */
export function charaYears(sign: number, chart: Pick<Chart, 'grahas'>): number {
  const at = chart.grahas[jaiminiLord(sign, chart)].sign;
  const count = COUNTS_FORWARD.includes(sign) ? countSigns(sign, at) : countSigns(at, sign);
  return count === 1 ? 12 : count - 1;
}

/** The twelve signs from one of them on, in the direction of its group. */
const signsFrom = (sign: number): number[] => {
  const step = RUNS_FORWARD.includes(sign) ? 1 : 11;
  return Array.from({ length: 12 }, (_, index) => (sign + step * index) % 12);
};

/** Twelve equal antardashas: the next sign first, the sign's own last. */
function antardashas({ lord, start, end }: CyclePeriod<number>): CyclePeriod<number>[] {
  const [own, ...others] = signsFrom(lord);
  const length = (end - start) / 12;
  return [...others, own ?? lord].map((sign, index) => ({
    lord: sign,
    start: start + index * length,
    end: start + (index + 1) * length,
  }));
}

/** The options of `charaDashas`. */
export interface CharaOptions {
  chart: Chart;
  /** Birth, UTC ms. */
  instant: number;
  /** 1 (365.25 days) when not said. */
  yearLength?: YearLength;
}

/**
 * Returns the Chara dashas of 120 years from birth, `lord` being a sign (0 to 11).
 * After twelve signs the same years come again.
 */
export function charaDashas({ chart, instant, yearLength = 1 }: CharaOptions): CycleDasha<number>[] {
  const year = YEAR_DAYS[yearLength] * DAY;
  const cycle = signsFrom(chart.lagna.sign);
  const dashas: CycleDasha<number>[] = [];
  let start = instant;
  for (let index = 0; start < instant + LIFE * year; index = (index + 1) % 12) {
    const sign = cycle[index] ?? 0;
    const period = { lord: sign, start, end: start + charaYears(sign, chart) * year };
    dashas.push({ ...period, antar: antardashas(period) });
    start = period.end;
  }
  return dashas;
}
