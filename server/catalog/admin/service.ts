import type { AdminProduct, AdminRow, ProductBody, SkuEdit } from '#contract/catalog/admin-products.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { AuditService } from '../../audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { fromRupees } from '../../platform/core/money.ts';
import { type Database, type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../../settings/service.ts';
import type { CatalogService } from '../service.ts';
import { readProduct } from './parse-product.ts';
import type { ProductPictures } from './pictures.ts';
import { inputOf, presentRecord, presentRow } from './present.ts';
import { type AdminRecord, readRecords } from './record-store.ts';
import { type AdminQuery, countLow, readAdminPage, readWords } from './store.ts';
import type { AdminWriting } from './write-products.ts';

/** The services that product administration depends on. */
export type ProductAdminParts = {
  accounts: AccountsService;
  audit: AuditService;
  catalog: CatalogService;
  pictures: ProductPictures;
  settings: SettingsService;
  writing: AdminWriting;
};

/** The product form and the product table of the admin. */
export type ProductAdmin = ReturnType<typeof createProductAdmin>;

/** Creates product administration. `by` is always the acting admin. */
export function createProductAdmin(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { accounts, audit, catalog, pictures, settings, writing }: ProductAdminParts,
) {
  /** Returns the error of a stale edit, with the current product. */
  async function staleEditError(tx: Tx, record: AdminRecord): Promise<AppError> {
    const person = record.updatedBy ? await accounts.person(record.updatedBy, tx) : null;
    const by = person?.name ?? '';
    return new AppError('product_changed', {
      values: { name: by || { en: 'Somebody', hi: 'किसी' } },
      details: { product: presentRecord(record), by, at: record.updatedAt.toISOString() },
    });
  }

  async function one(id: string): Promise<AdminRecord | AppError> {
    const [record] = await readRecords(db, [id]);
    return record ?? appError('product_not_found');
  }

  /**
   * Applies edits to SKUs. Returns 'changed' if a price is not the one the admin saw; stock moves by the
   * difference.
   */
  function editSkus(
    record: AdminRecord,
    edits: readonly SkuEdit[],
  ): AdminRecord['skus'] | AppError | 'changed' {
    const skus = [...record.skus];
    for (const edit of edits) {
      const at = skus.findIndex((sku) => sku.id === edit._id);
      const sku = skus[at];
      if (!sku) return 'changed';
      if (edit.price && sku.price !== fromRupees(edit.price.from)) return 'changed';
      const available = sku.available + (edit.stock ? edit.stock.to - edit.stock.from : 0);
      if (available < 0)
        return appError('product_stock_short', { name: sku.name || record.name, n: sku.available });
      skus[at] = { ...sku, available, price: edit.price ? fromRupees(edit.price.to) : sku.price };
    }
    // All sizes of a product without variants share one price.
    const price = edits.findLast((edit) => edit.price)?.price;
    return record.hasVariants || !price ? skus : skus.map((sku) => ({ ...sku, price: fromRupees(price.to) }));
  }

  return {
    /** Adds a product with the uploaded pictures. Returns its id. */
    async add(body: ProductBody, files: readonly Upload[], by: string): Promise<string | AppError> {
      // Validates before the pictures are encoded, so that an error returns quickly.
      const bare = readProduct(body, null, [{ url: '', alt: '' }]);
      if (bare instanceof AppError) return bare;
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return transact(db, async (tx) => {
        const newPictures = [...(body.pictures ?? []), ...urls.map((url) => ({ url, alt: '' }))];
        const adopted = await pictures.adopt(tx, newPictures, []);
        if (adopted instanceof AppError) return adopted;
        const input = readProduct(body, null, adopted);
        if (input instanceof AppError) return input;
        const [id = ''] = await writing.add(tx, [input], by);
        return id;
      });
    },

    /** Updates a product. Without `body.version` (older clients) the last write wins. */
    async edit(
      id: string,
      body: ProductBody,
      files: readonly Upload[],
      by: string,
    ): Promise<null | AppError> {
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return transact(db, async (tx) => {
        await checkpoint('product.edit', by);
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        if (body.version !== undefined && body.version !== before.version) return staleEditError(tx, before);
        const sent = urls.map((url) => ({ url, alt: '' }));
        const had = before.images.map((url, i) => ({ url, alt: before.imageAlts[i] ?? '' }));
        const newPictures = body.pictures ? [...body.pictures, ...sent] : sent.length > 0 ? sent : had;
        const adopted = await pictures.adopt(tx, newPictures, before.images);
        if (adopted instanceof AppError) return adopted;
        const after = readProduct(body, before, adopted);
        if (after instanceof AppError) return after;
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        return done instanceof AppError ? done : null;
      });
    },

    /** Soft-deletes a product. */
    remove: (id: string, by: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const removed = await catalog.remove(tx, id, by);
        if (removed instanceof AppError) return removed;
        const [record] = await readRecords(tx, [id]);
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'product.delete',
          entity: 'product',
          entityId: id,
          before: { name: record?.name, deleted: false },
          after: { deleted: true },
        });
        return null;
      }),

    /** Restores a deleted product. */
    restore: (id: string, by: string): Promise<AdminProduct | AppError> =>
      transact(db, async (tx) => {
        const restored = await catalog.restore(tx, id, by);
        if (restored instanceof AppError) return restored;
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'product.restore',
          entity: 'product',
          entityId: id,
          before: { deleted: true },
          after: { deleted: false },
        });
        const [record] = await readRecords(tx, [id]);
        return record ? presentRecord(record) : appError('product_not_found');
      }),

    /** Changes prices and stock in place. */
    editSkus: (id: string, edits: readonly SkuEdit[], by: string): Promise<AdminRow | AppError> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        const skus = editSkus(before, edits);
        if (skus === 'changed') return staleEditError(tx, before);
        if (skus instanceof AppError) return skus;
        const after = inputOf({ ...before, skus });
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        if (done instanceof AppError) return done;
        const [record] = await readRecords(tx, [id]);
        return record ? presentRow(record) : appError('product_not_found');
      }),

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
      const [{ total, records }, counts] = await Promise.all([
        readAdminPage(db, query, stockLow),
        countLow(db, stockLow),
      ]);
      return { total, ...counts, stockLow, products: records.map(presentRow) };
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
