const indiaMs = 330 * 60_000;

/** Returns the calendar day of India at an instant (UTC milliseconds), as YYYY-MM-DD. */
export const indianDay = (instant: number): string => new Date(instant + indiaMs).toISOString().slice(0, 10);
