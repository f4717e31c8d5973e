import { describe, expect, test } from 'vitest';
import { linkFor, readTracking } from './tracking-lines.ts';

const orders = ['a', 'b', 'c'].map((_id, i) => ({ _id, orderNumber: `NR-${20461 + i}` }));
const read = (text: string) => {
  const { byOrder, problems } = readTracking(text, orders);
  return {
    tracking: Object.fromEntries(
      [...byOrder].map(([id, { courier, number }]) => [id, `${courier}|${number}`]),
    ),
    problems: problems.map(({ line, kind }) => `${line} ${kind}`),
  };
};

describe('tracking numbers', () => {
  test.each([
    ['one a line', 'BW1\nBW2\nBW3', { a: '|BW1', b: '|BW2', c: '|BW3' }],
    [
      'with Windows line ends and an empty line for an order without',
      'BW1\r\n\r\nBW3\r\n\r\n',
      { a: '|BW1', c: '|BW3' },
    ],
    ['of digits only, which are no order numbers', '20461\n99001122', { a: '|20461', b: '|99001122' }],
    [
      'by order number, in any order',
      'NR-20463, Bluewing, BW3\nnr 20461,,BW1',
      { c: 'Bluewing|BW3', a: '|BW1' },
    ],
    ['from a table with a head and tabs', 'Order\tCourier\tTracking\n20462\tPawan\tP 2', { b: 'Pawan|P 2' }],
    ['with semicolons and quotes', '"NR-20461";"Blue; Wing";"BW1"', { a: 'Blue; Wing|BW1' }],
    ['without a courier', 'NR-20461,BW1', { a: '|BW1' }],
    [
      'as our own export writes them',
      '\uFEFFNumber,Courier,Tracking number\r\nNR-20461,Bluewing,"=""00123456789012"""',
      { a: 'Bluewing|00123456789012' },
    ],
    ['with tabs and an empty courier', 'NR-20461\t\tBW1', { a: '|BW1' }],
  ])('%s', (_, text, tracking) => {
    expect(read(text)).toEqual({ tracking, problems: [] });
  });

  test.each([
    ['an order that was not ticked', 'NR-20461,B,1\nNR-9,B,2', ['2 unknown']],
    ['a line without an order number', 'NR-20461,B,1\nhello,B,2', ['2 unread']],
    ['an order that was named before', 'NR-20461,B,1\nNR-20461,B,2', ['2 repeated']],
    ['a number that two orders have', 'BW1\nBW1', ['2 sameNumber']],
    ['more lines than orders', '1\n2\n3\n4', ['4 tooMany']],
    ['a missing number', 'NR-20461,Bluewing,', ['1 empty']],
    ['a number that a spreadsheet has shortened', '1.23457E+14', ['1 damaged']],
    ['a number of a hundred characters', 'x'.repeat(100), ['1 tooLong']],
  ])('names the line of %s', (_, text, problems) => {
    expect(read(text).problems).toEqual(problems);
  });

  test('go into the link of the courier', () => {
    expect(linkFor('https://bluewing.test/?n={number}', 'B 1/2')).toBe('https://bluewing.test/?n=B%201%2F2');
    expect([linkFor('', 'B1'), linkFor('https://bluewing.test/{number}', '')]).toEqual(['', '']);
  });
});
