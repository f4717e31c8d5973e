import type { DeskProduct, DeskRow, ProductBody, SkuEdit } from '#contract/catalog/admin-products.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { AuditService } from '../../audit/service.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { Fault, fault } from '../../platform/core/fault.ts';
import { fromRupees } from '../../platform/core/money.ts';
import { type Database, type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/parts.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettingsService } from '../../settings/service.ts';
import type { CatalogService } from '../service.ts';
import type { ProductPictures } from './pictures.ts';
import { readProduct } from './reading.ts';
import { type DeskRecord, inputOf, presentRecord, presentRow, readRecords } from './record.ts';
import { countLow, type DeskQuery, readDeskPage, readWords } from './store.ts';
import type { DeskWriting } from './writing.ts';

/** What the desk of the goods calls. */
export type ProductDeskParts = {
  accounts: AccountsService;
  audit: AuditService;
  catalog: CatalogService;
  pictures: ProductPictures;
  settings: SettingsService;
  writing: DeskWriting;
};

/** The form and the table of the goods. */
export type ProductDesk = ReturnType<typeof createProductDesk>;

/** Makes the desk of the goods. `by` is always the admin who does it. */
export function createProductDesk(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { accounts, audit, catalog, pictures, settings, writing }: ProductDeskParts,
) {
  /** Refuses an edit that began before somebody else's ended, and says what there is now. */
  async function changedMeanwhile(tx: Tx, record: DeskRecord): Promise<Fault> {
    const person = record.updatedBy ? await accounts.person(record.updatedBy, tx) : null;
    const by = person?.name ?? '';
    return new Fault('product_changed', {
      values: { name: by || { en: 'Somebody', hi: 'किसी' } },
      details: { product: presentRecord(record), by, at: record.updatedAt.toISOString() },
    });
  }

  async function one(id: string): Promise<DeskRecord | Fault> {
    const [record] = await readRecords(db, [id]);
    return record ?? fault('product_not_found');
  }

  /** A price typed over another one than was seen is told; stock moves by the difference. */
  function editSkus(record: DeskRecord, edits: readonly SkuEdit[]): DeskRecord['skus'] | Fault | 'changed' {
    const skus = [...record.skus];
    for (const edit of edits) {
      const at = skus.findIndex((sku) => sku.id === edit._id);
      const sku = skus[at];
      if (!sku) return 'changed';
      if (edit.price && sku.price !== fromRupees(edit.price.from)) return 'changed';
      const available = sku.available + (edit.stock ? edit.stock.to - edit.stock.from : 0);
      if (available < 0)
        return fault('product_stock_short', { name: sku.name || record.name, n: sku.available });
      skus[at] = { ...sku, available, price: edit.price ? fromRupees(edit.price.to) : sku.price };
    }
    // Goods without variants have one price for all sizes.
    const price = edits.findLast((edit) => edit.price)?.price;
    return record.hasVariants || !price ? skus : skus.map((sku) => ({ ...sku, price: fromRupees(price.to) }));
  }

  return {
    /** Adds a product with the pictures that came with the form; answers its id. */
    async add(body: ProductBody, files: readonly Upload[], by: string): Promise<string | Fault> {
      // Before its pictures are drawn, so that nobody waits for a refusal.
      const bare = readProduct(body, null, [{ url: '', alt: '' }]);
      if (bare instanceof Fault) return bare;
      const urls = await pictures.keep(files, by);
      if (urls instanceof Fault) return urls;
      return transact(db, async (tx) => {
        const wanted = [...(body.pictures ?? []), ...urls.map((url) => ({ url, alt: '' }))];
        const adopted = await pictures.adopt(tx, wanted, []);
        if (adopted instanceof Fault) return adopted;
        const input = readProduct(body, null, adopted);
        if (input instanceof Fault) return input;
        const [id = ''] = await writing.add(tx, [input], by);
        return id;
      });
    },

    /** Writes a product over itself. Without `body.version` (earlier clients) the last one to write wins. */
    async edit(id: string, body: ProductBody, files: readonly Upload[], by: string): Promise<null | Fault> {
      const urls = await pictures.keep(files, by);
      if (urls instanceof Fault) return urls;
      return transact(db, async (tx) => {
        await checkpoint('product.edit', by);
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof Fault) return locked;
        const before = locked[0] as DeskRecord;
        if (body.version !== undefined && body.version !== before.version)
          return changedMeanwhile(tx, before);
        const sent = urls.map((url) => ({ url, alt: '' }));
        const had = before.images.map((url, i) => ({ url, alt: before.imageAlts[i] ?? '' }));
        const wanted = body.pictures ? [...body.pictures, ...sent] : sent.length > 0 ? sent : had;
        const adopted = await pictures.adopt(tx, wanted, before.images);
        if (adopted instanceof Fault) return adopted;
        const after = readProduct(body, before, adopted);
        if (after instanceof Fault) return after;
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        return done instanceof Fault ? done : null;
      });
    },

    /** Takes a product out of the shop. */
    remove: (id: string, by: string): Promise<null | Fault> =>
      transact(db, async (tx) => {
        const removed = await catalog.remove(tx, id, by);
        if (removed instanceof Fault) return removed;
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
    restore: (id: string, by: string): Promise<DeskProduct | Fault> =>
      transact(db, async (tx) => {
        const restored = await catalog.restore(tx, id, by);
        if (restored instanceof Fault) return restored;
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
        return record ? presentRecord(record) : fault('product_not_found');
      }),

    /** Changes prices and stock in place. */
    editSkus: (id: string, edits: readonly SkuEdit[], by: string): Promise<DeskRow | Fault> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof Fault) return locked;
        const before = locked[0] as DeskRecord;
        const skus = editSkus(before, edits);
        if (skus === 'changed') return changedMeanwhile(tx, before);
        if (skus instanceof Fault) return skus;
        const after = inputOf({ ...before, skus });
        const done = await writing.overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
        if (done instanceof Fault) return done;
        const [record] = await readRecords(tx, [id]);
        return record ? presentRow(record) : fault('product_not_found');
      }),

    /** Everything the form shows, deleted products included. */
    async one(id: string): Promise<DeskProduct | Fault> {
      const record = await one(id);
      return record instanceof Fault ? record : presentRecord(record);
    },

    /** How many products run low and of how many nothing is left, by the threshold of the settings (pieces). */
    async low(): Promise<{ low: number; out: number; stockLow: number }> {
      const { stockLow } = await settings.all();
      return { ...(await countLow(db, stockLow)), stockLow };
    },

    /** A page of the table with the counts beside its filters. */
    async list(query: DeskQuery) {
      const { stockLow } = await settings.all();
      const [{ total, records }, counts] = await Promise.all([
        readDeskPage(db, query, stockLow),
        countLow(db, stockLow),
      ]);
      return { total, ...counts, stockLow, products: records.map(presentRow) };
    },

    /** Keeps one picture for a form. */
    async keepPicture(files: readonly Upload[], by: string): Promise<string | Fault> {
      const urls = await pictures.keep(files, by);
      if (urls instanceof Fault) return urls;
      return urls[0] ?? fault('product_image_missing');
    },

    /** Brands and subcategories in use. */
    words: () => readWords(db),
  };
}
