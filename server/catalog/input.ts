import type { SizeType } from '#contract/core/rules.ts';
import type { Paise } from '../platform/core/money.ts';
import type { HindiTexts } from './rows.ts';

/** A SKU as it is written: a variant, or a row of stock by size ('' for products sold by quantity alone). */
export type SkuInput = {
  /** Given: this very SKU is kept. Absent: one of the same name or code is kept, else it is new. */
  id?: string;
  name: string;
  /** Grams. */
  gram: number | null;
  price: Paise;
  code: string | null;
  isDefault: boolean;
  /** Pieces on the shelf that can be bought; reserved ones are not among them. */
  available: number;
};

/** A product as it is written. */
export type ProductInput = {
  /** Given by the demo seed so that ids are the same on every machine. */
  id?: string;
  slug?: string | null;
  name: string;
  miniDesc: string;
  description: string;
  translations: { hi?: HindiTexts };
  tags: string[];
  /** Trade names and other spellings a buyer may type. */
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
  /** GST rate in basis points from the day of writing on; null leaves the rates as they are. */
  gst: number | null;
  /** All rates with the day each begins ('2026-11-22'), in place of those there are; absent leaves them. */
  gstRates?: readonly { from: string; basisPoints: number }[] | undefined;
  customised: boolean;
  featured: boolean;
  priority: number;
  /** Picture URLs, the card picture first. */
  images: string[];
  /** What they show in words, in their order; absent: nobody said. */
  imageAlts?: readonly string[] | undefined;
  skus: SkuInput[];
  /** Only for imports; otherwise the moment of writing. */
  createdAt?: Date;
  /** Who writes; null for the house itself. */
  updatedBy?: string | null;
};
