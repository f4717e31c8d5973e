/** Sahams: points of an annual chart, each for one matter of life (Tajika Nilakanthi, on sahams; Charak, chapter XI). */
import { wrap360 } from '../angles.ts';
import { type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import type { TajikaSky } from './tajika-sky.ts';

/** Names of the sahams in plain letters. */
export const SAHAMS = [
  'punya',
  'vidya',
  'yasha',
  'mitra',
  'mahatmya',
  'karma',
  'rajya',
  'vivaha',
  'putra',
  'bhratri',
  'matri',
  'pitri',
  'jiva',
  'roga',
] as const;
/** One of the sahams. */
export type SahamName = (typeof SAHAMS)[number];

/** A saham. */
export interface Saham {
  name: SahamName;
  /** Sidereal degrees. */
  longitude: number;
  /** 0 to 11. */
  sign: number;
  lord: SevenGraha;
  /** House from the lagna of the year, 1 to 12, whole signs. */
  house: number;
}

type Term = SevenGraha | 'lagna' | 'punya' | 'vidya';
/** `a - b + c` for a year that begins by day; by night a and b change places unless `same`. */
type Formula = { terms: readonly [Term, Term, Term]; same?: true };

const FORMULAS: Record<SahamName, Formula> = {
  punya: { terms: ['Moon', 'Sun', 'lagna'] },
  vidya: { terms: ['Sun', 'Moon', 'lagna'] },
  yasha: { terms: ['Jupiter', 'punya', 'lagna'] },
  mitra: { terms: ['vidya', 'punya', 'Venus'] },
  mahatmya: { terms: ['punya', 'Mars', 'lagna'] },
  karma: { terms: ['Mars', 'Mercury', 'lagna'] },
  rajya: { terms: ['Saturn', 'Sun', 'lagna'] },
  // Nilakantha gives one formula for day and night; Narasimha Rao reverses it by night.
  vivaha: { terms: ['Venus', 'Saturn', 'lagna'], same: true },
  putra: { terms: ['Jupiter', 'Moon', 'lagna'], same: true },
  bhratri: { terms: ['Jupiter', 'Saturn', 'lagna'], same: true },
  matri: { terms: ['Moon', 'Venus', 'lagna'] },
  pitri: { terms: ['Saturn', 'Sun', 'lagna'] },
  jiva: { terms: ['Saturn', 'Jupiter', 'lagna'] },
  roga: { terms: ['lagna', 'Moon', 'lagna'], same: true },
};

/**
 * Returns the longitude of a saham, degrees: a - b + c, and one sign more when c is not on the way from b to a in the
 * order of the signs (Charak, chapter XI).
 */
export function sahamLongitude(sky: TajikaSky, name: SahamName): number {
  const longitudeOf = (term: Term): number => {
    if (term === 'lagna') return sky.lagna;
    return term === 'punya' || term === 'vidya' ? sahamLongitude(sky, term) : sky.longitudes[term];
  };
  const { terms, same } = FORMULAS[name];
  const [first, second, base] = terms.map(longitudeOf) as [number, number, number];
  const [a, b] = same || sky.isDay ? [first, second] : [second, first];
  const between = wrap360(base - b) <= wrap360(a - b);
  return wrap360(a - b + base + (between ? 0 : 30));
}

/** Returns all sahams of a year. */
export function sahams(sky: TajikaSky): Saham[] {
  return SAHAMS.map((name) => {
    const longitude = sahamLongitude(sky, name);
    const sign = signOf(longitude);
    const house = ((sign - signOf(sky.lagna) + 12) % 12) + 1;
    return { name, longitude, sign, lord: SIGN_LORDS[sign] ?? 'Sun', house };
  });
}
