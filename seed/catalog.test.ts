import { describe, expect, it } from 'vitest';
import { sizesOf, subcategories } from '#contract/catalog/products/rules.ts';
import { categories, sizeTypes, stockState } from '#contract/core/rules.ts';
import { giftSlugs } from './catalog/gift-words.ts';
import { catalogue } from './catalog/index.ts';
import type { SeedProduct } from './types.ts';

const DEVANAGARI = /[\u0900-\u097F]/;
const words = (text: string) => text.split(/\s+/).length;
const piecesOf = (product: SeedProduct): number[] =>
  'variants' in product ? product.variants.map((v) => v.stock) : product.stock.map((row) => row.quantity);
const pricesOf = (product: SeedProduct): number[] =>
  'variants' in product ? product.variants.map((v) => v.price) : [product.price];
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const total = (pieces: number[]) => pieces.reduce((sum, n) => sum + n, 0);

describe('the demo catalogue as a whole', () => {
  it('fills all 21 categories with at least 160 products', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(160);
    for (const category of categories) {
      expect(catalogue.filter((p) => p.category === category).length, category).toBeGreaterThanOrEqual(5);
    }
  });

  it('repeats no slug, name, Hindi name, description or SKU', () => {
    expect(repeated(catalogue.map((p) => p.slug))).toEqual([]);
    expect(repeated(catalogue.map((p) => p.name))).toEqual([]);
    expect(repeated(catalogue.map((p) => p.hi.name))).toEqual([]);
    expect(repeated(catalogue.map((p) => p.description))).toEqual([]);
    expect(repeated(catalogue.map((p) => p.hi.description))).toEqual([]);
    expect(repeated(catalogue.flatMap((p) => ('variants' in p ? p.variants.map((v) => v.sku) : [])))).toEqual(
      [],
    );
  });

  it('names as gifts only products that there are', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    expect(giftSlugs.filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it('shows every size type, and products with one variant and with many', () => {
    for (const sizeType of sizeTypes) {
      expect(
        catalogue.some((p) => 'sizeType' in p && p.sizeType === sizeType),
        sizeType,
      ).toBe(true);
    }
    const counts = catalogue.map((p) => ('variants' in p ? p.variants.length : 0));
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(6);
  });

  it('has every state of stock, of whole products and of single rows', () => {
    const totals = catalogue.map((p) => total(piecesOf(p)));
    for (const state of ['out', 'few', 'limited', 'plenty'] as const) {
      expect(totals.filter((n) => stockState(n) === state).length, state).toBeGreaterThanOrEqual(5);
    }
    const partly = catalogue.filter((p) => piecesOf(p).includes(0) && total(piecesOf(p)) > 0);
    expect(partly.some((p) => 'variants' in p)).toBe(true);
    expect(partly.some((p) => !('variants' in p))).toBe(true);
    expect(totals.filter((n) => n === 1).length).toBeGreaterThanOrEqual(5);
  });

  it('has something in every price range of the filter', () => {
    const lowest = catalogue.map((p) => Math.min(...pricesOf(p)));
    expect(lowest.filter((n) => n < 1000).length).toBeGreaterThan(20);
    expect(lowest.filter((n) => n >= 1000 && n <= 2000).length).toBeGreaterThan(20);
    expect(lowest.filter((n) => n > 2000 && n <= 3000).length).toBeGreaterThan(10);
    expect(lowest.filter((n) => n > 3000).length).toBeGreaterThan(20);
  });

  it('contains the products of the design mocks at their prices', () => {
    const range = (name: string) => {
      const product = catalogue.find((p) => p.name === name);
      return product ? [Math.min(...pricesOf(product)), Math.max(...pricesOf(product))] : name;
    };
    expect(range('Natural Ruby, Manik')).toEqual([4200, 18500]);
    expect(range('Panch Mukhi Rudraksha')).toEqual([349, 349]);
    expect(range('Sri Yantra, Gold-Plated')).toEqual([1499, 1499]);
    expect(range('Emerald Ring, Panna')).toEqual([6800, 6800]);
    expect(range('Blue Sapphire, Neelam')).toEqual([5900, 24000]);
    expect(range('Seven Chakra Bracelet')).toEqual([599, 599]);
    expect(range('Clay Akhand Diya')).toEqual([249, 249]);
    expect(range('Rudraksha Japa Mala, 108')).toEqual([899, 899]);
    expect(range('Yellow Sapphire, Pukhraj')).toEqual([4800, 21000]);
    expect(range('Kuber Yantra, Copper')).toEqual([799, 799]);
    expect(range('Pyrite Cluster')).toEqual([1250, 1250]);
    expect(range('Garnet Pear Pendant')).toEqual([2100, 2100]);
    expect(range('Evil Eye Amulet')).toEqual([299, 299]);
    expect(range('Red Coral, Moonga')).toEqual([2600, 9800]);
    expect(range('Brass Kachua with Yantra')).toEqual([1150, 1150]);
    expect(range('Amethyst Pyramid')).toEqual([1899, 1899]);
    expect(range('Moti, South Sea Pearl')).toEqual([1800, 7200]);
    expect(range('Hessonite, Gomed')).toEqual([2200, 8400]);
    expect(range("Cat's Eye, Lehsuniya")).toEqual([2400, 9000]);
    expect(range('Saat Mukhi Pendant')).toEqual([3450, 3450]);
    expect(range('Heera, Brilliant Cut')).toEqual([12500, 48000]);
    expect(range('Ek Mukhi Rudraksha')).toEqual([21000, 21000]);
  });

  it('has eight brands', () => {
    expect(new Set(catalogue.map((p) => p.brand)).size).toBe(8);
  });
});

describe.each(catalogue.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  it('is written in full, in Latin letters', () => {
    expect(words(product.description)).toBeGreaterThanOrEqual(60);
    expect(words(product.description)).toBeLessThanOrEqual(140);
    expect(product.miniDesc.length).toBeGreaterThan(15);
    expect(product.miniDesc.length).toBeLessThanOrEqual(90);
    expect(product.howToWear.length).toBeGreaterThanOrEqual(3);
    expect(product.howToWear.length).toBeLessThanOrEqual(6);
    expect(product.benefits.length).toBeGreaterThanOrEqual(3);
    expect(product.benefits.length).toBeLessThanOrEqual(5);
    expect(product.bestDayToWear.length).toBeGreaterThan(0);
    const english = [
      product.name,
      product.miniDesc,
      product.description,
      product.howToWear,
      product.benefits,
    ];
    expect(english.flat().join(' ')).toMatch(/^[\u0020-\u007E\u2018\u2019\u201C\u201D]+$/);
  });

  it('makes no promises and no threats', () => {
    const claims = [...product.benefits, product.miniDesc].join(' ');
    expect(claims).not.toMatch(/\b(cures?|guarantee[ds]?|heals?|miracle|curse[ds]?|bad luck|must buy)\b/i);
  });

  it('is written in Hindi too, with Latin digits', () => {
    const { hi } = product;
    for (const text of [hi.name, hi.miniDesc, hi.description, ...hi.howToWear, ...hi.benefits]) {
      expect(text).toMatch(DEVANAGARI);
      expect(text).not.toMatch(/[०-९]/);
    }
    expect(words(hi.description)).toBeGreaterThanOrEqual(18);
    expect(hi.howToWear.length).toBe(product.howToWear.length);
    expect(hi.benefits.length).toBe(product.benefits.length);
  });

  it('can be found by trade, Hindi and Latin-Hindi words', () => {
    expect(product.searchWords.length).toBeGreaterThanOrEqual(4);
    expect(product.searchWords.some((word) => DEVANAGARI.test(word))).toBe(true);
    expect(product.searchWords.every((word) => word.length > 1)).toBe(true);
    expect(product.tags.length).toBeGreaterThanOrEqual(2);
  });

  it('has a subcategory of its category, an HSN heading and a rate of GST', () => {
    expect([...subcategories[product.category], '']).toContain(product.subcategory);
    expect(product.hsn).toMatch(/^\d{4}$/);
    // Polished coral is worked: heading 9601, never 0508, at 5 %.
    if (product.slug.includes('coral') && product.category === 'Gemstones')
      expect([product.hsn, product.gstPercent]).toEqual(['9601', 5]);
    expect([0, 0.25, 1.5, 3, 5, 18]).toContain(product.gstPercent);
    expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.customised === true).toBe(product.category === 'Customized');
  });

  it('has plausible prices and stock', () => {
    for (const price of pricesOf(product)) expect(Number.isInteger(price) && price >= 99).toBe(true);
    for (const n of piecesOf(product)) expect(Number.isInteger(n) && n >= 0).toBe(true);
    if ('variants' in product) {
      expect(product.variants.filter((v) => v.isDefault)).toHaveLength(1);
      expect(repeated(product.variants.map((v) => v.variantName))).toEqual([]);
      return;
    }
    const sizes = product.stock.map((row) => row.size);
    const known = { ...sizesOf, Quantity: [''] };
    expect(repeated(sizes)).toEqual([]);
    expect(sizes.filter((size) => !known[product.sizeType].includes(size))).toEqual([]);
    // At most a few sizes are sold out, because other API clients offer the first size.
    expect(product.stock.filter((row) => row.quantity === 0).length).toBeLessThanOrEqual(3);
  });
});
