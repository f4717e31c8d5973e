import type { AdminPicture } from '#contract/catalog/products/admin-products.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Pictures } from '../../../storage/pictures.ts';
import type { Storage } from '../../../storage/storage.ts';
import { deleteUploads, insertUploads, lockOldUploads } from './upload-store.ts';

const retentionMs = 2 * 86_400_000;
const sweepBatch = 20;

/** Uploaded pictures that no product uses yet. */
export type ProductPictures = ReturnType<typeof createProductPictures>;

/**
 * Creates the store of pictures that no product uses yet. A picture that a product had is never removed, because orders
 * show it.
 */
export function createProductPictures(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { pictures, storage }: { pictures: Pictures; storage: Storage },
) {
  const inStorage = (url: string) => {
    const [, name] = /^\/media\/([^/]+)$/.exec(url) ?? [];
    return name ? storage.exists(name) : false;
  };

  return {
    /** Re-encodes the files and stores them for two days. Returns their URLs. */
    async keep(files: readonly Upload[], by: string): Promise<string[] | AppError> {
      const large = files.find((file) => file.cutOff);
      if (large) return appError('picture_large', { file: large.name });
      const urls: string[] = [];
      for (const file of files.filter(({ bytes }) => bytes.length > 0)) {
        const url = await pictures.save(file.bytes, { person: by, zooms: true });
        if (url instanceof AppError) return url;
        urls.push(url);
      }
      const rows = urls.map((url) => ({ url, created_at: now(), created_by: by }));
      if (rows.length > 0) await insertUploads(db, rows);
      return urls;
    },

    /** Assigns pictures to a product in its transaction. Each must be in `had` or in the storage. */
    async adopt(
      tx: Tx,
      requested: readonly AdminPicture[],
      had: readonly string[],
    ): Promise<readonly AdminPicture[] | AppError> {
      const urls = requested.map(({ url }) => url);
      if (new Set(urls).size < urls.length) return appError('product_image_unknown');
      if (urls.length > 0) await deleteUploads(tx, urls);
      const there = await Promise.all(urls.map((url) => had.includes(url) || inStorage(url)));
      return there.every(Boolean) ? requested : appError('product_image_unknown');
    },

    /**
     * Removes pictures that stayed unused for two days. Locks the rows and deletes files first, so none is
     * adopted meanwhile.
     */
    async sweep(): Promise<number> {
      const removed = await transact(db, async (tx) => {
        const before = new Date(now().getTime() - retentionMs);
        const urls = await lockOldUploads(tx, { before, limit: sweepBatch });
        if (urls.length === 0) return 0;
        await Promise.all(urls.map((url) => pictures.remove(url)));
        await deleteUploads(tx, urls);
        return urls.length;
      });
      return typeof removed === 'number' ? removed : 0;
    },
  };
}
