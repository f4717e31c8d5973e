/** A line of opening hours: 'Mon-Fri' or 'Sun', times as '09:00' in India. */
export type Hours = { days: string; open: string; close: string };

/** A day on which nobody is there, as an ISO date of India. */
export type Holiday = { date: string; en: string; hi: string };

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** True when a line of hours holds on a day of the week ('Sat'); spans run over Sunday too ('Sat-Mon'). */
function holdsOn({ days }: Hours, day: string): boolean {
  const [first = '', last = first] = days.split('-');
  const from = week.indexOf(first);
  const length = (week.indexOf(last) - from + 7) % 7;
  return (week.indexOf(day) - from + 7) % 7 <= length;
}

/** Day of the week, date and time of an instant in India. */
function inIndia(now: Date): { day: string; date: string; time: string } {
  const india = new Date(now.getTime() + 5.5 * 3_600_000).toISOString();
  const day = week[(new Date(india).getUTCDay() + 6) % 7] as string;
  return { day, date: india.slice(0, 10), time: india.slice(11, 16) };
}

/**
 * How the house stands at a moment: the line of today's hours (-1 without one), whether somebody is there now, and
 * the festival that keeps it closed all day.
 */
export function openingAt(
  now: Date,
  { hours, holidays }: { hours: readonly Hours[]; holidays: readonly Holiday[] },
): { line: number; open: boolean; holiday: Holiday | null } {
  const { day, date, time } = inIndia(now);
  const line = hours.findIndex((one) => holdsOn(one, day));
  const holiday = holidays.find((one) => one.date === date) ?? null;
  const today = hours[line];
  const open = !holiday && today !== undefined && time >= today.open && time < today.close;
  return { line, open, holiday };
}

/** The festivals from today on, the nearest first. */
export const holidaysAhead = (now: Date, holidays: readonly Holiday[]): Holiday[] =>
  holidays.filter(({ date }) => date >= inIndia(now).date).sort((a, b) => (a.date < b.date ? -1 : 1));
