import { expect, test } from 'vitest';
import { joinLines, toLines } from './entries.ts';

test('an entry a line keeps its commas and backslashes, and nobody types a sign for them', () => {
  const lines = 'Wash it, then dry it.\nWear it on \\ Sunday';
  expect(joinLines(lines)).toBe('Wash it\\, then dry it.,Wear it on \\\\ Sunday');
  expect(toLines(joinLines(lines))).toBe(lines);
  expect(toLines(joinLines('a\n\n a \nb\n'))).toBe('a\nb');
  expect(toLines('one, two')).toBe('one\ntwo');
});
