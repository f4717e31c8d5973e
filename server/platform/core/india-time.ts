// India has used +05:30 without daylight saving since 1945.
const istMs = 330 * 60_000;

/** Returns the calendar day (`YYYY-MM-DD`) in India at an instant. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + istMs).toISOString().slice(0, 10);

/** India's time zone, for SQL. */
export const indiaZone = 'Asia/Kolkata';

/** Returns the instant at which a day (`YYYY-MM-DD`) begins in India. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - istMs);

/** Returns the day that is `days` days after `day`. `days` may be negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Formats an instant in India's time zone: `2026-11-22T06:30:00+05:30`. */
export const inIndia = (at: Date): string =>
  new Date(at.getTime() + istMs).toISOString().replace(/\.\d+Z$/, '+05:30');
