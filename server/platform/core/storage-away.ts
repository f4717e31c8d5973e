/**
 * The error of a bucket that does not answer, refuses, or returns damaged bytes, and of a folder that fails. Clients get a
 * 503 and may retry.
 */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly code = 'STORAGE_AWAY';
}

/**
 * The error of a marked folder that is gone, or that fails with its `cause`. A line in the log says so once, so requests
 * write none.
 */
export class FolderAway extends StorageAway {
  override name = 'FolderAway';
}

/** Codes of a full disk, an exceeded quota and a file that is too large. */
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns whether an error says that a disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  full.has(String((error as NodeJS.ErrnoException | null)?.code));
