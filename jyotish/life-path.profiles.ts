/** The nine life path profiles, in English and Hindi. */

import profiles from './life-path.json' with { type: 'json' };
import type { Word } from './names.ts';

/** The profile of a life path number. */
export interface LifePathProfile {
  /** 1 to 9. */
  number: number;
  title: Word;
  description: Word;
  traits: { positive: Word[]; challenging: Word[] };
  compatibility: { compatibleWith: number[]; challengingWith: number[] };
}

/** Profiles 1 to 9. */
export const LIFE_PATHS: readonly LifePathProfile[] = profiles;
