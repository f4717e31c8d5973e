import { personalLimits } from '#contract/catalog/products/personal-rules.ts';
import { permits, type StaffRole } from '#contract/people/accounts/permissions.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Sweep } from '../../platform/jobs/sweeper.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { reencode } from '../../storage/images.ts';
import { countUnordered, findPhoto, insertPhoto, removeAbandoned } from './photo-store.ts';

/** Enough to engrave or to print from. */
const longSide = 2000;
/** Photos that a buyer may have in carts at a time. */
const mostUnordered = 30;
const abandonedAfterDays = 7;
const abandonedAfterMs = abandonedAfterDays * 86_400_000;
const batch = 50;

/** The photos that buyers give for products that are made to order. */
export type PersonalPhotos = ReturnType<typeof createPersonalPhotos>;

/** Creates the photos: re-encoded without metadata, encrypted in the database, for the buyer, and for the staff once ordered. */
export function createPersonalPhotos(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { encryptor }: { encryptor: Encryptor },
) {
  return {
    /**
     * Stores a photo of a buyer. Returns its id, which is the value of the field. `record` runs in the transaction that
     * stores it.
     */
    async keep(
      userId: string,
      photo: Upload | undefined,
      record: (tx: Tx) => Promise<unknown> = async () => undefined,
    ): Promise<string | AppError> {
      if (!photo) return appError('personalisation_photo');
      if (photo.cutOff)
        return appError('photo_too_large', { name: photo.name, mb: personalLimits.photoBytes / 1e6 });
      if ((await countUnordered(db, userId)) >= mostUnordered)
        return appError('personal_photos_waiting', { n: mostUnordered, days: abandonedAfterDays });
      const drawn = await reencode(photo.bytes, longSide, { person: userId });
      if (drawn instanceof AppError) return drawn;
      const at = now();
      const id = newId(at);
      const sealed = await encryptor.encrypt(drawn);
      return transact(db, async (tx) => {
        await insertPhoto(tx, { id, user_id: userId, sealed, created_at: at });
        await record(tx);
        return id;
      });
    },

    /** Returns a photo (WebP) to its buyer, or, once it is ordered, to staff with `orders.read`. */
    async read(
      id: string,
      reader: { userId: string; staffRoles: readonly StaffRole[] },
    ): Promise<Buffer | AppError> {
      const found = await findPhoto(db, id);
      const isForStaff = found?.ordered === true && permits(reader.staffRoles, 'orders.read');
      if (!found || (found.user_id !== reader.userId && !isForStaff))
        return appError('personalisation_photo');
      return encryptor.decrypt(found.sealed);
    },

    /** Removes photos of a week ago that no cart and no order has. */
    sweep: (() => removeAbandoned(db, new Date(now().getTime() - abandonedAfterMs), batch)) satisfies Sweep,
  };
}
