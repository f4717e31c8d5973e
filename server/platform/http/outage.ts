import { type AppError, appError } from '../core/app-error.ts';
import { isDiskFull, StorageAway } from '../core/storage-away.ts';
import { Crowded } from '../database/gate.ts';
import { troubleOf } from '../database/trouble.ts';

/** Seconds for `Retry-After`. A database that restarts is back by then. */
export const retryAfterSeconds = 3;

/**
 * Returns the AppError for an outage of the database, the disk or the bucket, or for crowded rows, which the client may retry. Returns null for every
 * other error, which is a bug.
 */
export function outageOf(error: unknown): AppError | null {
  if (troubleOf(error)) return appError('catching_breath');
  if (error instanceof Crowded) return appError('crowded', { seconds: 2 });
  if (error instanceof StorageAway) return appError('storage_away');
  return isDiskFull(error) ? appError('storage_full') : null;
}
