import type { AdminProduct, AdminRow } from '#contract/catalog/products/admin-products.ts';
import { toRupees } from '../../../platform/core/money.ts';
import type { ProductInput } from '../input.ts';
import { presentFacts } from '../present.ts';
import type { AdminRecord, AdminSale } from './record-store.ts';

/** Converts a record to the input of an update. */
export const inputOf = ({ skus, service: _, ...record }: AdminRecord): ProductInput & { id: string } => ({
  ...record,
  gst: null,
  skus: skus.map(({ reserved: _, sale: __, reorderLevel: ___, ...sku }) => sku),
});

const presentSale = ({ price, from, to, runs, was }: AdminSale) => ({
  price: toRupees(price),
  from: new Date(from).toISOString(),
  to: to && new Date(to).toISOString(),
  runs,
  was: was === null ? null : toRupees(was),
});

const percentOf = (basisPoints: number): number => basisPoints / 100;

/** Formats a record for the product form. */
export const presentRecord = (record: AdminRecord): AdminProduct => ({
  _id: record.id,
  version: record.version,
  name: record.name,
  miniDesc: record.miniDesc,
  description: record.description,
  category: record.category,
  subcategory: record.subcategory,
  brand: record.brand,
  tags: record.tags,
  searchWords: record.searchWords,
  howToWear: record.howToWear,
  benefits: record.benefits,
  bestDayToWear: record.bestDays,
  hasVariants: record.hasVariants,
  sizeType: record.sizeType,
  skus: record.skus.map((sku) => ({
    _id: sku.id,
    name: sku.name,
    gram: sku.gram,
    price: toRupees(sku.price),
    stock: sku.available,
    reserved: sku.reserved,
    sku: sku.code,
    isDefault: sku.isDefault,
    picture: sku.picture,
    ...(sku.sale && { sale: presentSale(sku.sale) }),
  })),
  pictures: record.images.map((url, i) => ({ url, alt: record.imageAlts[i] ?? '' })),
  hsn: record.hsn,
  gstRates: record.gstRates.map(({ from, basisPoints }) => ({ from, percent: percentOf(basisPoints) })),
  customised: record.customised,
  facts: presentFacts(record),
  translations: record.translations,
  state: record.state,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  deletedAt: record.deletedAt?.toISOString() ?? null,
  ...(record.service && { service: record.service }),
});

/** Formats a record for the product table. */
export const presentRow = (record: AdminRecord): AdminRow => ({
  _id: record.id,
  version: record.version,
  name: record.name,
  nameHi: record.translations.hi?.name || null,
  brand: record.brand,
  category: record.category,
  subcategory: record.subcategory,
  image: record.images[0] ?? null,
  hasVariants: record.hasVariants,
  sizeType: record.sizeType,
  minPrice: toRupees(record.minPrice),
  maxPrice: toRupees(record.maxPrice),
  totalStock: record.skus.reduce((sum, sku) => sum + sku.available, 0),
  skus: record.skus.map(({ id, name, code, price, available, reorderLevel }) => ({
    _id: id,
    name,
    code,
    price: toRupees(price),
    stock: available,
    ...(reorderLevel !== null && { level: reorderLevel }),
  })),
  state: record.state,
  updatedAt: record.updatedAt.toISOString(),
  deletedAt: record.deletedAt?.toISOString() ?? null,
  ...(record.service && { service: record.service }),
});
