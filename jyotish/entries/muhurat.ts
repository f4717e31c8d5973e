/** `@navaratna/jyotish/muhurat`: good hours for a purpose, with the reasons for and against. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from '../errors.ts';
export { clearParts, GHATI, hindrances, inHalf } from '../muhurat/clear.ts';
export { type MuhuratDay, type MuhuratPlace, muhuratDay, muhuratDays } from '../muhurat/days.ts';
export {
  findMuhurats,
  MUHURAT_MAX_DAYS,
  type MuhuratAnswer,
  type MuhuratGrade,
  type MuhuratOptions,
  type MuhuratWindow,
} from '../muhurat/find.ts';
export {
  GRAHA_LORDS,
  PURPOSES,
  type Purpose,
  type PurposeRule,
  ruleOf,
  STONE_GRAHAS,
  type Stone,
  WORKS,
  type Work,
} from '../muhurat/purposes.ts';
export type { BirthStar, FactId, MuhuratFact } from '../muhurat/reasons.ts';
export type { Season, SeasonSpan } from '../muhurat/seasons.ts';
