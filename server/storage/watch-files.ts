import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { StorageConfig } from '../platform/config/config.ts';
import type { FilesWatch, ObjectStore } from '../platform/core/object-store.ts';
import { StorageAway } from '../platform/core/storage-away.ts';
import { claimFolder } from './folder-mark.ts';

/** The folder of a shop's files in the table `known_folders`. */
export const FILES_FOLDER = 'files';

/** Asks the store of files whether it is there; a new folder is made and marked. */
export function watchFiles({
  config,
  pool,
  files,
  log,
}: {
  config: StorageConfig;
  pool: pg.Pool;
  files: ObjectStore;
  log: FastifyBaseLogger;
}): FilesWatch {
  let away = false;
  let claimed = false;
  let isLooking = false;

  async function look(): Promise<void> {
    // Once it has its mark, a look asks the database nothing.
    if (files.kind === 'disk' && (!claimed || away))
      claimed = await claimFolder(pool, FILES_FOLDER, config.storageDir);
    const problem = await files.requireThere().then(
      () => null,
      (error: Error) => {
        if (error instanceof StorageAway) return error;
        throw error;
      },
    );
    if (problem && !away)
      log.error(
        { err: problem },
        'files away: what cannot be read or written is answered 503; the shop goes on by itself once they are back',
      );
    if (!problem && away) log.info('files are back');
    away = problem !== null;
  }

  return {
    isAway: () => away,
    look,
    async sweep() {
      if (isLooking) return 0;
      isLooking = true;
      void look()
        .catch((error: Error) => log.warn({ err: error }, 'files not looked for: the next round tries again'))
        .finally(() => {
          isLooking = false;
        });
      return 0;
    },
    // A bucket is asked by a request, a folder by a look.
    everyMs: files.kind === 'disk' ? 5000 : 60_000,
  };
}
