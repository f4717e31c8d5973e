import { isDeepStrictEqual } from 'node:util';
import { toRupees } from '../../../platform/core/money.ts';
import type { ProductInput } from '../input.ts';

/** The fields of a product in the audit log, in rupees and percent. */
type Facts = Record<string, unknown>;

/** Returns the fields of a product that admins edit, under readable names. */
export function factsOf(input: ProductInput): Facts {
  const { images, imageAlts = [], gstRates, skus } = input;
  // Lists the fields, because a record has more than admins edit.
  const { name, miniDesc, description, translations, tags, searchWords, category, subcategory, brand } =
    input;
  const { howToWear, benefits, bestDays, hasVariants, sizeType, hsn, customised, facts, state } = input;
  return {
    ...{ name, miniDesc, description, translations, tags, searchWords, category, subcategory, brand },
    ...{
      howToWear,
      benefits,
      bestDays,
      hasVariants,
      sizeType,
      hsn,
      customised,
      facts,
      state: state ?? 'published',
    },
    images: images.map((url, i) => ({ url, alt: imageAlts[i] ?? '' })),
    ...(gstRates && {
      gstRates: gstRates.map(({ from, basisPoints }) => ({ from, percent: basisPoints / 100 })),
    }),
    skus: skus.map((sku) => ({
      name: sku.name,
      gram: sku.gram === null ? null : Number(sku.gram),
      price: toRupees(sku.price),
      code: sku.code,
      isDefault: sku.isDefault,
      picture: sku.picture ?? null,
      stock: sku.available,
    })),
  };
}

/** Returns the fields that differ, before and after; null if none does. */
export function difference(
  before: ProductInput,
  after: ProductInput,
): { before: Facts; after: Facts } | null {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  if (names.length === 0) return null;
  const only = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(was), after: only(is) };
}
