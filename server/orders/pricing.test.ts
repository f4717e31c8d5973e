import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, fromRupees, toRupees } from '../platform/core/money.ts';
import { deliveryFor, includedGst, priceOrder } from './pricing.ts';

const rule = { charge: fromRupees(100), freeAbove: fromRupees(499) };
const paise = (max: number) => fc.integer({ min: 0, max }).map(asPaise);
const cart = fc.array(fc.record({ price: paise(50_000_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
  minLength: 1,
  maxLength: 30,
});

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
        const price = priceOrder(lines, rule, discount);
        for (const figure of Object.values(price)) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(price.subtotal).toBe(lines.reduce((total, line) => total + line.price * line.quantity, 0));
        expect(price.total).toBe(Math.max(price.subtotal + price.delivery - discount, 0));
        expect(price.total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('GST is subtotal x 18/118 to two decimals', () => {
    fc.assert(
      fc.property(paise(1_000_000_000), (subtotal) => {
        const exact = (subtotal * 18) / 118;
        const gst = includedGst(subtotal);
        expect(Math.abs(gst - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(toRupees(gst)).toBe(Number(toRupees(gst).toFixed(2)));
      }),
    );
  });

  test('the order of lines does not matter', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(priceOrder([...lines].reverse(), rule)).toEqual(priceOrder(lines, rule));
      }),
    );
  });
});

test('half a paisa is rounded up', () => {
  // 59 x 18 / 118 = 9 exactly; 3.2777... paise: 0.5 cases arise at odd multiples of 118/36.
  expect(includedGst(asPaise(5900))).toBe(900);
  expect(includedGst(asPaise(59))).toBe(9);
  expect(includedGst(asPaise(23))).toBe(4);
});
