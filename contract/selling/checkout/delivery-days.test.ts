import { expect, test } from 'vitest';
import { type DeliveryCalendar, deliveryDates } from './delivery-days.ts';

const shop: DeliveryCalendar = {
  workingDays: 'Mon-Sat',
  hours: [{ days: 'Mon-Fri' }, { days: 'Sat-Sun' }],
  holidays: [{ date: '2027-01-26' }, { date: '2027-03-22' }],
  usual: { from: 3, to: 5 },
  zones: [
    { pins: '30 31', from: 2, to: 3 },
    { pins: '302', from: 1, to: 1 },
  ],
};
const at = (india: string, pin = '411004', calendar = shop) =>
  deliveryDates(new Date(`${india}:00+05:30`), pin, calendar);

test.each([
  // 23 November 2026 is a Monday.
  [
    'packed on Tuesday, three to five days on the road',
    '2026-11-23T11:00',
    '2026-11-24 2026-11-27 2026-11-30',
  ],
  [
    'a minute before midnight in India is still Monday',
    '2026-11-23T23:59',
    '2026-11-24 2026-11-27 2026-11-30',
  ],
  [
    'half past midnight is Tuesday, though UTC says Monday',
    '2026-11-24T00:30',
    '2026-11-25 2026-11-28 2026-12-01',
  ],
  ['an order of Saturday is packed on Monday', '2026-11-21T10:00', '2026-11-23 2026-11-26 2026-11-28'],
  ['an order of Sunday too', '2026-11-22T10:00', '2026-11-23 2026-11-26 2026-11-28'],
  ['a festival is no day of the road', '2027-01-23T10:00', '2027-01-25 2027-01-29 2027-02-01'],
  ['nor a day of packing', '2027-01-25T10:00', '2027-01-27 2027-01-30 2027-02-02'],
])('%s', (_, when, days) => {
  expect(Object.values(at(when) ?? {}).join(' ')).toBe(days);
});

test('a nearer zone is faster, and the longest beginning of the PIN code decides', () => {
  expect(at('2026-11-23T11:00', '302003')).toEqual({
    packs: '2026-11-24',
    from: '2026-11-25',
    to: '2026-11-25',
  });
  expect(at('2026-11-23T11:00', '305001')).toMatchObject({ from: '2026-11-26', to: '2026-11-27' });
  const sameDay = { ...shop, zones: [{ pins: '302', from: 0, to: 1 }] };
  expect(at('2026-11-23T11:00', '302003', sameDay)).toMatchObject({
    packs: '2026-11-24',
    from: '2026-11-24',
  });
});

test('nothing is packed on a weekday on which the shop is closed', () => {
  const closedTuesdays = { ...shop, hours: [{ days: 'Wed-Mon' }] };
  expect(at('2026-11-23T11:00', '411004', closedTuesdays)).toMatchObject({ packs: '2026-11-25' });
});

test('there is no promise for what is no PIN code of India, nor by a shop that never works', () => {
  for (const pin of ['', '41100', '4110041', '011004', '999999', '41100a'])
    expect(at('2026-11-23T11:00', pin)).toBeNull();
  expect(at('2026-11-23T11:00', '411004', { ...shop, hours: [{ days: 'Sun' }] })).toBeNull();
});
