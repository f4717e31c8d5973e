import type { z } from 'zod';
import type { productFilterSchema } from '#contract/catalog/products/endpoints.ts';
import { type PriceRange, priceRanges, splitList } from '#contract/core/rules.ts';
import { fromRupees, type Paise } from '../../../platform/core/money.ts';
import { plainText } from '../search/text.ts';

/** The parsed filters of the product list. Empty lists, null and '' do not filter. */
export type Filter = {
  /** The search text as typed; '' if it has no words. */
  q: string;
  category: string[];
  brand: string[];
  size: string[];
  price: PriceRange | null;
  /** `in` for what is in stock. */
  stock: string[];
} & Record<FactDimension, string[]>;

/** The filters by fact. `mukhi` holds numbers, `guide` what a buyer does with a product, `country` the country of origin. */
export const factDimensions = [
  'graha',
  'stone',
  'metal',
  'mukhi',
  'certificate',
  'guide',
  'country',
] as const;
/** A filter by fact. */
export type FactDimension = (typeof factDimensions)[number];

/** The filters with facet counts. */
export const dimensions = ['category', 'brand', 'size', 'price', 'stock', ...factDimensions] as const;
/** A filter with facet counts. */
export type Dimension = (typeof dimensions)[number];

const list = (joined: string | undefined): string[] => splitList((joined ?? '').replaceAll('\0', ''));

/** Parses the filters of a URL. Lists are joined by `joinList`. */
export const readFilter = (query: z.output<typeof productFilterSchema>): Filter => ({
  q: plainText(query.q ?? '') && (query.q as string),
  category: list(query.category),
  brand: list(query.brand),
  size: list(query.size),
  price: query.price ?? null,
  stock: list(query.stock),
  graha: list(query.graha),
  stone: list(query.stone),
  metal: list(query.metal),
  mukhi: list(query.mukhi),
  certificate: list(query.certificate),
  guide: list(query.guide),
  country: list(query.country),
});

/** The filter that lets every product pass. */
export const noFilter: Filter = readFilter({});

/**
 * The price ranges in paise, bounds included; `max` is null if there is none. They apply to a product's
 * lowest price.
 */
export const rangesInPaise = Object.fromEntries(
  Object.entries(priceRanges).map(([key, { min, max }]) => [
    key,
    { min: fromRupees(min), max: max === null ? null : fromRupees(max) },
  ]),
) as Record<PriceRange, { min: Paise; max: Paise | null }>;
