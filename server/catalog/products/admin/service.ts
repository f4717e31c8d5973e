import type { AdminProduct } from '#contract/catalog/products/admin-products.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createProductEditing, type ProductEditingParts } from './edit-product.ts';
import { presentRecord, presentRow } from './present.ts';
import { createProductPublishing } from './publish-product.ts';
import { type AdminRecord, readRecords } from './record-store.ts';
import { createProductRemoval, type ProductRemovalParts } from './remove-product.ts';
import { createProductSale, type ProductSaleParts } from './set-sale.ts';
import { type AdminQuery, countLow, readAdminPage, readWords } from './store.ts';

/** The services that product administration depends on. */
export type ProductAdminParts = ProductEditingParts &
  ProductRemovalParts &
  ProductSaleParts & { settings: SettingsService };

/** The product form and the product table of the admin. */
export type ProductAdmin = ReturnType<typeof createProductAdmin>;

/** Creates product administration. `by` is always the acting admin. */
export function createProductAdmin(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { accounts, audit, catalog, pictures, priceGuard, settings, writing }: ProductAdminParts,
) {
  async function one(id: string): Promise<AdminRecord | AppError> {
    const [record] = await readRecords(db, [id]);
    return record ?? appError('product_not_found');
  }

  return {
    ...createProductEditing(db, { accounts, pictures, writing }),
    ...createProductRemoval({ db, now }, { audit, catalog }),
    ...createProductSale({ db, now }, { audit, catalog, priceGuard, writing }),
    ...createProductPublishing({ db, now }, { audit, catalog, writing }),

    /** Returns a product for the form, deleted ones included. */
    async one(id: string): Promise<AdminProduct | AppError> {
      const record = await one(id);
      return record instanceof AppError ? record : presentRecord(record);
    },

    /** Counts products that are low on stock and sold out, by the threshold of the settings (pieces). */
    async low(): Promise<{ low: number; out: number; stockLow: number }> {
      const { stockLow } = await settings.all();
      return { ...(await countLow(db, stockLow)), stockLow };
    },

    /** Returns a page of the table, with the counts of its filters. */
    async list(query: AdminQuery) {
      const { stockLow } = await settings.all();
      const counting = countLow(db, stockLow);
      const [{ total, atLeast, records, pages }, counts] = await Promise.all([
        readAdminPage(db, query, stockLow, counting),
        counting,
      ]);
      return {
        total,
        ...(atLeast && { atLeast: true as const }),
        ...counts,
        stockLow,
        products: records.map(presentRow),
        pages,
      };
    },

    /** Stores one picture for a form. Returns its URL. */
    async keepPicture(files: readonly Upload[], by: string): Promise<string | AppError> {
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return urls[0] ?? appError('product_image_missing');
    },

    /** Returns the brands and subcategories in use. */
    words: () => readWords(db),
  };
}
