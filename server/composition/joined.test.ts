import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('two modules may not give the same name', () => {
  expect(joined<Record<string, number>>({ orders: 1 }, { carts: 2 })).toEqual({ orders: 1, carts: 2 });
  expect(() => joined<object>({ orders: 1 }, {}, { orders: 2 })).toThrow(
    'Two modules give "orders"; rename one',
  );
});
