/**
 * Numbers of a date of birth and of a name. Numerology, not astronomy: the birth number and the destiny number as Indian
 * numerologists count them (Cheiro, Book of Numbers), and the square of Lo Shu.
 */
import { JyotishRangeError } from './errors.ts';
import { type BirthDate, lifePathNumber } from './life-path.ts';
import type { Graha, Word } from './names.ts';

/** The square of Lo Shu by rows; every row, column and diagonal makes 15. */
export const LO_SHU: readonly (readonly number[])[] = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
];

/** Graha of each number, 1 to 9 (Cheiro's order as used in India). */
const RULERS: readonly Graha[] = [
  'Sun',
  'Moon',
  'Jupiter',
  'Rahu',
  'Mercury',
  'Venus',
  'Ketu',
  'Saturn',
  'Mars',
];

/** A line of the square. */
export interface LoShuPlane {
  name: Word;
  numbers: readonly [number, number, number];
  /** Numbers of the line that the date has, 0 to 3. */
  filled: number;
}

/** The square of a date. */
export interface LoShuGrid {
  /** How often each number 1 to 9 is in the date and its two numbers; index 0 is the number 1. */
  counts: readonly number[];
  missing: number[];
  planes: LoShuPlane[];
}

/** The numbers of a date of birth, 1 to 9 each. */
export interface BirthNumbers {
  /** Digits of the day (moolank). */
  birth: number;
  /** Digits of the whole date (bhagyank), the same as the life path number. */
  destiny: number;
  birthRuler: Graha;
  destinyRuler: Graha;
  grid: LoShuGrid;
}

/** Sums the digits of a number until one is left. */
export function reduceDigits(value: number): number {
  return value === 0 ? 0 : ((value - 1) % 9) + 1;
}

/** Returns the graha of a number 1 to 9; throws a JyotishRangeError for others. */
export function numberRuler(number: number): Graha {
  const ruler = RULERS[number - 1];
  if (!ruler) throw new JyotishRangeError('The numbers are 1 to 9.');
  return ruler;
}

const PLANES: readonly (Word & { numbers: readonly [number, number, number] })[] = [
  { en: 'Mind', hi: 'मन', numbers: [4, 9, 2] },
  { en: 'Heart', hi: 'हृदय', numbers: [3, 5, 7] },
  { en: 'Work', hi: 'कर्म', numbers: [8, 1, 6] },
  { en: 'Thought', hi: 'विचार', numbers: [4, 3, 8] },
  { en: 'Will', hi: 'इच्छा', numbers: [9, 5, 1] },
  { en: 'Action', hi: 'क्रिया', numbers: [2, 7, 6] },
  { en: 'Determination', hi: 'दृढ़ता', numbers: [4, 5, 6] },
  { en: 'Compassion', hi: 'करुणा', numbers: [2, 5, 8] },
];

/** The square of a date: its digits without zeros, and the birth and destiny numbers, as Indian practice adds them. */
function gridOf({ year, month, day }: BirthDate, added: readonly number[]): LoShuGrid {
  const digits = [...`${year}${month}${day}`].map(Number).concat(added);
  const counts = Array.from(
    { length: 9 },
    (_, index) => digits.filter((digit) => digit === index + 1).length,
  );
  const has = (number: number) => (counts[number - 1] ?? 0) > 0;
  return {
    counts,
    missing: counts.flatMap((count, index) => (count === 0 ? [index + 1] : [])),
    planes: PLANES.map(({ en, hi, numbers }) => ({
      name: { en, hi },
      numbers,
      filled: numbers.filter(has).length,
    })),
  };
}

/** Returns the numbers of a date. Throws a JyotishRangeError for a date that is not in the calendar. */
export function birthNumbers(date: BirthDate): BirthNumbers {
  const { number: destiny } = lifePathNumber(date);
  const birth = reduceDigits(date.day);
  // A single digit of a day is its own birth number and is not counted twice.
  const added = date.day > 9 && date.day % 10 !== 0 ? [birth, destiny] : [destiny];
  return {
    birth,
    destiny,
    birthRuler: numberRuler(birth),
    destinyRuler: numberRuler(destiny),
    grid: gridOf(date, added),
  };
}

/** Values of the letters by Cheiro (Chaldean; 9 is given to no letter), A to Z. */
const CHALDEAN = [1, 2, 3, 4, 5, 8, 3, 5, 1, 1, 2, 3, 4, 5, 7, 8, 1, 2, 3, 4, 6, 6, 6, 5, 1, 7];

/** The numbers of a name. `compound` is the sum, `number` its reduction to one digit. */
export interface NameNumber {
  compound: number;
  number: number;
}

/**
 * Returns the number of a name in Latin letters, accents left out; null for a name without any, since the systems give
 * no values to other scripts. `pythagorean` counts the letters 1 to 9 in turn.
 */
export function nameNumber(name: string, system: 'chaldean' | 'pythagorean'): NameNumber | null {
  const letters = [...name.normalize('NFD').toLowerCase()].filter((letter) => letter >= 'a' && letter <= 'z');
  if (letters.length === 0) return null;
  const compound = letters.reduce((sum, letter) => {
    const index = letter.charCodeAt(0) - 97;
    return sum + (system === 'chaldean' ? (CHALDEAN[index] ?? 0) : (index % 9) + 1);
  }, 0);
  return { compound, number: reduceDigits(compound) };
}
