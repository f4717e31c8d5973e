import type { AdminPicture } from '#contract/catalog/admin-products.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { type Database, type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../platform/storage/pictures.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const keptMs = 2 * 86_400_000;
const sweptAtOnce = 20;

/** Pictures on their way into products. */
export type ProductPictures = ReturnType<typeof createProductPictures>;

/**
 * Keeps pictures that belong to no product yet. They are never removed once a product had them: orders show the
 * picture of what was bought.
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
    /** Draws the files anew and keeps them for two days; answers their addresses. */
    async keep(files: readonly Upload[], by: string): Promise<string[] | AppError> {
      const large = files.find((file) => file.cutOff);
      if (large) return appError('picture_large', { file: large.name });
      const urls: string[] = [];
      for (const file of files.filter(({ bytes }) => bytes.length > 0)) {
        const url = await pictures.keep(file.bytes, { person: by });
        if (url instanceof AppError) return url;
        urls.push(url);
      }
      const rows = urls.map((url) => ({ url, created_at: now(), created_by: by }));
      if (rows.length > 0) await db.insertInto('product_uploads').values(rows).execute();
      return urls;
    },

    /** Takes pictures into a product in its transaction; `had` are those it has. Each must be there. */
    async adopt(
      tx: Tx,
      wanted: readonly AdminPicture[],
      had: readonly string[],
    ): Promise<readonly AdminPicture[] | AppError> {
      const urls = wanted.map(({ url }) => url);
      if (new Set(urls).size < urls.length) return appError('product_image_unknown');
      if (urls.length > 0) await tx.deleteFrom('product_uploads').where('url', 'in', urls).execute();
      const there = await Promise.all(urls.map((url) => had.includes(url) || inStorage(url)));
      return there.every(Boolean) ? wanted : appError('product_image_unknown');
    },

    /** Removes what nobody used for two days. The files go before the rows, so that nobody takes one that is going. */
    async sweep(): Promise<number> {
      const gone = await transact(db, async (tx) => {
        const rows = await tx
          .selectFrom('product_uploads')
          .select('url')
          .where('created_at', '<', new Date(now().getTime() - keptMs))
          .orderBy('created_at')
          .limit(sweptAtOnce)
          .forNoKeyUpdate()
          .skipLocked()
          .execute();
        const urls = rows.map(({ url }) => url);
        if (urls.length === 0) return 0;
        await Promise.all(urls.map((url) => pictures.remove(url)));
        await tx.deleteFrom('product_uploads').where('url', 'in', urls).execute();
        return urls.length;
      });
      return typeof gone === 'number' ? gone : 0;
    },
  };
}
