import { join } from 'node:path';
import type { StorageConfig } from '../platform/config/config.ts';
import type { ObjectStore } from '../platform/core/object-store.ts';
import type { Patience } from './attempts.ts';
import { createDiskObjects } from './disk-objects.ts';

/**
 * Opens the store of a shop's files: the bucket of `STORAGE_URL` with local copies in `STORAGE_DIR/cache`, else the folder
 * `STORAGE_DIR`. `patience`: that of a serving process if absent.
 */
export async function openObjects(config: StorageConfig, patience?: Patience): Promise<ObjectStore> {
  const { bucket, storageDir, storageCacheBytes } = config;
  if (!bucket) return createDiskObjects(storageDir, { marked: true });
  const { createBucketObjects } = await import('./bucket-objects.ts');
  const { createCachedObjects } = await import('./cached-objects.ts');
  const objects = await createBucketObjects(bucket, patience);
  return createCachedObjects(objects, { folder: join(storageDir, 'cache'), maxBytes: storageCacheBytes });
}
