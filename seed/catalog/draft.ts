/**
 * How the catalogue files are written: English and Hindi stand side by side as pairs, and `define` turns a draft
 * into the `SeedProduct` that the importer reads. Pairs cannot drift apart in number or order.
 */

import { sizesOf } from '#contract/catalog/products/rules.ts';
import { factsOf } from '../facts/index.ts';
import type { Category, Day, SeedProduct, SeedStockRow, SeedVariant, SizeType } from '../types.ts';
import { giftWords } from './gift-words.ts';

/** A text in both languages: English first, Hindi second. */
export type Pair = readonly [en: string, hi: string];

/**
 * HSN heading and full GST rate by what a thing is made of (GST rate schedule). Boxes of several
 * goods carry the highest rate among them, as a mixed supply does (CGST Act section 8).
 */
export const TAX = {
  looseStone: ['7103', 0.25],
  looseDiamond: ['7102', 1.5],
  pearl: ['7101', 3],
  // Polished coral is worked (9601); shells as they were gathered are not (0508).
  coral: ['9601', 5],
  shell: ['0508', 5],
  jewellery: ['7113', 3],
  stoneArticle: ['7116', 3],
  imitation: ['7117', 3],
  rudraksha: ['1404', 0],
  carvedStone: ['6802', 5],
  wood: ['4420', 5],
  clay: ['6913', 5],
  brass: ['8306', 5],
  copper: ['7419', 5],
  glass: ['7018', 5],
  incense: ['3307', 5],
} as const satisfies Record<string, readonly [hsn: string, gstPercent: number]>;

/** One variant as the catalogue files write it: name, grams (0 when not weighed), rupees, pieces in stock. */
export type VariantRow = readonly [
  name: string,
  gram: number,
  price: number,
  stock: number,
  isDefault?: 'default',
];

/** The offer of a product: variants, or one price in rupees with sized rows or a plain quantity. */
export type Offer =
  | { sku: string; variants: readonly VariantRow[] }
  | { price: number; sizes: Exclude<SizeType, 'Quantity'>; stock: SeedStockRow[] }
  | { price: number; quantity: number };

/** A product as the catalogue files write it; `words` and `tags` are comma lists. */
export type Draft = {
  slug: string;
  name: Pair;
  mini: Pair;
  text: Pair;
  words: string;
  tags: string;
  sub: string;
  brand: string;
  how: readonly Pair[];
  gains: readonly Pair[];
  days: Day[];
  tax: keyof typeof TAX;
  customised?: true;
  offer: Offer;
};

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

const variantsOf = (sku: string, rows: readonly VariantRow[]): SeedVariant[] =>
  rows.map(([variantName, gram, price, stock, isDefault], i) => ({
    variantName,
    ...(gram > 0 ? { gram } : {}),
    price,
    stock,
    sku: `${sku}-${String(i + 1).padStart(2, '0')}`,
    ...(isDefault ? { isDefault: true as const } : {}),
  }));

const offerOf = (offer: Offer) => {
  if ('variants' in offer) return { variants: variantsOf(offer.sku, offer.variants) };
  if ('sizes' in offer) return { price: offer.price, sizeType: offer.sizes, stock: offer.stock };
  return {
    price: offer.price,
    sizeType: 'Quantity' as const,
    stock: [{ size: '', quantity: offer.quantity }],
  };
};

/** The maximum retail price of an offer: its price, or the least and the highest of its variants. */
function mrpOf(offer: Offer): number | readonly [number, number] {
  const prices = 'variants' in offer ? offer.variants.map(([, , price]) => price) : [offer.price];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? least : [least, most];
}

/** Returns the `SeedProduct` of one draft; `category` is that of the file it is in. */
export const define = (category: Category, draft: Draft): SeedProduct => {
  const [hsn, gstPercent] = TAX[draft.tax];
  return {
    slug: draft.slug,
    name: draft.name[0],
    miniDesc: draft.mini[0],
    description: draft.text[0],
    hi: {
      name: draft.name[1],
      miniDesc: draft.mini[1],
      description: draft.text[1],
      howToWear: draft.how.map((step) => step[1]),
      benefits: draft.gains.map((gain) => gain[1]),
    },
    searchWords: [...new Set([...list(draft.words), ...giftWords(draft.slug)])],
    tags: list(draft.tags),
    category,
    subcategory: draft.sub,
    brand: draft.brand,
    howToWear: draft.how.map((step) => step[0]),
    benefits: draft.gains.map((gain) => gain[0]),
    bestDayToWear: draft.days,
    facts: factsOf(draft.slug, mrpOf(draft.offer)),
    hsn,
    gstPercent,
    ...(draft.customised ? { customised: true as const } : {}),
    ...offerOf(draft.offer),
  };
};

/** Returns the products of one category, in the order they are written. */
export const shelf = (category: Category, drafts: readonly Draft[]): SeedProduct[] =>
  drafts.map((draft) => define(category, draft));

/**
 * Returns rows of ring sizes, the smallest first, with the pieces given. With `rest` all 21 sizes are listed, and a
 * size that is not named has so many pieces; without it only the named sizes are. 0 is a size that is sold out.
 */
export const ringStock = (pieces: Record<string, number>, rest?: number): SeedStockRow[] =>
  sizesOf.Ring.flatMap((size) => {
    const quantity = pieces[size] ?? rest;
    return quantity === undefined ? [] : [{ size, quantity }];
  });

/** Returns rows for the sizes named, in the order given. */
export const stockOf = (pieces: Record<string, number>): SeedStockRow[] =>
  Object.entries(pieces).map(([size, quantity]) => ({ size, quantity }));

/** Returns rows for beads, keyed by the number of faces: `mukhiStock({ 5: 20 })`. */
export const mukhiStock = (pieces: Record<number, number>): SeedStockRow[] =>
  Object.entries(pieces).map(([faces, quantity]) => ({ size: `${faces} Mukhi`, quantity }));
