import { expect, test } from 'vitest';
import { isSlug, slugOf } from './rules.ts';

test('an address is made of the Latin letters of a name', () => {
  expect(slugOf('Malas for Japa & Puja')).toBe('malas-for-japa-puja');
  expect(slugOf('  Śrī Yantra -- new ')).toBe('sri-yantra-new');
  expect(slugOf('रुद्राक्ष')).toBe('');
  expect(isSlug(slugOf(`${'very '.repeat(20)}long`))).toBe(true);
  expect(['ab', 'a--b', '-ab', 'Abc', 'a b c'].some(isSlug)).toBe(false);
});
