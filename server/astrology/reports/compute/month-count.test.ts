import { expect, it } from 'vitest';
import { lunarMonthAt } from '#jyotish';
import { monthCountOf, monthLabel } from './month-count.ts';

const at = (location: string, latitude = 0, timezone = 'Asia/Kolkata') =>
  monthCountOf({ location, latitude, timezone });

it('counts months as the state of the place does, in either language; else by zone and latitude', () => {
  expect(at('Varanasi, Uttar Pradesh, India')).toBe('purnimanta');
  expect(at('पुणे, महाराष्ट्र, भारत')).toBe('amanta');
  expect(at('Ahmedabad, Gujarat, India', 23)).toBe('amanta');
  expect(at('', 25)).toBe('purnimanta');
  expect(at('', 13)).toBe('amanta');
  expect(at('Kathmandu', 27.7, 'Asia/Kathmandu')).toBe('purnimanta');
  expect(at('Edison, New Jersey, United States', 40.5, 'America/New_York')).toBe('amanta');
});

it('names the other count in brackets in the dark half, when the two differ', () => {
  // Diwali of 2026: the dark half of Ashwina by the amanta count, of Kartika by the purnimanta count.
  const dark = lunarMonthAt(Date.parse('2026-11-08T00:00:00Z'), 1);
  expect(monthLabel(dark, 'purnimanta', 'en')).toBe('Kartika (Ashwina by the amanta count)');
  expect(monthLabel(dark, 'amanta', 'en')).toBe('Ashwina (Kartika by the purnimanta count)');
  const bright = lunarMonthAt(Date.parse('2026-11-15T00:00:00Z'), 1);
  expect(monthLabel(bright, 'amanta', 'hi')).toBe('कार्तिक');
});
