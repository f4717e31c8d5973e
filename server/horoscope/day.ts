import { addDays, dateIn } from '#jyotish';

/** The shop's zone. */
const ZONE = 'Asia/Kolkata';

/** The civil date (`YYYY-MM-DD`) of the shop at an instant. */
export const shopDate = (now: Date): string => dateIn(now.getTime(), ZONE);

/** Days since 1 January 1970: a number that grows by one a day, for turns. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The hour whose sky a day is read from: six in the morning, about sunrise in the middle of India. */
export const skyTime = (date: string): string => `${date}T06:00:00+05:30`;

/** The date a reader means by a word; a date is itself. */
export function dateOf(day: string, now: Date): string {
  const today = shopDate(now);
  const away: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  return day in away ? addDays(today, away[day] ?? 0) : day;
}
