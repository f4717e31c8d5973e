import { postPictureBytes } from '#contract/office/blog/rules.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../storage/pictures.ts';
import { deletePictures, insertPictures, lockUnused } from './picture-store.ts';

/** The retention of unused pictures, because an editor may still be writing. */
const retentionMs = 86_400_000;
const tidyIntervalMs = 3_600_000;
const batch = 50;

/** The uploaded pictures of posts. */
export type PostPictures = ReturnType<typeof createPostPictures>;

/** Creates the store of post pictures. */
export function createPostPictures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { pictures }: { pictures: Pictures },
) {
  let tidiedAt = 0;

  return {
    /** Stores uploads and returns their URLs in order. If one fails, none is stored. */
    async keep(files: readonly Upload[], by: string): Promise<string[] | AppError> {
      const large = files.find(({ cutOff, bytes }) => cutOff || bytes.length > postPictureBytes);
      if (large) return appError('post_picture_large', { file: large.name });
      const addresses: string[] = [];
      for (const { bytes } of files) {
        const address = await pictures.save(bytes, { person: by });
        if (address instanceof AppError) {
          for (const saved of addresses) await pictures.remove(saved);
          return address;
        }
        addresses.push(address);
      }
      if (addresses.length > 0) {
        const rows = addresses.map((address) => ({ address, uploaded_by: by, uploaded_at: now() }));
        await insertPictures(db, rows);
      }
      return addresses;
    },

    /**
     * Removes pictures older than a day that no post uses, deleted posts and working copies included. At most
     * hourly.
     */
    async tidy(): Promise<number> {
      const at = now();
      if (at.getTime() - tidiedAt < tidyIntervalMs) return 0;
      tidiedAt = at.getTime();
      const removed = await transact(db, async (tx) => {
        const addresses = await lockUnused(tx, {
          before: new Date(at.getTime() - retentionMs),
          limit: batch,
        });
        // Deletes files first: if the process crashes here, the rows remain and the next run finds them.
        for (const address of addresses) await pictures.remove(address);
        if (addresses.length > 0) await deletePictures(tx, addresses);
        return addresses.length;
      });
      return removed;
    },
  };
}
