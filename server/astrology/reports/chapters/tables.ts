/**
 * The clauses that chapters are composed of. Each is a whole clause without a capital or a full stop, so that it can
 * stand anywhere in a sentence. Lists are by house (house 1 at index 0) or sign (Mesha at 0).
 */
import { readWords } from '#languages/read.ts';

/** The strength of a graha in its sign, in five steps. Rahu and Ketu have none. */
export type State = 'strong' | 'friendly' | 'neutral' | 'enemy' | 'fallen';
/** The level of a sign's points in the sarvashtakavarga. */
export type PointLevel = 'many' | 'middling' | 'few';
/** The tie of the lord of a dasha to a house. */
export type DashaTie = 'own' | 'in' | 'karaka' | 'aspect' | 'none';
/** The cause that an advice answers. */
export type Care = 'lord' | 'house' | 'Saturn' | 'Mars' | 'nodes' | 'points' | 'none';

/**
 * The clauses of the six parts of life: `leadHouse` by the house of the lord, `grade` and `grade2` from well supported
 * to patient, `next` by the lord of the next antardasha that concerns the house.
 */
export const TOPICS = {
  you: readWords('chapters/you'),
  work: readWords('chapters/work'),
  love: readWords('chapters/love'),
  money: readWords('chapters/money'),
  health: readWords('chapters/health'),
  children: readWords('chapters/children'),
} as const;

/** A part of life that has a house, and so a chapter. */
export type Topic = keyof typeof TOPICS;

/**
 * Clauses that every part of life may use; a reading uses each once. `inner` is what a graha wants, by its sign of the
 * navamsa. A theme is what a house is about, as a noun phrase; the Hindi is in the oblique case. An act is what to do.
 */
export const SHARED = readWords('chapters/shared');

/** The relation of the lords of mahadasha and antardasha to each other. */
export type Relation = 'together' | 'same' | 'next' | 'helpful' | 'working' | 'easy' | 'uneasy' | 'facing';

/** Clauses of the chapter Now. A state follows the name of a graha. */
export const NOW = readWords('chapters/now');

/**
 * Clauses of the chapter The next twelve months. `light` and `heavy` are of the pratyantardashas that make things
 * easiest and hardest.
 */
export const YEAR = readWords('chapters/year');
