import { indiaDay } from '#contract/core/india-time.ts';
import { addDays } from '#jyotish';

/** Returns the days since 1 January 1970, to count turns. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Converts "yesterday", "today" and "tomorrow" to a date. Returns a date unchanged. */
export function dateOf(day: string, now: Date): string {
  const today = indiaDay(now);
  const away: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 };
  return day in away ? addDays(today, away[day] ?? 0) : day;
}
