import { expect, test } from 'vitest';
import { daysOf, isDay, isPeriod, namedPeriod, periodBefore, tidyPeriod, yearBefore } from './rules.ts';

test('a day exists in the calendar', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const no of ['2026-02-29', '2026-13-01', '2026-1-1', '1999-01-01', 'today'])
    expect(isDay(no)).toBe(false);
});

test('whole months are compared with the months before, other periods with as many days', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(periodBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
    from: '2026-01-30',
    to: '2026-02-28',
  });
  expect(daysOf({ from: '2026-01-30', to: '2026-02-28' })).toBe(30);
});

test('a year before, the end of a month is the end of that month', () => {
  expect(yearBefore({ from: '2024-02-01', to: '2024-02-29' })).toEqual({
    from: '2023-02-01',
    to: '2023-02-28',
  });
  expect(yearBefore({ from: '2025-02-01', to: '2025-02-28' })).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  });
  expect(yearBefore({ from: '2024-02-29', to: '2024-03-03' })).toEqual({
    from: '2023-02-28',
    to: '2023-03-03',
  });
});

test('the financial year begins on 1 April', () => {
  expect(namedPeriod('year', '2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(namedPeriod('year', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' });
  expect(namedPeriod('monthBefore', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(namedPeriod('week', '2026-01-03')).toEqual({ from: '2025-12-28', to: '2026-01-03' });
});

test('days in the wrong order are exchanged, and a long period begins later', () => {
  expect(tidyPeriod('2026-02-02', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-02-02' });
  const long = tidyPeriod('2001-01-01', '2026-03-31');
  expect(long.to).toBe('2026-03-31');
  expect(isPeriod(long)).toBe(true);
});

test('a period begins before it ends, and has at most five years', () => {
  expect(isPeriod({ from: '2021-04-01', to: '2026-03-31' })).toBe(true);
  expect(isPeriod({ from: '2021-03-01', to: '2026-03-31' })).toBe(false);
  expect(isPeriod({ from: '2026-03-31', to: '2026-03-30' })).toBe(false);
});
