import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bucketOf, parseBucketAddress } from '../../platform/config/bucket.ts';
import type { ObjectStore } from '../../platform/core/object-store.ts';
import { commandPatience } from '../../storage/attempts.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { timeOfBackup } from './copy-name.ts';

/** A place for sealed copies outside of this machine: a bucket, or a mounted folder. */
export type BackupPlace = {
  /** The place in words, without keys. */
  name: string;
  /** The mounted folder; null for a bucket. */
  folder: string | null;
  /** Copies a local file there. It appears under its name only when it is complete. */
  put(name: string, file: string): Promise<void>;
  /** Copies it back into a local file. */
  get(name: string, file: string): Promise<void>;
  /** Lists the copies, in the order of their names. */
  list(): Promise<{ name: string; bytes: number }[]>;
  remove(name: string): Promise<void>;
};

const start = 'backups/';

/** Opens the store of an address. Throws in one line for an address that names none. */
async function openStore(address: string): Promise<ObjectStore> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'file:') return createDiskObjects(fileURLToPath(url));
  const bucket = parseBucketAddress(address);
  if (typeof bucket === 'string')
    throw new Error(`The place of copies ${bucket}. A mounted folder is file:///mnt/copies.`);
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  const config = bucketOf({
    STORAGE_URL: bucket,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
    AWS_SESSION_TOKEN,
  });
  if (!config) throw new Error('The place of copies has no bucket.');
  // Loaded only when it is used: the library takes a second.
  const { createBucketObjects } = await import('../../storage/bucket-objects.ts');
  return createBucketObjects(config, commandPatience);
}

/** Opens the place of an address: `s3://bucket/prefix?...` as in STORAGE_URL, or `file:///mnt/copies`. */
export async function openPlace(address: string): Promise<BackupPlace> {
  const store = await openStore(address);
  return {
    name: store.place,
    folder: store.kind === 'disk' ? store.place : null,
    put: (name, file) => store.put(start + name, createReadStream(file)),
    async get(name, file) {
      const copy = await store.open(start + name);
      if (!copy) throw new Error(`There is no ${name} in ${store.place}.`);
      await writeFile(file, copy.content, { mode: 0o600 });
    },
    async list() {
      const copies = [];
      for await (const { key, bytes } of store.list(start)) {
        const name = key.slice(start.length);
        if (timeOfBackup(name)) copies.push({ name, bytes });
      }
      return copies;
    },
    remove: (name) => store.remove(start + name),
  };
}

/** Removes copies older than `days`, but never one of the newest three. Returns the number of removed copies. */
export async function removeOldCopies(place: BackupPlace, days: number, now: Date): Promise<number> {
  const copies = (await place.list()).slice(0, -3);
  const old = copies.filter(({ name }) => {
    const at = timeOfBackup(name);
    return at !== null && now.getTime() - at.getTime() > days * 86_400_000;
  });
  for (const { name } of old) await place.remove(name);
  return old.length;
}
