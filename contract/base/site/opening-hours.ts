import { indiaDay, toIndiaClock } from '../../core/india-time.ts';

/** A line of opening hours: 'Mon-Fri' or 'Sun', times as '09:00' in IST. */
export type Hours = { days: string; open: string; close: string };

/** A day on which the shop is closed, as an ISO date in IST. */
export type Holiday = { date: string; en: string; hi: string };

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns whether days ('Mon-Fri', 'Sun') include a day of the week ('Sat'). Spans may wrap around Sunday ('Sat-Mon'). */
export function includesWeekday(days: string, day: string): boolean {
  const [first = '', last = first] = days.split('-');
  const from = week.indexOf(first);
  const length = (week.indexOf(last) - from + 7) % 7;
  return (week.indexOf(day) - from + 7) % 7 <= length;
}

/** Returns the day of the week ('Sat') of a date (`YYYY-MM-DD`). */
export const weekdayOf = (date: string): string => week[(new Date(date).getUTCDay() + 6) % 7] as string;

/**
 * Returns whether the shop is open at an instant, the index of today's line of hours (-1 if none), and today's holiday.
 * A holiday closes the shop all day.
 */
export function openingAt(
  now: Date,
  { hours, holidays }: { hours: readonly Hours[]; holidays: readonly Holiday[] },
): { line: number; open: boolean; holiday: Holiday | null } {
  const [date = '', time = ''] = toIndiaClock(now).split('T');
  const line = hours.findIndex(({ days }) => includesWeekday(days, weekdayOf(date)));
  const holiday = holidays.find((one) => one.date === date) ?? null;
  const today = hours[line];
  const open = !holiday && today !== undefined && time >= today.open && time < today.close;
  return { line, open, holiday };
}

/** Returns the holidays from today on, in order. */
export const holidaysAhead = (now: Date, holidays: readonly Holiday[]): Holiday[] =>
  holidays.filter(({ date }) => date >= indiaDay(now)).sort((a, b) => (a.date < b.date ? -1 : 1));
