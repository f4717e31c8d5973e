import { createHash, randomBytes } from 'node:crypto';
import type { ObjectStore } from '../platform/core/object-store.ts';
import { createDiskObjects } from './disk-objects.ts';
import type { FileType } from './file-types.ts';
import { twinOf } from './webp-twin.ts';

/**
 * The store of public files. Names are content hashes, so equal files are stored once, a name never changes its meaning,
 * and browsers may cache a file for ever. Calls throw `StorageAway` when a bucket does not answer.
 */
export type Storage = {
  /**
   * Stores a file and returns its name. A file that exists already is not written again. `start` replaces the first digits
   * of the name (`nameStart`).
   */
  put(bytes: Uint8Array | string, type: FileType, start?: string): Promise<string>;
  /** Returns a new, unique name for a file that can be removed one day. Files named by `put` may be shared. */
  createName(type: FileType, start?: string): string;
  /** Stores a file under a name of `createName`, or of a smaller copy (contract/core/pictures.ts). */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Removes a file, and the WebP twin of an AVIF picture. A missing file is no error. */
  remove(name: string): Promise<void>;
  /** Returns the bytes of a file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  exists(name: string): Promise<boolean>;
  /** Removes drafts of killed processes that are older than `until`. Returns the number of removed files. */
  tidy(until: Date): Promise<number>;
  /** Returns the URL path of a file. */
  url(name: string): string;
};

const namePattern = /^[0-9a-f]{40}(?:-\d{3,4})?\.(svg|webp|avif|jpg|png|pdf)$/;

const nameOf = (digits: string, type: FileType): string => `${digits.slice(0, 40)}.${type}`;
const keyOf = (name: string): string => `media/${name}`;

/** Creates the store of public files in a store of objects. */
export function createStorage(objects: ObjectStore): Storage {
  const exists = async (name: string) => namePattern.test(name) && (await objects.head(keyOf(name))) !== null;
  return {
    async put(bytes, type, start = '') {
      const name = nameOf(start + createHash('sha256').update(bytes).digest('hex'), type);
      if (!(await exists(name))) await objects.put(keyOf(name), Buffer.from(bytes));
      return name;
    },
    createName: (type, start = '') => nameOf(start + randomBytes(20).toString('hex'), type),
    async save(name, bytes) {
      if (!namePattern.test(name)) throw new Error('not the name of a stored file');
      await objects.put(keyOf(name), bytes);
    },
    async remove(name) {
      if (!namePattern.test(name)) return;
      for (const one of [name, twinOf(name) ?? name]) await objects.remove(keyOf(one));
    },
    get: async (name) => (namePattern.test(name) ? objects.get(keyOf(name)) : null),
    exists,
    tidy: objects.tidy,
    url: (name) => `/media/${name}`,
  };
}

/** Creates the store of public files in a local folder. */
export const createDiskStorage = (folder: string): Storage => createStorage(createDiskObjects(folder));
