import type { z } from 'zod';
import type { productFilterSchema } from '#contract/catalog/endpoints.ts';
import { type PriceRange, priceRanges, splitList } from '#contract/core/rules.ts';
import { fromRupees, type Paise } from '../platform/core/money.ts';
import { plainText } from './text.ts';

/** The parsed filters of the product list. Empty lists, null and '' do not filter. */
export type Filter = {
  /** The search text, normalised (see `text.ts`). */
  q: string;
  category: string[];
  brand: string[];
  size: string[];
  price: PriceRange | null;
};

/** The filters with facet counts. */
export const dimensions = ['category', 'brand', 'size', 'price'] as const;
/** A filter with facet counts. */
export type Dimension = (typeof dimensions)[number];

const list = (joined: string | undefined): string[] => splitList((joined ?? '').replaceAll('\0', ''));

/** Parses the filters of a URL. Lists are joined by `joinList`. */
export const readFilter = (query: z.output<typeof productFilterSchema>): Filter => ({
  q: plainText(query.q ?? ''),
  category: list(query.category),
  brand: list(query.brand),
  size: list(query.size),
  price: query.price ?? null,
});

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
