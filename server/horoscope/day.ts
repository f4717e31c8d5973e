import { addDays, dateIn } from '#jyotish';

/** The shop's time zone. */
const ZONE = 'Asia/Kolkata';

/** Returns the calendar date (`YYYY-MM-DD`) of the shop at an instant. */
export const shopDate = (now: Date): string => dateIn(now.getTime(), ZONE);

/** Returns the days since 1 January 1970, to count turns. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Returns the instant of a day's sky: six in the morning, about sunrise in central India. */
export const skyTime = (date: string): string => `${date}T06:00:00+05:30`;

/** Converts "yesterday", "today" and "tomorrow" to a date. Returns a date unchanged. */
export function dateOf(day: string, now: Date): string {
  const today = shopDate(now);
  const away: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  return day in away ? addDays(today, away[day] ?? 0) : day;
}
