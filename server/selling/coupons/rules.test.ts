import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/core/app-error.ts';
import { asPaise, fromRupees } from '../../platform/core/money.ts';
import { priceOrder } from '../orders/placing/pricing.ts';
import { type CouponCart, type CouponRule, discountOf } from './discount.ts';
import { judge } from './rules.ts';

const now = new Date('2026-11-21T06:00:00Z');
const buyer = { userId: 'me', hasBought: false, usesOfThis: 0 };
const cart: CouponCart = {
  subtotal: fromRupees(1000),
  delivery: fromRupees(100),
  lines: [
    {
      price: fromRupees(1000),
      quantity: 1,
      amount: fromRupees(1000),
      productId: 'ruby',
      variantId: 'ruby-5',
      category: 'Gemstones',
    },
  ],
};
const rule = (change: Partial<CouponRule> = {}): CouponRule => ({
  code: 'TEN',
  kind: 'amount',
  way: 'code',
  combinable: false,
  buyGet: null,
  scope: 'cart',
  discountType: 'percentage',
  value: 1000,
  minCart: asPaise(0),
  maxCart: null,
  maxDiscount: null,
  startsAt: new Date('2026-01-01'),
  endsAt: null,
  isActive: true,
  usageLimit: null,
  usageCount: 0,
  perUserLimit: null,
  newUsersOnly: false,
  products: [],
  variants: [],
  excluded: [],
  categories: [],
  users: [],
  ...change,
});
const verdict = (change: Partial<CouponRule>, who = buyer): string | number => {
  const judged = judge(rule(change), cart, who, now);
  return judged instanceof AppError ? judged.code : judged.discount;
};

describe('each check, in order', () => {
  // Every row also fails all the checks below it, so that the order itself is tested.
  const failings: [string, Partial<CouponRule>, Partial<typeof buyer>][] = [
    ['coupon_inactive', { isActive: false }, {}],
    ['coupon_not_started', { startsAt: new Date('2026-12-01') }, {}],
    ['coupon_expired', { endsAt: new Date('2026-11-01') }, {}],
    ['coupon_min_cart', { minCart: fromRupees(1000.01) }, {}],
    ['coupon_max_cart', { maxCart: fromRupees(999.99) }, {}],
    ['coupon_product', { products: ['emerald'] }, {}],
    ['coupon_variant', { variants: ['ruby-3'] }, {}],
    ['coupon_excluded', { excluded: ['ruby'] }, {}],
    ['coupon_category', { categories: ['Rudraksha'] }, {}],
    ['coupon_other_user', { users: ['you'] }, {}],
    ['coupon_new_user', { newUsersOnly: true }, { hasBought: true }],
    ['coupon_used_up', { usageLimit: 5, usageCount: 5 }, {}],
    ['coupon_used_by_you', { perUserLimit: 1 }, { usesOfThis: 1 }],
    ['coupon_no_discount', { value: 0 }, {}],
  ];
  test.each(failings.map((row, i) => [row[0], i] as const))('%s', (code, i) => {
    // Start and end cannot both fail at once. The end is added only when the start is not under test.
    const rows = failings.slice(i).filter(([other]) => other === code || other !== 'coupon_not_started');
    const change = Object.assign({}, ...rows.map((row) => row[1]).reverse());
    const who = Object.assign({ ...buyer }, ...rows.map((row) => row[2]));
    expect(verdict(change, who)).toBe(code);
  });

  test('one matching line among others is enough; a category matches in any letter case', () => {
    expect(verdict({ categories: ['gemstones', 'Yantras'], products: ['ruby', 'emerald'] })).toBe(10_000);
  });

  test('limits are inclusive: a cart of exactly the minimum, exactly the maximum, the last day', () => {
    expect(verdict({ minCart: fromRupees(1000), maxCart: fromRupees(1000), endsAt: now })).toBe(10_000);
  });
});

