import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import { spanDaysAtMost } from '#contract/office/dashboard/rules.ts';

/** A day's sales in paise. `soFar` counts only those up to the current time of day, on the days of {@link cutDays}. */
export type DaySales = { day: string; amount: number; orders: number; soFar: number; soFarOrders: number };

/** An amount in paise, and the number of orders. */
export type Total = { amount: number; orders: number };

/** The number of days in the chart. */
export const shownDays = 30;

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysAfter(day, -weekday);
}

/** Returns the first day of the month before that of a day. */
const monthBefore = (day: string): string => `${daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;

/** Returns the day from which the dashboard needs sales. */
export function neededFrom(now: Date): string {
  const today = indiaDay(now);
  const firsts = [monthBefore(today), daysAfter(mondayOf(today), -7), daysAfter(today, 1 - shownDays)];
  return firsts.sort()[0] ?? today;
}

// On the 31st this is a day that the month before has not; that month is compared as a whole then.
const sameDayBefore = (today: string): string => `${monthBefore(today).slice(0, 8)}${today.slice(8)}`;

/** Returns the days that are compared up to the current time of day: yesterday, a week ago, a month ago. */
export function cutDays(now: Date): string[] {
  const today = indiaDay(now);
  const lastEarlier = daysAfter(`${today.slice(0, 7)}-01`, -1);
  return [daysAfter(today, -1), daysAfter(today, -7), sameDayBefore(today)].filter(
    (day) => day.slice(0, 7) !== lastEarlier.slice(0, 7) || day <= lastEarlier,
  );
}

const none: Omit<DaySales, 'day'> = { amount: 0, orders: 0, soFar: 0, soFarOrders: 0 };

/** Sums sales by day into periods: each until now, and the previous period up to the same hour. */
export function spans(sales: readonly DaySales[], now: Date) {
  const today = indiaDay(now);
  const byDay = new Map(sales.map((one) => [one.day, one]));
  const of = (day: string) => byDay.get(day) ?? { ...none, day };

  /** Sums from the first to the last day. With `soFar` the last day counts only up to the current hour. */
  function total(first: string, last: string, soFar: boolean): Total {
    let [amount, orders] = [0, 0];
    for (let day = first; day <= last; day = daysAfter(day, 1)) {
      const one = of(day);
      const cut = soFar && day === last;
      amount += cut ? one.soFar : one.amount;
      orders += cut ? one.soFarOrders : one.orders;
    }
    return { amount, orders };
  }

  const monday = mondayOf(today);
  const first = `${today.slice(0, 7)}-01`;
  const earlier = monthBefore(today);
  const sameDay = sameDayBefore(today);
  const lastEarlier = daysAfter(first, -1);
  const yesterday = daysAfter(today, -1);
  return {
    today: { now: total(today, today, false), before: total(yesterday, yesterday, true) },
    week: {
      now: total(monday, today, false),
      before: total(daysAfter(monday, -7), daysAfter(today, -7), true),
    },
    month: {
      now: total(first, today, false),
      before: sameDay <= lastEarlier ? total(earlier, sameDay, true) : total(earlier, lastEarlier, false),
    },
    days: Array.from({ length: shownDays }, (_, back) => {
      const { day, amount, orders } = of(daysAfter(today, back + 1 - shownDays));
      return { day, amount, orders };
    }),
  };
}

/** Free days, both inclusive (YYYY-MM-DD, IST), and the day before which as many days end. */
export type Days = { from: string; to: string; before: string };

const dayMs = 86_400_000;
const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs) + 1;

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one < other ? other : one);

/** Nothing was sold earlier, and PostgreSQL has no day before the year 1, which may be compared with. */
const firstDay = '2000-01-01';

/**
 * Returns the days that were asked for, with the first of as many days before. One of the two alone is one end: up to
 * today, or a single day. Days to come and before 2000 are cut off, and so is what is over a year. Null if neither is given.
 */
export function readDays(
  asked: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Days | null {
  if (!asked.from && !asked.to) return null;
  const today = indiaDay(now);
  const one = asked.from ?? asked.to ?? today;
  const other = asked.to ?? today;
  const to = earlier(later(later(one, other), firstDay), today);
  const from = later(later(earlier(earlier(one, other), to), firstDay), daysAfter(to, 1 - spanDaysAtMost));
  return { from, to, before: daysAfter(from, -daysBetween(from, to)) };
}

/** Sums sales by day into free days and those before, and lists each of the days. */
export function sumDays(sales: readonly DaySales[], { from, to, before }: Days) {
  const byDay = new Map(sales.map((one) => [one.day, one]));
  const list = (first: string, last: string) =>
    Array.from({ length: daysBetween(first, last) }, (_, n) => {
      const { day, amount, orders } = byDay.get(daysAfter(first, n)) ?? { ...none, day: daysAfter(first, n) };
      return { day, amount, orders };
    });
  const total = (days: readonly Total[]): Total =>
    days.reduce<Total>((sum, one) => ({ amount: sum.amount + one.amount, orders: sum.orders + one.orders }), {
      amount: 0,
      orders: 0,
    });
  const days = list(from, to);
  return { now: total(days), before: total(list(before, daysAfter(from, -1))), days };
}
