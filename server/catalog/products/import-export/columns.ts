import { typedList } from '#contract/catalog/products/rules.ts';
import { toRupees } from '../../../platform/core/money.ts';
import type { AdminRecord, AdminSku } from '../admin/record-store.ts';
import { type FactColumn, factColumnNames, writeFact } from './fact-columns.ts';

/** A column of the CSV file, of the product or of one of its SKUs. */
type Column = {
  of: 'product' | 'sku';
  write(record: AdminRecord, sku: AdminSku): string;
};

const ofProduct = (write: (record: AdminRecord) => string): Column => ({ of: 'product', write });
const ofSku = (write: (sku: AdminSku) => string): Column => ({ of: 'sku', write: (_, sku) => write(sku) });

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const ownColumns = {
  product: ofProduct((p) => p.slug ?? p.id),
  name: ofProduct((p) => p.name),
  short_description: ofProduct((p) => p.miniDesc),
  description: ofProduct((p) => p.description),
  category: ofProduct((p) => p.category),
  subcategory: ofProduct((p) => p.subcategory),
  brand: ofProduct((p) => p.brand),
  tags: ofProduct((p) => typedList(p.tags)),
  search_words: ofProduct((p) => typedList(p.searchWords)),
  how_to_wear: ofProduct((p) => typedList(p.howToWear)),
  benefits: ofProduct((p) => typedList(p.benefits)),
  best_days: ofProduct((p) => typedList(p.bestDays)),
  hsn: ofProduct((p) => p.hsn),
  gst_rates: ofProduct((p) => p.gstRates.map((rate) => `${rate.from}=${rate.basisPoints / 100}`).join('; ')),
  customised: ofProduct((p) => yesNo(p.customised)),
  name_hi: ofProduct((p) => p.translations.hi?.name ?? ''),
  short_description_hi: ofProduct((p) => p.translations.hi?.miniDesc ?? ''),
  description_hi: ofProduct((p) => p.translations.hi?.description ?? ''),
  how_to_wear_hi: ofProduct((p) => typedList(p.translations.hi?.howToWear ?? [])),
  benefits_hi: ofProduct((p) => typedList(p.translations.hi?.benefits ?? [])),
  images: ofProduct((p) => p.images.join(' ')),
  image_alts: ofProduct((p) => (p.imageAlts.some(Boolean) ? joinAlts(p.imageAlts) : '')),
  kind: ofProduct((p) => p.facts.kind ?? ''),
  sold_by: ofProduct((p) => p.sizeType ?? 'Variants'),
  variant_or_size: ofSku((sku) => sku.name),
  gram: ofSku((sku) => (sku.gram === null ? '' : String(Number(sku.gram)))),
  price: ofSku((sku) => String(toRupees(sku.price))),
  stock: ofSku((sku) => String(sku.available)),
  sku: ofSku((sku) => sku.code ?? ''),
  is_default: ofSku((sku) => yesNo(sku.isDefault)),
  picture: ofSku((sku) => sku.picture ?? ''),
} satisfies Record<string, Column>;

/** The heading of a column that is no fact. */
export type OwnColumn = keyof typeof ownColumns;

/** The heading of a column. */
export type ColumnName = OwnColumn | FactColumn;

/** The columns of the file, in order, the facts last. `cells.ts` parses what these write. */
export const columns = {
  ...ownColumns,
  ...Object.fromEntries(factColumnNames.map((name) => [name, ofProduct((p) => writeFact(p, name))])),
} as Record<ColumnName, Column>;

/** All headings in their order. */
export const columnNames = Object.keys(columns) as ColumnName[];

/** Joins alternative texts in one cell, one per line. Empty ones keep their line. */
function joinAlts(alts: readonly string[]): string {
  return alts.join('\n');
}

/** Returns the CSV rows of a product, one per SKU. */
export const exportedRows = (record: AdminRecord): string[][] =>
  record.skus.map((sku) => columnNames.map((name) => columns[name].write(record, sku)));
