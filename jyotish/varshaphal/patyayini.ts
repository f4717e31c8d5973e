/** Patyayini dasha: the year shared out by the degrees at which the seven grahas and the lagna are in their signs. */
import { SEVEN_GRAHAS, type SevenGraha, signOf } from '../names.ts';
import type { Panchavargiya } from './strength.ts';
import { SPEED_ORDER } from './tajika.table.ts';
import { degreeIn, signLord, type TajikaSky } from './tajika-sky.ts';

/** The lord of a period: one of the seven grahas, or the lagna of the year. */
export type PatyayiniLord = SevenGraha | 'lagna';

/** A part of a period. Instants are UTC ms. */
export interface PatyayiniPart {
  lord: PatyayiniLord;
  start: number;
  end: number;
}

/** A period of the year. */
export interface PatyayiniPeriod extends PatyayiniPart {
  /** Degrees within the sign, 0 to 30. */
  krishamsha: number;
  /** Krishamsha less that of the period before, degrees. The period lasts as long as this is of the greatest krishamsha. */
  patyamsha: number;
  /** Sub-periods: the lord's own first, then round the list, in the proportion of the periods. */
  parts: PatyayiniPart[];
}

/** The options of `patyayiniDasha`. */
export interface PatyayiniOptions {
  sky: TajikaSky;
  strength: Record<SevenGraha, Panchavargiya>;
  /** Beginning and end of the year, UTC ms. */
  start: number;
  end: number;
}

type Share = Pick<PatyayiniPeriod, 'lord' | 'krishamsha' | 'patyamsha'>;

/** Degrees closer than this are equal: a tenth of a millisecond of arc. */
const EQUAL = 1e-8;

/** Order of two lords at one degree: the stronger, then the slower. The lagna counts as its lord, and comes after it. */
function beforeInTie(options: PatyayiniOptions, a: PatyayiniLord, b: PatyayiniLord): number {
  const grahaOf = (lord: PatyayiniLord) => (lord === 'lagna' ? signLord(options.sky.lagna) : lord);
  const [first, second] = [grahaOf(a), grahaOf(b)];
  const stronger = options.strength[second].vishwa - options.strength[first].vishwa;
  if (Math.abs(stronger) > 1e-9) return stronger;
  return SPEED_ORDER.indexOf(second) - SPEED_ORDER.indexOf(first) || (a === 'lagna' ? 1 : -1);
}

/** The eight in the order of their periods, with their shares. */
function sharesOf(options: PatyayiniOptions): Share[] {
  const { sky } = options;
  const places: Omit<Share, 'patyamsha'>[] = [
    ...SEVEN_GRAHAS.map((lord) => ({ lord, krishamsha: degreeIn(sky, lord) })),
    { lord: 'lagna', krishamsha: sky.lagna - 30 * signOf(sky.lagna) },
  ];
  const ordered = places.toSorted((a, b) => {
    const ahead = a.krishamsha - b.krishamsha;
    return Math.abs(ahead) > EQUAL ? ahead : beforeInTie(options, a.lord, b.lord);
  });
  return ordered.map((place, index) => {
    const since = place.krishamsha - (ordered[index - 1]?.krishamsha ?? 0);
    return { ...place, patyamsha: since > EQUAL ? since : 0 };
  });
}

/** Cuts a span into parts by the patyamshas of a list. The last part ends with the span. */
function cut<T extends Share>(shares: readonly T[], start: number, end: number): (T & PatyayiniPart)[] {
  const whole = shares.reduce((sum, { patyamsha }) => sum + patyamsha, 0);
  let done = 0;
  const at = () => (whole > 0 ? start + ((end - start) * done) / whole : start);
  return shares.map((share, index) => {
    const from = at();
    done += share.patyamsha;
    return { ...share, start: from, end: index === shares.length - 1 ? end : at() };
  });
}

/**
 * Returns the periods of a year: eight, in the order of the degrees within the signs (krishamsha), least first. Each
 * lasts as long as its patyamsha, the degrees since the one before, is of the greatest krishamsha. Two at one degree:
 * the stronger in the five-fold strength is first, of equals the slower; the second has no time and keeps its place. A
 * graha at the degree of the lagna is measured against the lagna's lord.
 *
 * Source: Tajika Nilakanthi, on dashas; Charak, chapter V, tables V-6 to V-9. Charak counts 365 days and the
 * Nilakanthi's example 360; here the shares are spread evenly over the time from return to return, as in the Mudda
 * dasha.
 */
export function patyayiniDasha(options: PatyayiniOptions): PatyayiniPeriod[] {
  const shares = sharesOf(options);
  return cut(shares, options.start, options.end).map((period, index) => ({
    ...period,
    parts: cut([...shares.slice(index), ...shares.slice(0, index)], period.start, period.end).map(
      ({ lord, start, end }) => ({ lord, start, end }),
    ),
  }));
}
