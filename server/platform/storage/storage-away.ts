/** The error of a bucket that does not answer, refuses, or returns damaged bytes. Clients get a 503 and may retry. */
export class StorageAway extends Error {
  override name = 'StorageAway';
  readonly code = 'STORAGE_AWAY';
}
