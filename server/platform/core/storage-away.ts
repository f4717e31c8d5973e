/**
 * The error of a bucket that does not answer, refuses, or returns damaged bytes, and of a folder that fails. Clients get a
 * 503 and may retry.
 */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly code = 'STORAGE_AWAY';
}

/** Codes of a full disk, an exceeded quota and a file that is too large. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns whether an error says that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  full.has(String((error as NodeJS.ErrnoException | null)?.code));

/** Codes of a volume that is read-only, has errors or is gone, of a server of files that is gone, and of missing rights. */
const failing = new Set([
  'EROFS',
  'EIO',
  'ESTALE',
  'EACCES',
  'EPERM',
  'ENODEV',
  'ENXIO',
  'ENOTCONN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ELOOP',
]);

/** Returns whether an error of the file system says that a folder or a file fails, whatever its name. */
export const isDiskFailing = (error: unknown): error is NodeJS.ErrnoException =>
  failing.has(String((error as NodeJS.ErrnoException | null)?.code));
