import { describe, expect, it } from 'vitest';
import { firstChoice, needsSize, offerOf, pictureOf, problemOf } from './choice.ts';
import { choiceOf } from './intents.ts';

const variant = (id: string, price: number, stock: number, image?: string) => ({
  _id: id,
  variantName: id,
  price,
  stock,
  isDefault: false,
  ...(image && { image }),
});
const withVariants = (defaultVariantId: string | null, ...variants: ReturnType<typeof variant>[]) => ({
  hasVariants: true,
  variants,
  defaultVariantId,
  sizeType: null,
  stock: [],
  totalStock: variants.reduce((sum, { stock }) => sum + stock, 0),
  priceRange: { min: 100, max: 300, display: '' },
});
const sized = (sizeType: 'Ring' | 'Mukhi' | 'Quantity', ...rows: [string, number][]) => ({
  hasVariants: false,
  variants: [],
  defaultVariantId: null,
  sizeType,
  stock: rows.map(([size, quantity]) => ({ _id: size, size, quantity })),
  totalStock: rows.reduce((sum, [, quantity]) => sum + quantity, 0),
  priceRange: { min: 500, max: 500, display: '' },
});

describe('choice of a product', () => {
  it('begins with the default variant, or the first in stock where that one is sold out', () => {
    const [a, b] = [variant('a', 100, 2), variant('b', 300, 5)];
    expect(firstChoice(withVariants('b', a, b)).variantId).toBe('b');
    expect(firstChoice(withVariants(null, a, b)).variantId).toBe('a');
    expect(firstChoice(withVariants('a', variant('a', 100, 0), b)).variantId).toBe('b');
  });

  it('is taken up after a login as it was, within the stock, and never with another variant', () => {
    const product = withVariants('a', variant('a', 100, 2), variant('b', 300, 5));
    const stored = { variantId: 'b', size: null, quantity: 3 };
    expect(choiceOf(product, stored)).toEqual(stored);
    expect(choiceOf(product, { ...stored, quantity: 9 }).quantity).toBe(5);
    expect(problemOf(product, choiceOf(product, { ...stored, variantId: 'gone' }))).toBe('selectVariant');
    expect(choiceOf(sized('Ring', ['7', 2]), { size: '7', quantity: 2.5 })).toMatchObject({
      size: '7',
      quantity: 1,
    });
  });

  it('shows the price and stock of the chosen variant, a range while none is', () => {
    const product = withVariants('a', variant('a', 100, 2), variant('b', 300, 5));
    expect(offerOf(product, { variantId: 'b', size: null, quantity: 1 })).toEqual({
      price: 300,
      available: 5,
    });
    expect(offerOf(product, { variantId: null, size: null, quantity: 1 })).toEqual({
      price: null,
      available: 7,
    });
  });

  it('asks for a size, except when there is one alone or a product is sold by quantity', () => {
    const ring = sized('Ring', ['7', 2], ['8', 0]);
    const none = firstChoice(ring);
    expect(needsSize(ring)).toBe(true);
    expect(none.size).toBeNull();
    expect(problemOf(ring, none)).toBe('selectSize');
    expect(problemOf(ring, { ...none, size: '7' })).toBeNull();
    expect(problemOf(ring, { ...none, size: '8' })).toBe('soldOut');
    expect(offerOf(ring, { ...none, size: '7' }).available).toBe(2);
    const beads = sized('Mukhi', ['5', 3]);
    expect(firstChoice(beads).size).toBe('5');
    expect(problemOf(beads, firstChoice(beads))).toBeNull();
    const diya = sized('Quantity', ['', 4]);
    expect(problemOf(diya, firstChoice(diya))).toBeNull();
    expect(offerOf(diya, firstChoice(diya))).toEqual({ price: 500, available: 4 });
  });

  it('reports a sold-out product before a missing choice', () => {
    const gone = withVariants('a', variant('a', 100, 0));
    expect(firstChoice(gone).variantId).toBeNull();
    expect(problemOf(gone, firstChoice(gone))).toBe('soldOut');
    expect(
      problemOf(withVariants('a', variant('a', 1, 1)), { variantId: null, size: null, quantity: 1 }),
    ).toBe('selectVariant');
  });

  it('shows the picture of the chosen variant or size, and none of its own where neither has one', () => {
    const weighed = withVariants('a', variant('a', 100, 2), variant('b', 300, 5, '/media/b.avif'));
    expect(pictureOf(weighed, { variantId: 'b', size: null })).toBe('/media/b.avif');
    expect(pictureOf(weighed, { variantId: 'a', size: null })).toBeUndefined();
    const stones = {
      variants: [],
      stock: [{ _id: '1', size: 'Garnet', quantity: 3, image: '/media/g.avif' }],
    };
    expect(pictureOf(stones, { variantId: null, size: 'Garnet' })).toBe('/media/g.avif');
    expect(pictureOf(stones, { variantId: null, size: null })).toBeUndefined();
  });
});
