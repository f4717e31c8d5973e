import { expect, test } from 'vitest';
import { formatOrderNumber, parseOrderNumber } from './number.ts';

test('an order number is read however people write it', () => {
  for (const words of ['NR-20461', 'nr-20461', ' NR 20461 ', '#NR20461', 'Nr20461'])
    expect([words, parseOrderNumber(words)]).toEqual([words, 20_461]);
  expect(parseOrderNumber(formatOrderNumber(7))).toBe(7);
});

test('ids, names and phone numbers are no order numbers', () => {
  for (const words of [
    'mwpxrwgoabnkp7un',
    'PREORDER_a_1',
    '9876543210',
    'NR',
    'NR-',
    'Nritya',
    'NR-1234567890123',
  ])
    expect([words, parseOrderNumber(words)]).toEqual([words, null]);
});
