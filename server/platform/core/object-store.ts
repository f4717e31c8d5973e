import type { FileType } from '../storage/file-types.ts';
import { fileTypes } from '../storage/file-types.ts';

/** The facts about a stored object. `sha256` (hexadecimal) is null when the store does not know it without a read. */
export type ObjectFacts = { key: string; bytes: number; at: Date; sha256: string | null };

/** An opened object: its size, and its bytes in pieces. A piece that cannot be read throws `StorageAway`. */
export type OpenedObject = { bytes: number; content: AsyncIterable<Buffer> };

/** The traffic of a bucket: requests and cache reads of this process by name, and whether it fails at the moment. */
export type ObjectTraffic = { isAway: boolean; counts: Readonly<Record<string, number>> };

/**
 * A store of objects: a folder on disk, or a bucket of any S3-compatible service. Keys are `media/NAME` (public files),
 * `papers/NAME` (rendered PDFs) and `backups/NAME`. Only `media/` is public: every other object is stored with headers that
 * forbid caching. Calls throw `StorageAway` when a bucket does not answer, or a folder is not mounted.
 */
export type ObjectStore = {
  kind: 'disk' | 'bucket';
  /** The place in words for messages: the folder, or `s3://bucket/prefix`. It contains no key. */
  place: string;
  /** Stores an object completely or not at all, and replaces one that exists. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the bytes of an object; null when there is none. For objects that fit into memory. */
  get(key: string): Promise<Buffer | null>;
  /** Opens an object of any size; null when there is none. A bucket's stream continues after a cut connection. */
  open(key: string): Promise<OpenedObject | null>;
  /** Returns the facts about an object; null when there is none. */
  head(key: string): Promise<ObjectFacts | null>;
  /** Yields the objects whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectFacts>;
  /** Removes an object. A missing one is no error. */
  remove(key: string): Promise<void>;
  /** Removes drafts of killed processes that are older than `until`. Returns the number of removed files. */
  tidy(until: Date): Promise<number>;
  /** Asks whether the store is there. Throws `StorageAway` if not. */
  requireThere(): Promise<void>;
  /** Returns the traffic of a bucket; null for a disk. */
  traffic(): ObjectTraffic | null;
};

const keyPattern = /^(?:[\w-]+\/){1,3}[\w-][\w.-]*$/;

/** Returns a key that names an object of a store. Throws for anything that could lead out of it. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..'))
    throw new Error(`This is not the name of a stored object: ${key}`);
  return key;
}

/** Returns whether everybody may read an object. */
export const isPublicKey = (key: string): boolean => key.startsWith('media/');

/** Returns the headers of an object: media may be cached for ever, everything else nowhere. */
export function headersOf(key: string): { type: string; cacheControl: string; disposition?: string } {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  const type = fileTypes[extension as FileType] ?? 'application/octet-stream';
  if (!isPublicKey(key)) return { type, cacheControl: 'private, no-store' };
  const cacheControl = 'public, max-age=31536000, immutable';
  return extension === 'pdf' ? { type, cacheControl, disposition: 'attachment' } : { type, cacheControl };
}
