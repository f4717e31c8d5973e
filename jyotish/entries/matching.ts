/** `@navaratna/jyotish/matching`: the eight kootas of two births, exceptions and the verdict. */
export { JyotishRangeError, type Place } from '../errors.ts';
export type { MatchException } from '../matching/exceptions.ts';
export {
  type KootaResult,
  type KootaVariants,
  kootasOf,
  kootaVariants,
  type MatchMoon,
  taraOf,
} from '../matching/kootas.ts';
export {
  BAND_NAMES,
  type Band,
  type GunaMilan,
  gunaMilan,
  type MangalComparison,
  type Match,
  type MatchBirth,
  type MatchOptions,
  match,
} from '../matching/match.ts';
export { KOOTA_NAMES, KOOTAS, type Koota, TARAS } from '../matching/tables.ts';
