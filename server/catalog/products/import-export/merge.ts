import { isDeepStrictEqual } from 'node:util';
import { noFacts } from '#contract/catalog/products/facts/kinds.ts';
import { productLimits, sizesOf } from '#contract/catalog/products/rules.ts';
import type { SizeType } from '#contract/core/rules.ts';
import { fromRupees } from '../../../platform/core/money.ts';
import type { FileProblem, HindiTexts } from '../../../schema/column-types.ts';
import { inputOf } from '../admin/present.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import type { ProductInput, SkuInput } from '../input.ts';
import type { Values } from './cells.ts';
import { type ColumnName, columns } from './columns.ts';
import { mergeFacts } from './fact-columns.ts';
import type { SheetRow } from './sheet.ts';

type Report = (
  row: number,
  column: ColumnName,
  code: FileProblem['code'],
  values?: FileProblem['values'],
) => void;

/** Merges the product columns of a product's rows. Reports rows that contradict the first; empty cells do not. */
function productValues(rows: readonly SheetRow[], report: Report): Values {
  const all: Record<string, unknown> = {};
  const from: Record<string, number> = {};
  const empty = (value: unknown) =>
    value === '' || value === null || (Array.isArray(value) && value.length === 0);
  for (const { row, values } of rows) {
    for (const [name, value] of Object.entries(values)) {
      if (columns[name as ColumnName].of !== 'product') continue;
      if (!(name in all)) {
        all[name] = value;
        from[name] = row;
      } else if (!empty(value) && name !== 'customised' && !isDeepStrictEqual(all[name], value))
        report(row, name as ColumnName, 'differs', { row: from[name] ?? 0 });
    }
  }
  return all as Values;
}

const required = ['name', 'description', 'category', 'sold_by', 'images'] as const;
const empty: Omit<ProductInput, 'name' | 'description' | 'category'> = {
  miniDesc: '',
  translations: {},
  tags: [],
  searchWords: [],
  subcategory: '',
  brand: '',
  howToWear: [],
  benefits: [],
  bestDays: [],
  hasVariants: false,
  sizeType: 'Quantity',
  hsn: '',
  gst: null,
  gstRates: [],
  facts: noFacts,
  customised: false,
  featured: false,
  priority: 0,
  images: [],
  imageAlts: [],
  skus: [],
};

function hindiOf(values: Values, before: HindiTexts | undefined): { hi?: HindiTexts } {
  const texts = {
    name: values.name_hi,
    miniDesc: values.short_description_hi,
    description: values.description_hi,
    howToWear: values.how_to_wear_hi,
    benefits: values.benefits_hi,
  };
  const merged = Object.entries({ ...before, ...clean(texts) }).filter(
    ([, value]) => value && Object.keys(value).length > 0,
  );
  return merged.length > 0 ? { hi: Object.fromEntries(merged) as HindiTexts } : {};
}

const clean = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Merges the SKUs of the file into the existing ones. Unmentioned SKUs are unchanged. */
function mergeSkus(
  rows: readonly SheetRow[],
  { sizeType, known }: { sizeType: SizeType | null; known: readonly SkuInput[] },
  report: Report,
): SkuInput[] {
  const skus = known.map((sku) => ({ ...sku }));
  const seen = new Map<string, number>();
  let chosen = 0;
  for (const { row, values } of rows) {
    const name = values.variant_or_size ?? '';
    if (sizeType === 'Quantity' && name) report(row, 'variant_or_size', 'size_none');
    if (sizeType !== 'Quantity' && !name) report(row, 'variant_or_size', 'required');
    const twin = seen.get(name);
    if (twin) report(row, 'variant_or_size', 'sku_twice', { row: twin });
    seen.set(name, row);
    const old = skus.find((sku) => sku.name === name);
    if (!old) {
      const offered = sizeType && sizeType !== 'Quantity' ? sizesOf[sizeType] : null;
      if (name && offered && !offered.includes(name)) report(row, 'variant_or_size', 'size', { value: name });
      // Sizes share one price, so a new size needs none if others exist.
      if (values.price === undefined && (sizeType === null || skus.length === 0))
        report(row, 'price', 'price');
      if (values.stock === undefined) report(row, 'stock', 'stock');
    }
    if (values.is_default) {
      if (chosen) report(row, 'is_default', 'default_twice', { row: chosen });
      chosen = row;
      for (const sku of skus) sku.isDefault = false;
    }
    const sku = old ?? {
      name,
      gram: null,
      price: skus[0]?.price ?? fromRupees(0),
      code: null,
      isDefault: false,
      available: 0,
    };
    if (values.gram !== undefined && sizeType === null) sku.gram = values.gram;
    if (values.price !== undefined) sku.price = fromRupees(values.price);
    if (values.stock !== undefined) sku.available = values.stock;
    if (values.sku !== undefined) sku.code = values.sku || null;
    if (values.picture !== undefined && sizeType !== 'Quantity') sku.picture = values.picture || null;
    if (values.is_default) sku.isDefault = sizeType === null;
    if (!old) skus.push(sku);
  }
  applySharedPrice(rows, skus, sizeType, report);
  const [first] = skus;
  if (sizeType === null && first && !skus.some((sku) => sku.isDefault)) first.isDefault = true;
  return skus;
}

