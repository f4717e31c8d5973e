/** Ithasala and Ishrafa: two grahas whose lights meet, or have met (Tajika Nilakanthi, Sanjna-tantra 2; Charak, table X-3). */
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import { DEEPTAMSHA, SPEED_ORDER } from './tajika.table.ts';
import { degreeIn, sightBetween, signIn, type TajikaSky } from './tajika-sky.ts';

/** The bond that two grahas form. The faster brings its light to the slower; degrees count within the signs. */
export interface TajikaBond {
  kind: 'ithasala' | 'ishrafa';
  /**
   * Of an Ithasala: `poorna` within one degree, `vartamana` within the reach of both, `bhavishyat` when the faster, in the
   * last degree of its sign, reaches the slower from the next. Null for an Ishrafa.
   */
  phase: 'poorna' | 'vartamana' | 'bhavishyat' | null;
  fast: SevenGraha;
  slow: SevenGraha;
  /** Degrees between the two within their signs. */
  apart: number;
  /** Half the sum of both deeptamshas, degrees. */
  reach: number;
  /** Friendly or hostile sight. */
  sight: 'friend' | 'enemy';
}

/** Degrees of a sign from which a graha already acts on the next (rashyanta). */
const SIGN_END = 29;

/** Returns whether one graha is faster than another by its mean motion. */
export const isFaster = (graha: SevenGraha, other: SevenGraha): boolean =>
  SPEED_ORDER.indexOf(graha) < SPEED_ORDER.indexOf(other);

/** Returns the bond of two grahas, or null. */
export function tajikaBond(sky: TajikaSky, a: SevenGraha, b: SevenGraha): TajikaBond | null {
  const [fast, slow] = isFaster(a, b) ? [a, b] : [b, a];
  const reach = (DEEPTAMSHA[fast] + DEEPTAMSHA[slow]) / 2;
  const [own, other] = [degreeIn(sky, fast), degreeIn(sky, slow)];
  const bond = (
    kind: TajikaBond['kind'],
    phase: TajikaBond['phase'],
    gap: number,
    sight: 'friend' | 'enemy',
  ) => ({
    kind,
    phase,
    fast,
    slow,
    apart: Math.abs(gap),
    reach,
    sight,
  });
  const sight = sightBetween(signIn(sky, fast), signIn(sky, slow));
  const ahead = other - own;
  if (sight && Math.abs(ahead) < 1) return bond('ithasala', 'poorna', ahead, sight);
  if (sight && ahead > 0 && ahead <= reach) return bond('ithasala', 'vartamana', ahead, sight);
  if (own >= SIGN_END) {
    const next = sightBetween((signIn(sky, fast) + 1) % 12, signIn(sky, slow));
    if (next && ahead + 30 <= reach) return bond('ithasala', 'bhavishyat', ahead + 30, next);
  }
  return sight && ahead < 0 && -ahead <= reach ? bond('ishrafa', null, ahead, sight) : null;
}

/** Returns all bonds of a chart, in the order of the grahas. */
export function tajikaBonds(sky: TajikaSky): TajikaBond[] {
  return SEVEN_GRAHAS.flatMap((graha, index) =>
    SEVEN_GRAHAS.slice(index + 1).flatMap((other) => tajikaBond(sky, graha, other) ?? []),
  );
}
