/** The days with a link of their own. */
export const namedDays = ['yesterday', 'today', 'tomorrow'] as const;
/** A named day, or any other date. */
export type DayWord = (typeof namedDays)[number] | 'date';

/** Returns the requested day, a name or a date (`?day=2026-11-22`). The default is today. */
export const requestedDay = (query: URLSearchParams): string => query.get('day') || 'today';

/** Returns the name of a day, or 'date'. */
export const dayWord = (day: string): DayWord => namedDays.find((name) => name === day) ?? 'date';

/** Returns the path of the predictions of a day. */
export const dayPath = (path: string, day: string): string => (day === 'today' ? path : `${path}?day=${day}`);

/** The long date format: Saturday, 21 November 2026. */
export const longDate = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
