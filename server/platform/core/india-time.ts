// India has kept +05:30 since 1945.
const istMs = 330 * 60_000;

/** The calendar day (`YYYY-MM-DD`) in India at an instant: the shop's day. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + istMs).toISOString().slice(0, 10);

/** India's zone, for SQL. */
export const indiaZone = 'Asia/Kolkata';

/** The instant at which a day (`YYYY-MM-DD`) of India begins. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - istMs);

/** The day so many days after one, before it where `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** An instant as clocks in India show it: `2026-11-22T06:30:00+05:30`. */
export const inIndia = (at: Date): string =>
  new Date(at.getTime() + istMs).toISOString().replace(/\.\d+Z$/, '+05:30');
