/** Friends and enemies among the grahas: by nature, by position, and both together. */
import type { SevenGraha } from '../names.ts';
import { countSigns } from './aspects.ts';

/** The regard of one graha for another by nature. */
export type Regard = 'friend' | 'neutral' | 'enemy';

/** Natural friendship (BPHS 3.55); whoever is not named is neutral. */
const NATURE: Record<SevenGraha, { friends: readonly SevenGraha[]; enemies: readonly SevenGraha[] }> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};

/** Returns the regard of `graha` for `other` by nature. */
export function naturalRegard(graha: SevenGraha, other: SevenGraha): Regard {
  if (NATURE[graha].friends.includes(other)) return 'friend';
  return NATURE[graha].enemies.includes(other) ? 'enemy' : 'neutral';
}

/**
 * Returns the temporary regard of two signs: friend when the other is 2nd, 3rd, 4th, 10th, 11th or 12th from it, else
 * enemy (BPHS 3.56).
 */
export function temporaryRegard(sign: number, otherSign: number): 'friend' | 'enemy' {
  return [2, 3, 4, 10, 11, 12].includes(countSigns(sign, otherSign)) ? 'friend' : 'enemy';
}

/** Nature and position together, five grades (BPHS 3.57-58). */
export type CompoundRegard = 'great friend' | 'friend' | 'neutral' | 'enemy' | 'great enemy';

const SCORE = { friend: 1, neutral: 0, enemy: -1 } as const;
const GRADES: Record<number, CompoundRegard> = {
  2: 'great friend',
  1: 'friend',
  0: 'neutral',
  [-1]: 'enemy',
  [-2]: 'great enemy',
};

/** Returns the compound grade of a natural and a temporary regard. */
export function compoundRegard(natural: Regard, temporary: 'friend' | 'enemy'): CompoundRegard {
  return GRADES[SCORE[natural] + SCORE[temporary]] ?? 'neutral';
}
