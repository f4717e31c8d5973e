import { sql } from 'kysely';
import { postPictureBytes } from '#contract/blog/rules.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import type { Upload } from '../platform/http/multipart.ts';
import type { Platform } from '../platform/platform.ts';
import type { Pictures } from '../platform/storage/pictures.ts';

/** How long a picture that no post shows is kept: an editor may be at work on the text. */
const keptMs = 86_400_000;
const lookEveryMs = 3_600_000;
const batch = 50;

/** The pictures that editors send. */
export type PostPictures = ReturnType<typeof createPostPictures>;

/** Makes the keeper of posts' pictures. */
export function createPostPictures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { pictures }: { pictures: Pictures },
) {
  let lookedAt = 0;

  return {
    /** Keeps what was sent, in its order, and answers the addresses; one that cannot be kept refuses all. */
    async keep(files: readonly Upload[], by: string): Promise<string[] | AppError> {
      const large = files.find(({ cutOff, bytes }) => cutOff || bytes.length > postPictureBytes);
      if (large) return appError('post_picture_large', { file: large.name });
      const addresses: string[] = [];
      for (const { bytes } of files) {
        const address = await pictures.keep(bytes, { person: by });
        if (address instanceof AppError) {
          for (const kept of addresses) await pictures.remove(kept);
          return address;
        }
        addresses.push(address);
      }
      if (addresses.length > 0) {
        const rows = addresses.map((address) => ({ address, uploaded_by: by, uploaded_at: now() }));
        await db.insertInto('post_pictures').values(rows).execute();
      }
      return addresses;
    },

    /** Removes pictures older than a day that no post shows, deleted ones and working copies included. At most once an hour. */
    async tidy(): Promise<number> {
      const at = now();
      if (at.getTime() - lookedAt < lookEveryMs) return 0;
      lookedAt = at.getTime();
      const removed = await transact(db, async (tx) => {
        const { rows } = await sql<{ address: string }>`
          select address from post_pictures p
          where uploaded_at < ${new Date(at.getTime() - keptMs)} and not exists (
            select from posts where position(p.address in concat(pictures, content, translations, draft)) > 0
          )
          order by uploaded_at limit ${batch} for no key update skip locked`.execute(tx);
        const addresses = rows.map(({ address }) => address);
        // Files first: should the process die here, the rows are still there and the next look finds them.
        for (const address of addresses) await pictures.remove(address);
        if (addresses.length > 0)
          await tx.deleteFrom('post_pictures').where('address', 'in', addresses).execute();
        return addresses.length;
      });
      return removed instanceof AppError ? 0 : removed;
    },
  };
}
