/** The first and the last year of the almanac. Outside them there is no page. */
export const almanacYears = { first: 1900, last: 2100 } as const;

/** Returns whether the almanac has a date or month: `YYYY-MM-DD` or `YYYY-MM`, of the years 1900 to 2100. */
export function isInAlmanac(dateOrMonth: string): boolean {
  const year = Number(dateOrMonth.slice(0, 4));
  return year >= almanacYears.first && year <= almanacYears.last;
}

/** Years from today's within which search engines may index a page. */
const indexedYears = 2;

/** Returns whether search engines may index the page of a date (or month): at most two years from `today`. */
export const isIndexed = (dateOrMonth: string, today: string): boolean =>
  Math.abs(Date.parse(`${dateOrMonth.slice(0, 7)}-01`) - Date.parse(`${today.slice(0, 7)}-01`)) <=
  indexedYears * 366 * 86_400_000;

/** The kinds of days in a calendar, which a subscriber chooses from. */
export const dayKinds = [
  'festival',
  'ekadashi',
  'pradosh',
  'chaturthi',
  'shivaratri',
  'purnima',
  'amavasya',
  'sankranti',
] as const;
/** A kind of day in a calendar. */
export type DayKind = (typeof dayKinds)[number];

/** Returns the path of the panchang of a city; of today without a date. */
export const panchangPath = (city: string, date?: string): string =>
  date ? `/panchang/${city}/${date}` : `/panchang/${city}`;

/** Returns the path of the calendar of a city for a month, `YYYY-MM`. */
export const calendarPath = (city: string, month: string): string =>
  `/calendar/${city}/${month.slice(0, 4)}/${month.slice(5, 7)}`;
