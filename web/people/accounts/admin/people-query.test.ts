import { expect, test } from 'vitest';
import { readFilter, sameFilter } from './people-query.ts';

test('an address that was typed or cut short never asks the API for what it refuses', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query));
  expect(read('q=%20asha%20&role=king&spentAbove=1e9&orderedSince=2026-13-40&kundli=no&page=2')).toEqual({
    q: 'asha',
  });
  expect(read('spentAbove=5000&notOrderedSince=2026-06-01&mails=yes')).toEqual({
    spentAbove: 5000,
    notOrderedSince: '2026-06-01',
    mails: 'yes',
  });
});

test('a segment is recognised by its filters', () => {
  expect(sameFilter({ tag: 'vip' }, { tag: 'vip' })).toBe(true);
  expect(sameFilter({ tag: 'vip' }, { tag: 'vip', spentAbove: 1 })).toBe(false);
});
