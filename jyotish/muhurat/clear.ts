/** What a muhurat keeps clear of, and the stretches that are left: one way for every search. */
import { without } from '../panchang/intervals.ts';
import { type Interval, partOf } from '../panchang/solar-day.ts';
import type { MuhuratDay } from './days.ts';

/** A ghati of 24 minutes, ms. A shorter rest is of no use to anybody. */
export const GHATI = 24 * 60_000;

const AMAVASYA = 30;

/** The demands of a search on the limbs, and the Bhadra that it avoids. */
export interface ClearRule {
  /** Nakshatras (0 to 26) in which the work is done. */
  nakshatras: readonly number[];
  /** Tithis 1 to 15 in which it is done, alike in both halves; Amavasya is never one. */
  tithis: readonly number[];
  /** Avoid every Vishti karana, or only one that dwells on earth. */
  bhadra: 'all' | 'earth';
  /** Avoid the bad parts of the bad yogas. */
  yogas: boolean;
}

/** Returns the place of a tithi (1 to 30) in its half, 1 to 15. */
export const inHalf = (tithi: number): number => ((tithi - 1) % 15) + 1;

/**
 * Ghatis (60ths) of each bad yoga that spoil, from its start: Muhurta Chintamani 1: Vishkambha and Vajra 3, Shula 5,
 * Ganda and Atiganda 6, Vyaghata 9, Parigha the first half, Vyatipata and Vaidhriti the whole.
 */
const BAD_YOGAS: Readonly<Record<number, number>> = {
  0: 3,
  5: 6,
  8: 5,
  9: 6,
  12: 9,
  14: 3,
  16: 60,
  18: 30,
  26: 60,
};

/** Returns the spoilt parts of the yogas of a day, UTC ms. */
export function badYogas({ yogas }: Pick<MuhuratDay, 'yogas'>): Interval[] {
  return yogas.flatMap((yoga) => {
    const ghatis = BAD_YOGAS[yoga.id];
    return ghatis === undefined ? [] : [{ start: yoga.start, end: partOf(yoga, 60, ghatis).start }];
  });
}

/**
 * Returns what a muhurat keeps clear of on a day: Rahu Kaal, Yamaganda, Gulika, Dur Muhurat and Varjyam, the tithis and
 * nakshatras that are not the work's own, Bhadra, and the bad parts of the yogas.
 */
export function hindrances(day: MuhuratDay, rule: ClearRule): Interval[] {
  const bhadras =
    rule.bhadra === 'all'
      ? day.bhadras
      : day.bhadras.flatMap(({ abodes }) => abodes.filter(({ abode }) => abode === 'earth'));
  return [
    ...day.periods.inauspicious.flatMap(({ period }) => period),
    ...day.tithis.filter(({ id }) => id === AMAVASYA || !rule.tithis.includes(inHalf(id))),
    ...day.nakshatras.filter(({ id }) => !rule.nakshatras.includes(id)),
    ...bhadras,
    ...(rule.yogas ? badYogas(day) : []),
  ];
}

/** Returns the parts of offered stretches that are clear for at least a ghati. Other fields are copied. */
export function clearParts<I extends Interval>(offered: readonly I[], bad: readonly Interval[]): I[] {
  return offered
    .flatMap((one) => without(one, bad).map((part) => ({ ...one, ...part })))
    .filter(({ start, end }) => end - start >= GHATI);
}
