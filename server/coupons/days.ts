/** Returns the first millisecond of a day (YYYY-MM-DD) in IST. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000+05:30`);

/** Returns the last millisecond of a day (YYYY-MM-DD) in IST. */
export const lastMomentOf = (day: string): Date => new Date(`${day}T23:59:59.999+05:30`);
