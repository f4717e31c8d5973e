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
import type { ProductPictures } from './pictures.ts';
import { readProduct } from './reading.ts';
import { type AdminRecord, inputOf, presentRecord, presentRow, readRecords } from './record.ts';
import { type AdminQuery, countLow, readAdminPage, readWords } from './store.ts';
import type { AdminWriting } from './writing.ts';

/** What the desk of the goods calls. */
export type ProductAdminParts = {
  accounts: AccountsService;
  audit: AuditService;
  catalog: CatalogService;
  pictures: ProductPictures;
  settings: SettingsService;
  writing: AdminWriting;
};

/** The form and the table of the goods. */
export type ProductAdmin = ReturnType<typeof createProductAdmin>;

/** Makes the desk of the goods. `by` is always the admin who does it. */
export function createProductAdmin(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { accounts, audit, catalog, pictures, settings, writing }: ProductAdminParts,
) {
  /** Refuses an edit that began before somebody else's ended, and says what there is now. */
  async function changedMeanwhile(tx: Tx, record: AdminRecord): Promise<AppError> {
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

  /** A price typed over another one than was seen is told; stock moves by the difference. */
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
    // Goods without variants have one price for all sizes.
    const price = edits.findLast((edit) => edit.price)?.price;
    return record.hasVariants || !price ? skus : skus.map((sku) => ({ ...sku, price: fromRupees(price.to) }));
  }

  return {
    /** Adds a product with the pictures that came with the form; answers its id. */
    async add(body: ProductBody, files: readonly Upload[], by: string): Promise<string | AppError> {
      // Before its pictures are drawn, so that nobody waits for a refusal.
      const bare = readProduct(body, null, [{ url: '', alt: '' }]);
      if (bare instanceof AppError) return bare;
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return transact(db, async (tx) => {
        const wanted = [...(body.pictures ?? []), ...urls.map((url) => ({ url, alt: '' }))];
        const adopted = await pictures.adopt(tx, wanted, []);
        if (adopted instanceof AppError) return adopted;
        const input = readProduct(body, null, adopted);
        if (input instanceof AppError) return input;
        const [id = ''] = await writing.add(tx, [input], by);
        return id;
      });
    },

    /** Writes a product over itself. Without `body.version` (earlier clients) the last one to write wins. */
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
        if (body.version !== undefined && body.version !== before.version)
          return changedMeanwhile(tx, before);
        const sent = urls.map((url) => ({ url, alt: '' }));
        const had = before.images.map((url, i) => ({ url, alt: before.imageAlts[i] ?? '' }));
        const wanted = body.pictures ? [...body.pictures, ...sent] : sent.length > 0 ? sent : had;
        const adopted = await pictures.adopt(tx, wanted, before.images);
        if (adopted instanceof AppError) return adopted;
        const after = readProduct(body, before, adopted);
        if (after instanceof AppError) return after;
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        return done instanceof AppError ? done : null;
      });
    },

    /** Takes a product out of the shop. */
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

    /** Puts a deleted product back. */
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
        if (skus === 'changed') return changedMeanwhile(tx, before);
        if (skus instanceof AppError) return skus;
        const after = inputOf({ ...before, skus });
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        if (done instanceof AppError) return done;
        const [record] = await readRecords(tx, [id]);
        return record ? presentRow(record) : appError('product_not_found');
      }),

    /** Everything the form shows, deleted products included. */
    async one(id: string): Promise<AdminProduct | AppError> {
      const record = await one(id);
      return record instanceof AppError ? record : presentRecord(record);
    },

    /** How many products run low and of how many nothing is left, by the threshold of the settings (pieces). */
    async low(): Promise<{ low: number; out: number; stockLow: number }> {
      const { stockLow } = await settings.all();
      return { ...(await countLow(db, stockLow)), stockLow };
    },

    /** A page of the table with the counts beside its filters. */
    async list(query: AdminQuery) {
      const { stockLow } = await settings.all();
      const [{ total, records }, counts] = await Promise.all([
        readAdminPage(db, query, stockLow),
        countLow(db, stockLow),
      ]);
      return { total, ...counts, stockLow, products: records.map(presentRow) };
    },

    /** Keeps one picture for a form. */
    async keepPicture(files: readonly Upload[], by: string): Promise<string | AppError> {
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return urls[0] ?? appError('product_image_missing');
    },

    /** Brands and subcategories in use. */
    words: () => readWords(db),
  };
}
