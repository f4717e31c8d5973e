import { expect, it } from 'vitest';
import { lifePathSums } from '#contract/astrology/horoscope/life-path.ts';
import { birthDate, digitsOf } from '#web/forms/birth-date.ts';

const now = new Date('2026-11-22T06:00:00Z');

it('accepts existing days that are not in the future', () => {
  expect(birthDate({ day: '29', month: '2', year: '2024' }, now)).toEqual({ date: '2024-02-29' });
  expect(birthDate({ day: '29', month: '2', year: '2023' }, now)).toBe('impossible');
  expect(birthDate({ day: '31', month: '4', year: '2000' }, now)).toBe('impossible');
  expect(birthDate({ day: '23', month: '11', year: '2026' }, now)).toBe('impossible');
  // The reader's own day, however far it is from Greenwich.
  const midnight = new Date(2026, 10, 23, 0, 5);
  expect(birthDate({ day: '23', month: '11', year: '2026' }, midnight)).toEqual({ date: '2026-11-23' });
  expect(birthDate({ day: '24', month: '11', year: '2026' }, midnight)).toBe('impossible');
  expect(birthDate({ day: '1', month: '', year: '2000' }, now)).toBe('missing');
});

it('adds digits until one is left, without master numbers', () => {
  expect(lifePathSums('1994-08-14')).toEqual([36, 9]);
  expect(lifePathSums('1992-09-09')).toEqual([39, 12, 3]);
  expect(lifePathSums('1990-01-09')).toEqual([29, 11, 2]);
  expect(digitsOf('1994-08-14').join('')).toBe('14081994');
});
