import { expect, test } from 'vitest';
import { splitList } from '#contract/core/rules.ts';
import { joinEntries, toLines } from './entries.ts';

test('comma lists and lines are split, trimmed, and empties and repeats dropped', () => {
  expect(splitList(joinEntries('alpha, beta ,, gamma'))).toEqual(['alpha', 'beta', 'gamma']);
  expect(splitList(joinEntries('Monday, Thursday\n\n Monday \r\nSunday'))).toEqual([
    'Monday',
    'Thursday',
    'Sunday',
  ]);
  expect(joinEntries(' , \n ,')).toBe('');
});

test('an entry keeps a comma and a backslash that are marked, and shows them so', () => {
  const typed = 'Wash it\\, then dry it.\nWear it on \\\\ Sunday';
  expect(splitList(joinEntries(typed))).toEqual(['Wash it, then dry it.', 'Wear it on \\ Sunday']);
  expect(toLines(joinEntries(typed))).toBe(typed);
  expect(toLines('one, two')).toBe('one\ntwo');
});
