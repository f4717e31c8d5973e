/** The lead of India's clocks over UTC, in milliseconds: they have used +05:30 without daylight saving since 1945. */
export const istMs = 330 * 60_000;

/** India's time zone, for SQL and Intl. */
export const indiaZone = 'Asia/Kolkata';

/** Formats an instant in India's time zone: `2026-11-22T06:30:00+05:30`. */
export const inIndia = (at: Date): string =>
  new Date(at.getTime() + istMs).toISOString().replace(/\.\d+Z$/, '+05:30');

/** Returns the calendar day (`YYYY-MM-DD`) in India at an instant. */
export const indiaDay = (at: Date): string => inIndia(at).slice(0, 10);

/** Returns the local time of India at an instant, to the minute and as a datetime input has it: `2026-11-22T18:30`. */
export const toIndiaClock = (at: Date): string => inIndia(at).slice(0, 16);

/** Formats an instant as `2026-11-22 09:45`, local time of India, which spreadsheets parse. */
export const indiaMinute = (at: Date): string => toIndiaClock(at).replace('T', ' ');

/** Returns the instant of a local time of India (`2026-11-22T18:30`). An invalid one gives an invalid date. */
export const fromIndiaClock = (clock: string): Date => new Date(`${clock}:00+05:30`);

/** Returns the instant at which a day (`YYYY-MM-DD`) begins in India. */
export const startOfDay = (day: string): Date => fromIndiaClock(`${day}T00:00`);

/** Returns noon of a day (`YYYY-MM-DD`) in India, the instant to format the day by. */
export const noonOf = (day: string): Date => fromIndiaClock(`${day}T12:00`);

/** Returns the day that is `days` days after `day`. `days` may be negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
