import { expect, test } from 'vitest';
import {
  daysAfter,
  fromIndiaClock,
  indiaDay,
  indiaMinute,
  inIndia,
  noonOf,
  startOfDay,
  toIndiaClock,
} from './india-time.ts';

const firstMinute = new Date('2026-11-21T18:30:59.999Z');

test('a day of India begins at half past six in the evening, UTC', () => {
  expect(inIndia(firstMinute)).toBe('2026-11-22T00:00:59+05:30');
  expect(indiaDay(firstMinute)).toBe('2026-11-22');
  expect(indiaDay(new Date('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21');
  expect(startOfDay('2026-11-22')).toEqual(new Date('2026-11-21T18:30:00Z'));
  expect(noonOf('2026-11-22')).toEqual(new Date('2026-11-22T06:30:00Z'));
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});

test('a clock of India is read as it is written', () => {
  expect(toIndiaClock(firstMinute)).toBe('2026-11-22T00:00');
  expect(indiaMinute(firstMinute)).toBe('2026-11-22 00:00');
  expect(fromIndiaClock('2026-11-22T00:00')).toEqual(startOfDay('2026-11-22'));
  expect(fromIndiaClock('').getTime()).toBeNaN();
});
