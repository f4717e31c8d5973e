/** The days that have a link of their own. */
export const namedDays = ['yesterday', 'today', 'tomorrow'] as const;
/** A day by its name, or any other date. */
export type DayWord = (typeof namedDays)[number] | 'date';

/** The day a page is asked for: a name or a date (`?day=2026-11-22`); today when nothing is said. */
export const askedDay = (query: URLSearchParams): string => query.get('day') || 'today';

/** How a day is called on the page. */
export const dayWord = (day: string): DayWord => namedDays.find((name) => name === day) ?? 'date';

/** The address of a page of predictions on a day. */
export const dayPath = (path: string, day: string): string => (day === 'today' ? path : `${path}?day=${day}`);

/** Noon of a civil date in India, for formatting: no zone is near enough to make it another day. */
export const noonOf = (date: string): string => `${date}T12:00:00+05:30`;

/** How a date is written on these pages: Saturday, 21 November 2026. */
export const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
