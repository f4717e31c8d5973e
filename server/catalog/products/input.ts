import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { HindiTexts } from '../../schema/column-types.ts';

/** The input for a SKU: a variant, or a size ('' for products sold by quantity alone). */
export type SkuInput = {
  /** If given, updates this SKU. If absent, updates the SKU of the same name or code, or creates one. */
  id?: string;
  name: string;
  /** Grams. */
  gram: number | null;
  price: Paise;
  code: string | null;
  isDefault: boolean;
  /** Its own picture. Only one of the product's pictures is kept. */
  picture?: string | null;
  /** Pieces that can be bought, without reserved ones. */
  available: number;
};

/** The input for a product. */
export type ProductInput = {
  /** Set by the demo seed, so that ids are the same on every machine. */
  id?: string;
  slug?: string | null;
  name: string;
  miniDesc: string;
  description: string;
  translations: { hi?: HindiTexts };
  tags: string[];
  /** Trade names and other spellings that a buyer may type. */
  searchWords: string[];
  category: string;
  subcategory: string;
  brand: string;
  howToWear: string[];
  benefits: string[];
  bestDays: string[];
  hasVariants: boolean;
  /** Null exactly when the product has variants. */
  sizeType: SizeType | null;
  hsn: string;
  /** GST rate in basis points, valid from the day of the write. Null leaves the rates unchanged. */
  gst: number | null;
  /** Replaces all rates; each begins on its day ('2026-11-22'). If absent, the rates are unchanged. */
  gstRates?: readonly { from: string; basisPoints: number }[] | undefined;
  customised: boolean;
  featured: boolean;
  priority: number;
  /** The known facts by kind (contract/catalog/products/facts). */
  facts: ProductFacts;
  /** Picture URLs, the card picture first. */
  images: string[];
  /** Alternative texts, in the order of `images`. */
  imageAlts?: readonly string[] | undefined;
  skus: SkuInput[];
  /** Makes the product a service. Only read when it is created; it stays one. */
  service?: 'energisation';
  /** Only read when it is created; the default is published. See `setState`. */
  state?: ProductState;
  /** Only for imports; the default is the time of the write. */
  createdAt?: Date;
  /** The user who writes; null for the system. */
  updatedBy?: string | null;
};

/** Returns whether a text has the form of a product's id. */
export const isProductId = (text: string): boolean => /^[0-9a-z]{16}$/.test(text);
