import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ObjectStore } from '../platform/core/object-store.ts';
import { StorageAway } from '../platform/core/storage-away.ts';
import { orNull } from './disk-objects.ts';
import { removeDrafts, writeAtomically } from './drafts.ts';
import { failureOf } from './folder-mark.ts';
import { isPublicKey } from './object-keys.ts';

/** After this time the bucket is asked whether a copy's original still exists. */
const freshMs = 600_000;
/** Copies are removed until this share of the bound is left, so that not every write lists the folder. */
const roomAfter = 0.9;

/** The bound and place of local copies. `now` is the clock in UTC milliseconds. */
export type CacheOptions = { folder: string; maxBytes: number; now?: () => number };

/** Removes the copies that were confirmed longest ago until the rest fits. Returns the bytes of the rest. */
async function prune(folder: string, maxBytes: number): Promise<number> {
  const names = (await readdir(folder).catch(orNull)) ?? [];
  const copies: { path: string; bytes: number; at: number }[] = [];
  for (const name of names) {
    if (name.startsWith('.')) continue;
    const found = await stat(join(folder, name)).catch(orNull);
    if (found) copies.push({ path: join(folder, name), bytes: found.size, at: found.mtimeMs });
  }
  let total = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return total;
  for (const { path, bytes } of copies.toSorted((a, b) => a.at - b.at)) {
    if (total <= maxBytes * roomAfter) break;
    await rm(path, { force: true });
    total -= bytes;
  }
  return total;
}

/**
 * Adds local copies of public files to a bucket. A copy's modification time says when the bucket last confirmed it; any
 * number of processes may share the folder. A copy is served for ten minutes without a question, and longer only while the
 * bucket does not answer. So a removed file is gone everywhere within ten minutes. A full disk only loses copies.
 */
export function createCachedObjects(bucket: ObjectStore, options: CacheOptions): ObjectStore {
  const { maxBytes, now = Date.now } = options;
  if (maxBytes === 0) return bucket;
  const folder = resolve(options.folder);
  const pathOf = (key: string): string => join(folder, key.replace(/^media\//, ''));
  const drop = (key: string) =>
    rm(pathOf(key), { force: true }).catch(async (error: Error) => {
      throw await failureOf(folder, error);
    });
  const reading = new Map<string, Promise<Buffer | null>>();
  const counts = { cache_hit: 0, cache_miss: 0, cache_stale: 0 };
  /** The bytes of all copies as far as this process knows; the first write counts them. */
  let bytesKnown: number | null = null;

  async function keep(key: string, bytes: Uint8Array): Promise<void> {
    try {
      if (bytesKnown === null) {
        await mkdir(folder, { recursive: true });
        bytesKnown = await prune(folder, maxBytes);
      }
      const at = new Date(now());
      await writeAtomically(pathOf(key), bytes, { at });
      bytesKnown += bytes.length;
      if (bytesKnown > maxBytes) bytesKnown = await prune(folder, maxBytes);
    } catch {
      bytesKnown = null;
    }
  }

  async function fetchAndKeep(key: string): Promise<Buffer | null> {
    counts.cache_miss += 1;
    const bytes = await bucket.get(key);
    if (bytes) await keep(key, bytes);
    return bytes;
  }

  /** Reads a file, or joins a read under way (single flight). */
  function fetchOnce(key: string): Promise<Buffer | null> {
    const known = reading.get(key);
    if (known) return known;
    const read = fetchAndKeep(key).finally(() => reading.delete(key));
    reading.set(key, read);
    return read;
  }

  /** Returns whether a copy may be served: it was confirmed lately, or is now, or the bucket is away. */
  async function confirm(key: string, at: number): Promise<boolean> {
    counts.cache_hit += 1;
    if (now() - at < freshMs) return true;
    try {
      if (!(await bucket.head(key))) return false;
      const date = new Date(now());
      await utimes(pathOf(key), date, date).catch(() => undefined);
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
      counts.cache_stale += 1;
    }
    return true;
  }

  return {
    ...bucket,
    async put(key, content) {
      await bucket.put(key, content);
      if (isPublicKey(key) && content instanceof Uint8Array) await keep(key, content);
    },
    async get(key) {
      if (!isPublicKey(key)) return bucket.get(key);
      const found = await stat(pathOf(key)).catch(() => null);
      const copy = found && (await readFile(pathOf(key)).catch(() => null));
      if (!copy) return fetchOnce(key);
      if (await confirm(key, found.mtimeMs)) return copy;
      await drop(key);
      return null;
    },
    async remove(key) {
      if (isPublicKey(key)) await drop(key);
      await bucket.remove(key);
      // A read that began before the removal may have stored a copy since.
      if (isPublicKey(key)) await drop(key);
    },
    tidy: (until) => removeDrafts(folder, until),
    traffic() {
      const { isAway = false, counts: requests = {} } = bucket.traffic() ?? {};
      return { isAway, counts: { ...requests, ...counts } };
    },
  };
}
