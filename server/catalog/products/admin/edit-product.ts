import type { AdminRow, ProductBody, SkuEdit } from '#contract/catalog/products/admin-products.ts';
import { byLang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import { readProduct } from './parse-product.ts';
import type { ProductPictures } from './pictures.ts';
import { inputOf, presentRecord, presentRow } from './present.ts';
import type { Editor } from './price-guard.ts';
import { type AdminRecord, readRecords } from './record-store.ts';
import { applySkuEdits } from './sku-edits.ts';
import type { AdminWriting } from './write-products.ts';

/** The services that the product form depends on. */
export type ProductEditingParts = {
  accounts: AccountsService;
  pictures: ProductPictures;
  writing: AdminWriting;
};

const words = readWords('products/answers');

/** The word for a person whose name is not known, by language. */
export const somebody = byLang((lang) => words[lang].somebody);

/** Returns the error of a stale edit, with the current product. */
async function staleEditError(accounts: AccountsService, tx: Tx, record: AdminRecord): Promise<AppError> {
  const person = record.updatedBy ? await accounts.person(record.updatedBy, tx) : null;
  const by = person?.name ?? '';
  return new AppError('product_changed', {
    values: { name: by || somebody },
    details: { product: presentRecord(record), by, at: record.updatedAt.toISOString() },
  });
}

/** Creates what the product form does: adding, editing, and changing prices and stock. `by` is the acting admin. */
export function createProductEditing(db: Database, { accounts, pictures, writing }: ProductEditingParts) {
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
      editor: Editor,
    ): Promise<null | AppError> {
      const { by } = editor;
      const urls = await pictures.keep(files, by);
      if (urls instanceof AppError) return urls;
      return transact(db, async (tx) => {
        await checkpoint('product.edit', by);
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        if (body.version !== undefined && body.version !== before.version)
          return staleEditError(accounts, tx, before);
        const sent = urls.map((url) => ({ url, alt: '' }));
        const had = before.images.map((url, i) => ({ url, alt: before.imageAlts[i] ?? '' }));
        const newPictures = body.pictures ? [...body.pictures, ...sent] : sent.length > 0 ? sent : had;
        const adopted = await pictures.adopt(tx, newPictures, before.images);
        if (adopted instanceof AppError) return adopted;
        const after = readProduct(body, before, adopted);
        if (after instanceof AppError) return after;
        const done = await writing.overwrite(tx, [{ before, after }], { editor, action: 'product.edit' });
        return done instanceof AppError ? done : null;
      });
    },

    /** Changes prices and stock in place. */
    editSkus: (id: string, edits: readonly SkuEdit[], editor: Editor): Promise<AdminRow | AppError> =>
      transact(db, async (tx) => {
        const locked = await writing.lock(tx, [id]);
        if (locked instanceof AppError) return locked;
        const before = locked[0] as AdminRecord;
        const skus = applySkuEdits(before, edits);
        if (skus === 'changed') return staleEditError(accounts, tx, before);
        if (skus instanceof AppError) return skus;
        const after = inputOf({ ...before, skus });
        const done = await writing.overwrite(tx, [{ before, after }], { editor, action: 'product.edit' });
        if (done instanceof AppError) return done;
        const [record] = await readRecords(tx, [id]);
        return record ? presentRow(record) : appError('product_not_found');
      }),
  };
}
