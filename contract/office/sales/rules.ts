import { daysAfter } from '../../core/india-time.ts';

/** The groupings of a report of sales: each row is about one of these. */
export const salesGroupings = [
  'day',
  'product',
  'category',
  'state',
  'coupon',
  'payment',
  'astrologer',
] as const;
/** The grouping of a report of sales. */
export type SalesGrouping = (typeof salesGroupings)[number];

/** The keys of rows that are about no product: what buyers paid for delivery, and refunds that name no product. */
export const restRows = { delivery: 'delivery', refunds: 'refunds' } as const;

/** Days (YYYY-MM-DD) in India, both included. */
export type Period = { from: string; to: string };

/** The longest period of a report, in days: five years. */
export const longestPeriod = 1830;

/** The most rows that a report shows. Its CSV file has all. */
export const shownRows = 200;

/** Returns the number of days of a period. */
export const daysOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;

/** Returns whether a text is a day of the calendar between 2000 and 2100, as YYYY-MM-DD. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  daysAfter(text, 0) === text;

/** Returns whether a period begins before it ends, and is not too long. */
export const isPeriod = (period: Period): boolean =>
  isDay(period.from) && isDay(period.to) && period.from <= period.to && daysOf(period) <= longestPeriod;

/** Returns a period between two days in either order. One that is too long begins later. */
export function tidyPeriod(one: string, other: string): Period {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return daysOf({ from, to }) <= longestPeriod
    ? { from, to }
    : { from: daysAfter(to, 1 - longestPeriod), to };
}

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
const monthEnd = (day: string): string => daysAfter(monthsAfter(monthStart(day), 1), -1);

/** Returns the day `months` months after a first of a month. `months` may be negative. */
function monthsAfter(first: string, months: number): string {
  const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * Returns the period just before: as many whole months before whole months, else as many days. February is therefore
 * compared with the whole of January.
 */
export function periodBefore({ from, to }: Period): Period {
  if (from === monthStart(from) && to === monthEnd(to)) {
    const months =
      Number(to.slice(0, 4)) * 12 +
      Number(to.slice(5, 7)) -
      (Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7))) +
      1;
    return { from: monthsAfter(from, -months), to: daysAfter(from, -1) };
  }
  return { from: daysAfter(from, -daysOf({ from, to })), to: daysAfter(from, -1) };
}

/** Returns the same period a year before. 29 February becomes the 28th; a month's end stays the month's end. */
export function yearBefore({ from, to }: Period): Period {
  const shift = (day: string) => {
    const moved = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
  };
  return { from: shift(from), to: to === monthEnd(to) ? monthEnd(shift(monthStart(to))) : shift(to) };
}

/** Periods that the page offers by name. */
export const periodNames = ['today', 'yesterday', 'week', 'days30', 'month', 'monthBefore', 'year'] as const;
/** A period that the page offers by name. `year` is India's financial year, from 1 April. */
export type PeriodName = (typeof periodNames)[number];

/** Returns a named period, seen from a day. Running ones end with that day. */
export function namedPeriod(name: PeriodName, today: string): Period {
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
    case 'week':
      return { from: daysAfter(today, -6), to: today };
    case 'days30':
      return { from: daysAfter(today, -29), to: today };
    case 'month':
      return { from: monthStart(today), to: today };
    case 'monthBefore':
      return { from: monthsAfter(monthStart(today), -1), to: daysAfter(monthStart(today), -1) };
    case 'year': {
      const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
      return { from: `${year}-04-01`, to: today };
    }
  }
}
