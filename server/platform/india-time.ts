// India has kept +05:30 since 1945.
const istMs = 330 * 60_000;

/** The calendar day (`YYYY-MM-DD`) in India at an instant: the shop's day. */
export const indiaDay = (at: Date): string => new Date(at.getTime() + istMs).toISOString().slice(0, 10);

/** An instant as clocks in India show it: `2026-11-22T06:30:00+05:30`. */
export const inIndia = (at: Date): string =>
  new Date(at.getTime() + istMs).toISOString().replace(/\.\d+Z$/, '+05:30');
