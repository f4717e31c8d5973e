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
export type { MangalComparison } from '../matching/mangal-comparison.ts';
export {
  BAND_NAMES,
  type Band,
  type GunaMilan,
  gunaMilan,
  type Match,
  type MatchBirth,
  type MatchOptions,
  match,
} from '../matching/match.ts';
export { PORUTHAM_NAMES, PORUTHAMS, type PoruthamKey } from '../matching/porutham.table.ts';
export {
  type Agreement,
  type Porutham,
  type PoruthamOptions,
  type PoruthamResult,
  poruthamsOf,
} from '../matching/porutham.ts';
export { KOOTA_NAMES, KOOTAS, type Koota, TARAS } from '../matching/tables.ts';
export { VERDICT_NAMES, type Verdict, type WeighedVerdict, weighVerdict } from '../matching/verdict.ts';
