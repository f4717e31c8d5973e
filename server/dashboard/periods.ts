import { daysAfter, indiaDay, startOfDay } from '../platform/core/india-time.ts';

/** A day's sales in paise; `soFar` counts what came up to the hour it is now. */
export type DaySales = { day: string; amount: number; orders: number; soFar: number; soFarOrders: number };

/** Paise and orders. */
export type Total = { amount: number; orders: number };

/** How many days the chart shows. */
export const shownDays = 30;

/** The first day of the week (Monday) that a day lies in. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysAfter(day, -weekday);
}

/** The first day of the month before the one a day lies in. */
const monthBefore = (day: string): string => `${daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;

/** The instant from which sales are needed for everything that is shown at `now`. */
export function neededFrom(now: Date): Date {
  const today = indiaDay(now);
  const firsts = [monthBefore(today), daysAfter(mondayOf(today), -7), daysAfter(today, 1 - shownDays)];
  return startOfDay(firsts.sort()[0] ?? today);
}

const none: Omit<DaySales, 'day'> = { amount: 0, orders: 0, soFar: 0, soFarOrders: 0 };

/** Sales by day made into the spans that are shown: each until now, beside the span before it up to the same hour. */
export function spans(sales: readonly DaySales[], now: Date) {
  const today = indiaDay(now);
  const byDay = new Map(sales.map((one) => [one.day, one]));
  const of = (day: string) => byDay.get(day) ?? { ...none, day };

  /** From the first day to the last, the last one only up to this hour where `soFar`. */
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
  // The 31st is compared with the last day of a shorter month, all of it.
  const sameDay = `${earlier.slice(0, 8)}${today.slice(8)}`;
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