describe('any cart, any coupon', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 }).map(asPaise);
  test('a flat discount is its value, capped at the subtotal', () => {
    fc.assert(
      fc.property(amount, amount, (subtotal, value) => {
        expect(discountOf({ discountType: 'flat', value, maxDiscount: null }, subtotal)).toBe(
          Math.min(value, subtotal),
        );
      }),
    );
  });
  test('a percentage is rounded to the paisa, capped by maxDiscount and the subtotal, never negative', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 20_000 }),
        fc.option(amount),
        (subtotal, value, maxDiscount) => {
          const discount = discountOf({ discountType: 'percentage', value, maxDiscount }, subtotal);
          const exact = (subtotal * value) / 10_000;
          const cap = Math.min(subtotal, maxDiscount ?? Number.POSITIVE_INFINITY);
          expect(Number.isInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(cap);
          if (exact <= cap) expect(Math.abs(discount - exact)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  test('a coupon that counts takes something off, and the total is never below zero', () => {
    const rules = {
      delivery: { charge: fromRupees(100), freeAbove: fromRupees(499) },
      tax: { registered: true, goodsRate: 1800 },
    };
    const plain = { rate: null, discounted: true };
    const lines = fc.array(
      fc
        .record({ price: amount, quantity: fc.integer({ min: 1, max: 20 }) })
        .map((line) => ({ ...line, ...plain })),
      { minLength: 1, maxLength: 10 },
    );
    const coupon = fc.record({
      discountType: fc.constantFrom('flat' as const, 'percentage' as const),
      value: fc.integer({ min: 0, max: 200_000 }),
      maxDiscount: fc.option(amount),
      minCart: amount,
      maxCart: fc.option(amount),
    });
    fc.assert(
      fc.property(lines, coupon, (bought, change) => {
        const { subtotal } = priceOrder(bought, rules);
        const whole = { ...cart, subtotal, lines: cart.lines.map((line) => ({ ...line, amount: subtotal })) };
        const judged = judge(rule(change), whole, buyer, now);
        if (judged instanceof AppError) {
          expect(['coupon_min_cart', 'coupon_max_cart', 'coupon_no_discount']).toContain(judged.code);
          return;
        }
        const { discount } = judged;
        expect(discount).toBeGreaterThan(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        const { total, delivery: charge } = priceOrder(bought, rules, discount);
        expect(total).toBe(subtotal + charge - discount);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a coupon for the products that it names', () => {
  const line = (rupees: number) => ({ price: fromRupees(rupees), quantity: 1, amount: fromRupees(rupees) });
  const lines: CouponCart['lines'] = [
    { ...line(7900), productId: 'ruby', variantId: 'ruby-5', category: 'Gemstones' },
    { ...line(7450), productId: 'ring', variantId: null, category: 'Rings' },
  ];
  const mixed = { subtotal: fromRupees(15_350), delivery: fromRupees(0), lines };
  const judged = (change: Partial<CouponRule>) =>
    judge(rule({ scope: 'goods', value: 800, ...change }), mixed, buyer, now);

  test('takes its percent from those lines only', () => {
    const took = (...rupees: [number, number]) => ({
      discount: fromRupees(rupees[0] + rupees[1]),
      lines: rupees.map(fromRupees),
      delivery: 0,
    });
    expect(judged({ categories: ['Gemstones'] })).toEqual(took(632, 0));
    expect(judged({ products: ['ring'] })).toEqual(took(0, 596));
    expect(judged({ variants: ['ruby-5'] })).toEqual(took(632, 0));
  });

  test('takes no flat amount beyond them', () => {
    const flat = { discountType: 'flat' as const, value: 900_000 };
    expect(judged({ ...flat, products: ['ring'] })).toMatchObject({ discount: fromRupees(7450) });
  });

  test('takes from the whole cart when it names nothing, or was made by the specified call', () => {
    expect(judged({})).toMatchObject({
      discount: fromRupees(1228),
      lines: [fromRupees(632), fromRupees(596)],
    });
    expect(judged({ scope: 'cart', categories: ['Gemstones'] })).toMatchObject({
      discount: fromRupees(1228),
    });
  });
});
