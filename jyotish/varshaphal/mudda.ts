/** Mudda dasha: the order and the shares of Vimshottari, within one year of life. */
import { DASHA_YEARS } from '../kundli/vimshottari.ts';
import { type Graha, NAKSHATRA_LORDS } from '../names.ts';

/** A period of the year. */
export interface MuddaPeriod {
  lord: Graha;
  /** UTC ms. */
  start: number;
  end: number;
}

/** The options of `muddaDasha`. */
export interface MuddaOptions {
  /** Beginning and end of the year, UTC ms. */
  start: number;
  end: number;
  /** Completed years of life. */
  age: number;
  /** Natal Moon: nakshatra 0 to 26, and the part of it that was traversed, 0 to 1. */
  nakshatra: number;
  fraction: number;
  /**
   * `natal`: as much of the first period is over as of the birth star at birth, and its rest closes the year. `full`:
   * nine whole periods. `natal` when not said.
   */
  balance?: 'natal' | 'full';
}

/**
 * Returns the periods of a year (Charak, chapter V): the number of the birth star and the completed years, less two,
 * divided by nine; the remainder counts from the Sun. Every lord has three days a Vimshottari year, 360 in all, spread
 * evenly over the year.
 */
export function muddaDasha(options: MuddaOptions): MuddaPeriod[] {
  const { start, end, age, nakshatra, fraction, balance = 'natal' } = options;
  // The book counts stars from 1 and lords from the Sun, the third after Ketu; counted from 0 and Ketu, that is a sum.
  const first = (nakshatra + age) % 9;
  const lords = Array.from({ length: 9 }, (_, index) => NAKSHATRA_LORDS[(first + index) % 9] ?? 'Ketu');
  const gone = balance === 'natal' ? fraction : 0;
  const parts = lords.map((lord, index) => ({
    lord,
    share: DASHA_YEARS[lord] * (index === 0 ? 1 - gone : 1),
  }));
  const opening = lords[0] ?? 'Sun';
  if (gone > 0) parts.push({ lord: opening, share: DASHA_YEARS[opening] * gone });
  let done = 0;
  const at = (years: number) => start + ((end - start) * years) / 120;
  return parts.map(({ lord, share }) => {
    const from = at(done);
    done += share;
    return { lord, start: from, end: at(done) };
  });
}
