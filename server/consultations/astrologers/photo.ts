import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import type { Pictures } from '../../storage/pictures.ts';
import { lockPhoto, updateAstrologer } from './store.ts';

/** The photos of astrologers. */
export type PhotoService = ReturnType<typeof createPhotos>;

/** The services that photos call. */
export type PhotoParts = {
  pictures: Pictures;
  audit: AuditService;
  /** Publishes changes of astrologers, by their id. */
  changes: Changes;
};

/** The pixel limit of photos, as of reviews: larger ones take seconds to decode and are shown small anyway. */
const megapixels = 24;

/** The job queue that removes replaced photos, after the commit. */
const queue = 'astrologer-photos';

/** Creates the service of astrologers' photos. A photo that is replaced or removed is deleted from the storage. */
export function createPhotos(
  { db, now, jobs, log }: Pick<Platform, 'db' | 'now' | 'jobs' | 'log'>,
  { pictures, audit, changes }: PhotoParts,
) {
  const working = jobs.work<{ address: string }>(queue, ({ address }) => pictures.remove(address));
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'astrologer photo queue did not start: replaced photos are not removed; restart the process',
    ),
  );

  /** Writes the new address, and queues the removal of the earlier photo. Returns whether there was one. */
  async function replace(tx: Tx, userId: string, photo: string | null): Promise<boolean | AppError> {
    const was = await lockPhoto(tx, userId);
    if (!was) return appError('astrologer_not_found');
    if (was.photo === photo) return was.photo !== null;
    await updateAstrologer(tx, userId, { photo });
    await changes.publish(tx, [userId]);
    if (was.photo) await jobs.send(tx, queue, { address: was.photo });
    return was.photo !== null;
  }

  return {
    /**
     * Sets an astrologer's photo from a base64 data URL; null removes it. Errors as of `Pictures.saveDataUrl`, and
     * `astrologer_not_found`.
     */
    async set(userId: string, sent: string | null): Promise<null | AppError> {
      await working;
      const saved = sent === null ? null : await pictures.saveDataUrl(sent, { person: userId, megapixels });
      if (saved instanceof AppError) return saved;
      let done: boolean | AppError | undefined;
      try {
        done = await transact(db, (tx) => replace(tx, userId, saved));
      } finally {
        if (saved && (done === undefined || done instanceof AppError)) await pictures.remove(saved);
      }
      return done instanceof AppError ? done : null;
    },

    /** Removes an astrologer's photo for an admin, whose reason goes into the audit log. Without a photo, nothing. */
    async remove(userId: string, by: { adminId: string; reason: string }): Promise<null | AppError> {
      await working;
      return transact(db, async (tx) => {
        const had = await replace(tx, userId, null);
        if (had instanceof AppError) return had;
        if (had)
          await audit.record(tx, {
            at: now(),
            actorId: by.adminId,
            action: 'astrologer.photo-removed',
            entity: 'astrologer',
            entityId: userId,
            of: userId,
            after: { reason: by.reason },
          });
        return null;
      });
    },
  };
}
