import { indiaDay } from './india-time.ts';

/** The age from which a person is no child (Indian Majority Act 1875; Digital Personal Data Protection Act 2023, section 2(f)). */
export const adultYears = 18;

/** Returns whether a person born on a day (YYYY-MM-DD) is an adult by the Indian calendar, from the birthday on. */
export function isAdult(born: string, now: Date): boolean {
  const [year = '', ...rest] = born.slice(0, 10).split('-');
  return `${Number(year) + adultYears}-${rest.join('-')}` <= indiaDay(now);
}
