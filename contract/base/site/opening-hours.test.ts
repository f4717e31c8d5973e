import { expect, test } from 'vitest';
import { holidaysAhead, openingAt } from './opening-hours.ts';

const shop = {
  hours: [
    { days: 'Mon-Fri', open: '09:00', close: '19:00' },
    { days: 'Sat-Sun', open: '10:00', close: '17:00' },
  ],
  holidays: [
    { date: '2027-10-29', en: 'Diwali', hi: 'दीपावली' },
    { date: '2027-01-26', en: 'Republic Day', hi: 'गणतंत्र दिवस' },
  ],
};
const at = (india: string) => openingAt(new Date(`${india}:00+05:30`), shop);

test.each([
  ['a minute before opening on a Monday', '2026-11-23T08:59', 0, false],
  ['at opening', '2026-11-23T09:00', 0, true],
  ['a minute before closing', '2026-11-23T18:59', 0, true],
  ['at closing', '2026-11-23T19:00', 0, false],
  ['on a Sunday by its own hours', '2026-11-22T16:59', 1, true],
  ['on a Sunday after its own hours', '2026-11-22T18:00', 1, false],
  ['just after midnight in India, still yesterday in UTC', '2026-11-23T00:30', 0, false],
])('%s', (_, when, line, open) => {
  expect(at(when)).toEqual({ line, open, holiday: null });
});

test('a festival closes the shop on a working day, for exactly that day', () => {
  expect(at('2027-10-29T12:00')).toMatchObject({ open: false, holiday: { en: 'Diwali' } });
  expect(at('2027-10-29T00:00').holiday?.en).toBe('Diwali');
  expect(at('2027-10-30T12:00')).toMatchObject({ open: true, holiday: null });
});

test('a day without a line is closed; a span may wrap around the weekend', () => {
  const odd = { hours: [{ days: 'Sat-Mon', open: '10:00', close: '12:00' }], holidays: [] };
  const on = (day: string) => openingAt(new Date(`${day}T11:00:00+05:30`), odd);
  expect([on('2026-11-21'), on('2026-11-22'), on('2026-11-23')].map(({ open }) => open)).toEqual([
    true,
    true,
    true,
  ]);
  expect(on('2026-11-24')).toEqual({ line: -1, open: false, holiday: null });
});

test('upcoming festivals are listed in order, including today’s', () => {
  const names = (day: string) =>
    holidaysAhead(new Date(`${day}T12:00:00+05:30`), shop.holidays).map(({ en }) => en);
  expect(names('2026-11-22')).toEqual(['Republic Day', 'Diwali']);
  expect(names('2027-01-26')).toEqual(['Republic Day', 'Diwali']);
  expect(names('2027-01-27')).toEqual(['Diwali']);
});
