import { describe, expect, it } from 'vitest';
import { catalogue } from './catalog/index.ts';
import { customers } from './people.ts';
import { reviews } from './reviews.ts';

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const countBy = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const share = (pattern: RegExp) => reviews.filter((r) => pattern.test(r.text)).length / reviews.length;

describe('the reviews of the demo shop', () => {
  it('are a few more than 400, no two alike', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(400);
    expect(reviews.length).toBeLessThanOrEqual(410);
    expect(repeated(reviews.map((r) => r.text))).toEqual([]);
  });

  it('come from seed customers, about ten each, one per product', () => {
    const known = new Set(customers.map((c) => c.email));
    expect(reviews.filter((r) => !known.has(r.customer))).toEqual([]);
    expect(repeated(reviews.map((r) => `${r.customer} ${r.product}`))).toEqual([]);
    const counts = countBy(reviews.map((r) => r.customer));
    for (const { email } of customers) {
      expect(counts.get(email), email).toBeGreaterThanOrEqual(6);
      expect(counts.get(email), email).toBeLessThanOrEqual(14);
    }
  });

  it('name the variant or the size that can be bought, or neither for plain quantities', () => {
    for (const review of reviews) {
      const product = catalogue.find((p) => p.slug === review.product);
      expect(product, review.product).toBeDefined();
      if (!product) continue;
      if ('variants' in product) {
        expect(
          product.variants.map((v) => v.variantName),
          review.text,
        ).toContain(review.variantName);
        expect(review.size).toBeUndefined();
      } else if (product.sizeType === 'Quantity') {
        expect([review.size, review.variantName], review.text).toEqual([undefined, undefined]);
      } else {
        expect(
          product.stock.map((row) => row.size),
          review.text,
        ).toContain(review.size);
        expect(review.variantName).toBeUndefined();
      }
    }
  });

  it('are of nothing that exists only once and is still for sale', () => {
    const single = catalogue.filter((p) => p.facts.values.one_piece).map((p) => p.slug);
    expect(single.length).toBeGreaterThan(3);
    expect(reviews.filter((r) => single.includes(r.product))).toEqual([]);
  });

  it('are spread realistically: one product with 20 or more, many with few, some with none', () => {
    const counts = countBy(reviews.map((r) => r.product));
    expect(Math.max(...counts.values())).toBeGreaterThanOrEqual(20);
    expect([...counts.values()].filter((n) => n <= 3).length).toBeGreaterThan(40);
    expect(catalogue.filter((p) => !counts.has(p.slug)).length).toBeGreaterThan(10);
  });

  it('are mostly positive and sometimes not', () => {
    const of = (...stars: number[]) =>
      reviews.filter((r) => stars.includes(r.rating)).length / reviews.length;
    expect(of(4, 5)).toBeGreaterThan(0.75);
    expect(of(1, 2, 3)).toBeGreaterThan(0.08);
    for (const stars of [1, 2, 3, 4, 5]) expect(of(stars)).toBeGreaterThan(0);
  });

  it('are one word to eighty words long, in two languages and two scripts', () => {
    const lengths = reviews.map((r) => r.text.trim().split(/\s+/).length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThan(55);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(82);
    expect(share(/[\u0900-\u097F]/)).toBeGreaterThan(0.12);
    expect(share(/[\u0900-\u097F]/)).toBeLessThan(0.2);
    expect(share(/\b(hai|bahut|accha|aur|liya|asli)\b/i)).toBeGreaterThan(0.04);
  });

  it('are at most a year old and never from today', () => {
    for (const { daysAgo } of reviews) {
      expect(Number.isInteger(daysAgo)).toBe(true);
      expect(daysAgo).toBeGreaterThanOrEqual(1);
      expect(daysAgo).toBeLessThanOrEqual(365);
    }
  });
});
