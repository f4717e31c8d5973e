import { expect, test } from 'vitest';
import { indiaDay, startOfDay } from '#contract/core/india-time.ts';
import { mondayOf, neededFrom, readDays, spans, sumDays } from './periods.ts';

/** A day with sales of ₹100, half of them before the current hour. */
const sold = (day: string) => ({ day, amount: 10_000, orders: 2, soFar: 5000, soFarOrders: 1 });
const daysOf = (first: string, last: string) => {
  const found = [];
  for (let at = startOfDay(first); indiaDay(at) <= last; at = new Date(at.getTime() + 86_400_000))
    found.push(sold(indiaDay(at)));
  return found;
};

test('a day of the shop begins at midnight in India', () => {
  expect(indiaDay(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(indiaDay(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
});

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
});

test('a period is compared with the previous one up to the same hour', () => {
  // A Wednesday.
  const now = new Date('2026-11-18T09:00:00+05:30');
  const { today, week, month, days } = spans(daysOf('2026-10-01', '2026-11-18'), now);
  expect(today).toEqual({ now: { amount: 10_000, orders: 2 }, before: { amount: 5000, orders: 1 } });
  expect(week).toEqual({ now: { amount: 30_000, orders: 6 }, before: { amount: 25_000, orders: 5 } });
  expect(month.now).toEqual({ amount: 180_000, orders: 36 });
  expect(month.before).toEqual({ amount: 175_000, orders: 35 });
  expect(days).toHaveLength(30);
  expect(days[0]?.day).toBe('2026-10-20');
  expect(days.at(-1)).toEqual({ day: '2026-11-18', amount: 10_000, orders: 2 });
});

test('the 31st is compared with a whole shorter month, and days without sales count', () => {
  const now = new Date('2026-10-31T12:00:00+05:30');
  const { month, days } = spans(daysOf('2026-09-01', '2026-09-30'), now);
  expect(month).toEqual({ now: { amount: 0, orders: 0 }, before: { amount: 300_000, orders: 60 } });
  expect(days.at(-1)).toEqual({ day: '2026-10-31', amount: 0, orders: 0 });
});

test('sales are read from the start of the earliest period', () => {
  expect(neededFrom(new Date('2026-11-18T09:00:00+05:30'))).toBe('2026-10-01');
  // After a short month, the last thirty days begin earliest.
  expect(neededFrom(new Date('2026-03-01T09:00:00+05:30'))).toBe('2026-01-31');
});

test('free days are put in order, end today, and are a year at most', () => {
  const now = new Date('2026-11-18T09:00:00+05:30');
  expect(readDays({}, now)).toBeNull();
  expect(readDays({ from: '2026-11-01', to: '2026-11-10' }, now)).toEqual({
    from: '2026-11-01',
    to: '2026-11-10',
    before: '2026-10-22',
  });
  expect(readDays({ from: '2026-11-10', to: '2026-11-01' }, now)).toMatchObject({ from: '2026-11-01' });
  expect(readDays({ from: '2026-11-16' }, now)).toMatchObject({ from: '2026-11-16', to: '2026-11-18' });
  expect(readDays({ to: '2026-11-10' }, now)).toMatchObject({ from: '2026-11-10', to: '2026-11-10' });
  expect(readDays({ from: '2027-01-01', to: '2027-02-01' }, now)).toMatchObject({ to: '2026-11-18' });
  expect(readDays({ from: '2020-01-01', to: '2026-11-18' }, now)).toMatchObject({ from: '2025-11-18' });
  // PostgreSQL has no day before the year 1.
  expect(readDays({ to: '0001-01-01' }, now)).toEqual({
    from: '2000-01-01',
    to: '2000-01-01',
    before: '1999-12-31',
  });
});

test('free days are compared with as many days before', () => {
  const days = { from: '2026-11-03', to: '2026-11-04', before: '2026-11-01' };
  const { now, before, days: each } = sumDays(daysOf('2026-11-01', '2026-11-05'), days);
  expect([now, before]).toEqual([
    { amount: 20_000, orders: 4 },
    { amount: 20_000, orders: 4 },
  ]);
  expect(each.map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-04']);
});
