import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, fromRupees, toRupees } from '../../../platform/core/money.ts';
import { deliveryFor, priceOrder } from './pricing.ts';

const rule = { charge: fromRupees(100), freeAbove: fromRupees(499) };
const rules = { delivery: rule, tax: { registered: true, goodsRate: 1800 } };
const paise = (max: number) => fc.integer({ min: 0, max }).map(asPaise);
const plain = { rate: null, discounted: true };
const cart = fc.array(
  fc
    .record({ price: paise(50_000_000), quantity: fc.integer({ min: 1, max: 99 }) })
    .map((line) => ({ ...line, ...plain })),
  { minLength: 1, maxLength: 30 },
);

describe('delivery', () => {
  test.each([
    [0, 100],
    [498.99, 100],
    [499, 100],
    [499.01, 0],
    [10_000, 0],
  ])('for a subtotal of %d is %d', (subtotal, delivery) => {
    expect(toRupees(deliveryFor(fromRupees(subtotal), rule))).toBe(delivery);
  });
});

describe('properties of any cart', () => {
  test('amounts are whole paise, the total is never negative, and the parts add up', () => {
    fc.assert(
      fc.property(cart, paise(60_000_000), (lines, discount) => {
        const price = priceOrder(lines, rules, discount);
        const { taxes: _, lineDiscounts, ...figures } = price;
        for (const figure of [...lineDiscounts, ...Object.values(figures)])
          expect(Number.isSafeInteger(figure)).toBe(true);
        expect(price.subtotal).toBe(lines.reduce((total, line) => total + line.price * line.quantity, 0));
        expect(price.total).toBe(Math.max(price.subtotal + price.delivery - discount, 0));
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect(lineDiscounts.reduce<number>((total, one) => total + one, 0)).toBe(
          Math.min(discount, price.subtotal),
        );
      }),
    );
  });

  test('GST is subtotal x 18/118 to two decimals', () => {
    fc.assert(
      fc.property(paise(1_000_000_000), (subtotal) => {
        const exact = (subtotal * 18) / 118;
        const { gst } = priceOrder([{ price: subtotal, quantity: 1, ...plain }], rules);
        expect(Math.abs(gst - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(toRupees(gst)).toBe(Number(toRupees(gst).toFixed(2)));
      }),
    );
  });

  test('the order of lines does not matter', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const { lineDiscounts: _, ...there } = priceOrder(lines, rules);
        const { lineDiscounts: __, ...back } = priceOrder([...lines].reverse(), rules);
        expect(back).toEqual(there);
      }),
    );
  });
});

test('half a paisa is rounded up', () => {
  const gst = (subtotal: number) =>
    priceOrder([{ price: asPaise(subtotal), quantity: 1, ...plain }], rules).gst;
  // 59 x 18 / 118 = 9 exactly; 3.2777... paise: 0.5 cases arise at odd multiples of 118/36.
  expect(gst(5900)).toBe(900);
  expect(gst(59)).toBe(9);
  expect(gst(23)).toBe(4);
});
