/** The first moment of a day in India. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000+05:30`);

/** The last moment of a day in India, to the millisecond. */
export const lastMomentOf = (day: string): Date => new Date(`${day}T23:59:59.999+05:30`);
