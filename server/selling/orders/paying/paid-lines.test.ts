import { expect, it } from 'vitest';
import { paidForLines } from './paid-lines.ts';

const paid = (discount: number, lines: [price: number, quantity: number][]) => {
  const priced = lines.map(([price, quantity], i) => ({ id: String(i), price, quantity, discount: null }));
  const subtotal = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return [...paidForLines({ subtotal, discount }, priced).values()];
};

it.each([
  [
    'no discount',
    0,
    [
      [10_000, 1],
      [500, 3],
    ],
    [10_000, 1500],
  ],
  [
    'a tenth of each',
    1150,
    [
      [10_000, 1],
      [500, 3],
    ],
    [9000, 1350],
  ],
  [
    'a discount that does not divide',
    100,
    [
      [100, 1],
      [100, 1],
      [100, 1],
    ],
    [67, 66, 67],
  ],
  [
    'all of it',
    300,
    [
      [100, 1],
      [200, 1],
    ],
    [0, 0],
  ],
  ['nothing cost anything', 0, [[0, 1]], [0]],
] as [string, number, [number, number][], number[]][])('%s', (_, discount, lines, expected) => {
  expect(paid(discount, lines)).toEqual(expected);
});

it('always adds up to what was paid for the products', () => {
  for (let discount = 0; discount <= 1000; discount += 7) {
    const lines: [number, number][] = [
      [333, 1],
      [77, 3],
      [101, 7],
    ];
    const subtotal = 333 + 231 + 707;
    expect(paid(discount, lines).reduce((sum, one) => sum + one, 0)).toBe(subtotal - discount);
  }
});

it('takes a coupon for certain items from those items alone', () => {
  const lines = [
    { id: 'ruby', price: 10_000, quantity: 1, discount: 2000 },
    { id: 'bell', price: 5000, quantity: 2, discount: 0 },
  ];
  expect([...paidForLines({ subtotal: 20_000, discount: 2000 }, lines)]).toEqual([
    ['ruby', 8000],
    ['bell', 10_000],
  ]);
});