/** Applies the price of a product without variants. All rows that give one must agree. */
function applySharedPrice(
  rows: readonly SheetRow[],
  skus: SkuInput[],
  sizeType: SizeType | null,
  report: Report,
): void {
  if (sizeType === null) return;
  const priced = rows.filter((row) => row.values.price !== undefined);
  const first = priced[0];
  if (first?.values.price === undefined) return;
  const price = first.values.price;
  for (const other of priced) {
    if (other.values.price !== price)
      report(other.row, 'price', 'price_one', { row: first.row, value: price });
  }
  for (const sku of skus) sku.price = fromRupees(price);
}

/** Merges rows into a product, or into a new one if `before` is null. `key` is the product's id or slug in the file. */
export function mergeProduct(
  rows: readonly SheetRow[],
  { key, before }: { key: string; before: AdminRecord | null },
  report: Report,
): ProductInput | null {
  const first = rows[0]?.row ?? 0;
  const values = productValues(rows, report);
  if (!before) for (const name of required) if (values[name] === undefined) report(first, name, 'required');
  // For a new product a missing sold_by is already reported. The default avoids follow-up problems in its rows.
  const sold = values.sold_by ?? (before ? (before.sizeType ?? 'Variants') : 'Quantity');
  const sizeType = sold === 'Variants' ? null : sold;
  if (before && sizeType !== before.sizeType)
    report(first, 'sold_by', 'sold_by_fixed', { value: before.sizeType ?? 'Variants' });
  const old: Omit<ProductInput, 'name' | 'description' | 'category'> = before ? inputOf(before) : empty;
  const category = values.category ?? before?.category ?? '';
  const skus = mergeSkus(rows, { sizeType, known: old.skus }, report);
  if (skus.length > productLimits.skus)
    report(first, 'variant_or_size', 'skus_many', { most: productLimits.skus });
  const images = values.images ?? old.images;
  if (values.images?.length === 0 && (!before || old.images.length > 0))
    report(first, 'images', 'images_most');
  for (const { row, values: cells } of rows)
    if (cells.picture && !images.includes(cells.picture))
      report(row, 'picture', 'image', { value: cells.picture });
  // Without the column, pictures that stay keep their alternative texts.
  const currentAlts = images.map((url) => before?.imageAlts[before.images.indexOf(url)] ?? '');
  const alts = values.image_alts ? images.map((_, i) => values.image_alts?.[i] ?? '') : currentAlts;
  return {
    ...old,
    ...(before ? {} : { slug: key }),
    name: values.name ?? before?.name ?? '',
    description: values.description ?? before?.description ?? '',
    category,
    facts: mergeFacts(values, { category, before: old.facts }, (column) =>
      report(first, column, 'fact_not_of_kind'),
    ),
    ...clean({
      miniDesc: values.short_description,
      subcategory: values.subcategory,
      brand: values.brand,
      tags: values.tags,
      searchWords: values.search_words,
      howToWear: values.how_to_wear,
      benefits: values.benefits,
      bestDays: values.best_days,
      hsn: values.hsn,
      gstRates: values.gst_rates,
      customised: values.customised,
    }),
    translations: hindiOf(values, before?.translations.hi),
    hasVariants: sizeType === null,
    sizeType,
    images,
    imageAlts: alts,
    skus,
  };
}
