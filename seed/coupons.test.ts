import { describe, expect, it } from 'vitest';
import { catalogue } from './catalog/index.ts';
import { coupons } from './coupons.ts';
import { customers } from './people.ts';

const slugs = new Set(catalogue.map((p) => p.slug));
const emails = new Set(customers.map((c) => c.email));

describe('the coupons of the demo shop', () => {
  it('are at least twelve, of every type and both kinds of discount', () => {
    expect(coupons.length).toBeGreaterThanOrEqual(12);
    expect(new Set(coupons.map((c) => c.type))).toEqual(
      new Set(['general', 'new_user', 'product_specific', 'category_specific', 'cart_value']),
    );
    const percentages = coupons.filter((c) => c.discountType === 'percentage');
    expect(coupons.some((c) => c.discountType === 'flat')).toBe(true);
    expect(percentages.some((c) => c.maxDiscount !== undefined)).toBe(true);
    expect(percentages.some((c) => c.maxDiscount === undefined)).toBe(true);
  });

  it('have unique codes that a buyer can type', () => {
    for (const { code, automatic } of coupons)
      expect(code).toMatch(automatic ? /^AUTO-[A-Z0-9]{3,15}$/ : /^[A-Z0-9]{3,20}$/);
    expect(new Set(coupons.map((c) => c.code)).size).toBe(coupons.length);
  });

  it('show each state: running, ended, not started and paused', () => {
    const running = coupons.filter(
      (c) =>
        c.isActive && c.startDaysFromNow <= 0 && (c.endDaysFromNow === undefined || c.endDaysFromNow > 0),
    );
    expect(running.length).toBeGreaterThanOrEqual(8);
    expect(coupons.some((c) => (c.endDaysFromNow ?? 1) < 0)).toBe(true);
    expect(coupons.some((c) => c.startDaysFromNow > 0)).toBe(true);
    expect(coupons.some((c) => !c.isActive)).toBe(true);
    for (const c of coupons) expect(c.endDaysFromNow ?? Infinity).toBeGreaterThan(c.startDaysFromNow);
  });

  it('give free delivery, buy some get some, and one by itself', () => {
    expect(coupons.some((c) => c.kind === 'delivery')).toBe(true);
    for (const c of coupons) expect(c.pieces !== undefined, c.code).toBe(c.kind === 'buy_get');
    expect(coupons.filter((c) => c.automatic)).toHaveLength(1);
  });

  it('use every condition at least once', () => {
    expect(coupons.some((c) => c.usageLimit)).toBe(true);
    expect(coupons.some((c) => c.perUserLimit)).toBe(true);
    expect(coupons.some((c) => c.newUsersOnly)).toBe(true);
    expect(coupons.some((c) => c.maxCartValue)).toBe(true);
    expect(coupons.some((c) => c.excludedProducts.length > 0)).toBe(true);
    expect(coupons.some((c) => c.restrictedToUsers.length > 0)).toBe(true);
  });

  it('refer only to products and people that exist, and say what they apply to', () => {
    for (const c of coupons) {
      expect([...c.applicableProducts, ...c.excludedProducts].filter((slug) => !slugs.has(slug))).toEqual([]);
      expect(c.restrictedToUsers.filter((email) => !emails.has(email))).toEqual([]);
      expect(c.applicableProducts.length > 0, c.code).toBe(c.type === 'product_specific');
      expect(c.applicableCategories.length > 0, c.code).toBe(c.type === 'category_specific');
      expect(c.newUsersOnly, c.code).toBe(c.type === 'new_user');
    }
  });

  it('give less than the cart is worth and read well in both languages', () => {
    for (const c of coupons) {
      if (c.kind === 'buy_get') expect(c.discountValue).toBeLessThanOrEqual(100);
      else if (c.discountType === 'percentage') expect(c.discountValue).toBeLessThanOrEqual(25);
      else expect(c.discountValue, c.code).toBeLessThanOrEqual(Math.max(c.minCartValue, 100));
      expect(c.maxCartValue ?? Infinity).toBeGreaterThan(c.minCartValue);
      expect(c.description).toMatch(/^[\u0020-\u007E₹]+$/);
      expect(c.hi.description).toMatch(/[\u0900-\u097F]/);
    }
  });
});
