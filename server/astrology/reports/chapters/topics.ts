/** The six parts of life: their house and karaka, and what supports them by tradition. */
import type { Graha, SevenGraha } from '#jyotish';
import type { Topic } from './tables.ts';

/** The rules of one part of life. */
export interface TopicRule {
  /** The house that it is read from, 1 to 12. */
  house: number;
  /** The graha that signifies it everywhere (BPHS 32). */
  karaka: SevenGraha;
  /** Grahas that support this house when they are in it. The others ask for patience. */
  welcome: readonly Graha[];
  /** Houses in which the lord of this house has it harder. */
  hard: readonly number[];
}

const DUSTHANA = [6, 8, 12] as const;
const GENTLE = ['Moon', 'Mercury', 'Jupiter', 'Venus'] as const;

/** The rules of the six parts of life. Who is welcome in a house follows BPHS 12 to 23 and Phaladeepika 8. */
export const TOPIC_RULES: Readonly<Record<Topic, TopicRule>> = {
  you: { house: 1, karaka: 'Moon', welcome: ['Sun', ...GENTLE], hard: DUSTHANA },
  work: {
    house: 10,
    karaka: 'Saturn',
    welcome: ['Sun', 'Mars', 'Saturn', 'Rahu', ...GENTLE],
    hard: DUSTHANA,
  },
  love: { house: 7, karaka: 'Venus', welcome: GENTLE, hard: DUSTHANA },
  money: { house: 2, karaka: 'Jupiter', welcome: ['Sun', ...GENTLE], hard: DUSTHANA },
  // Malefics do well in the 6th, and its lord does no harm in 3, 6, 8, 10, 11 and 12.
  health: {
    house: 6,
    karaka: 'Sun',
    welcome: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'],
    hard: [1, 2, 4, 5, 7, 9],
  },
  children: { house: 5, karaka: 'Jupiter', welcome: ['Sun', ...GENTLE], hard: DUSTHANA },
};

/** The parts of life in reading order. */
export const TOPIC_IDS = [
  'you',
  'work',
  'love',
  'money',
  'health',
  'children',
] as const satisfies readonly Topic[];
