import { type AppError, appError } from '../core/app-error.ts';
import { troubleOf } from '../database/trouble.ts';

/** Seconds after which a caller may try again: a database that restarts is back by then. For `Retry-After`. */
export const retryAfterSeconds = 3;

// How Node calls a disk, a quota or a file that takes no more.
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * What an error tells its caller when the database or the disk could not do its work: that it helps to try again. Null
 * for every other error, which is a fault of ours.
 */
export function outageOf(error: unknown): AppError | null {
  if (troubleOf(error)) return appError('catching_breath');
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && fullCodes.has(code) ? appError('storage_full') : null;
}
