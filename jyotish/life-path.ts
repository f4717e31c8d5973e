/** Life path number: the digits of a date of birth, summed until one remains. Numerology, not astronomy. */
import { JyotishRangeError } from './errors.ts';
import { LIFE_PATHS, type LifePathProfile } from './life-path.profiles.ts';

/** A date of birth in the civil calendar. */
export interface BirthDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** The number, 1 to 9, and the steps of adding, e.g. [33, 6]. There are no master numbers here. */
export interface LifePathNumber {
  number: number;
  steps: number[];
}

/** Returns the life path number of a date; throws a JyotishRangeError for a date that is not in the calendar. */
export function lifePathNumber({ year, month, day }: BirthDate): LifePathNumber {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || year > 9999 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new JyotishRangeError('There is no such date in the calendar.');
  }
  const steps: number[] = [];
  let digits = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
  do {
    const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
    steps.push(sum);
    digits = String(sum);
  } while (digits.length > 1);
  return { number: Number(digits), steps };
}

/** Returns the profile of a date of birth. */
export function lifePath(date: BirthDate): LifePathProfile {
  return lifePathProfile(lifePathNumber(date).number);
}

/** Returns the profile of a number 1 to 9; throws a JyotishRangeError for others. */
export function lifePathProfile(number: number): LifePathProfile {
  const profile = LIFE_PATHS.find((each) => each.number === number);
  if (!profile) throw new JyotishRangeError(`No profile for Life Path ${number}: the numbers are 1 to 9.`);
  return profile;
}
