import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ObjectFacts, ObjectStore } from '../platform/core/object-store.ts';
import { removeDrafts, writeAtomically } from './drafts.ts';
import { failureOf, requireMark, requireUsable } from './folder-mark.ts';
import { isPublicKey, requireKey } from './object-keys.ts';

const pieceBytes = 1 << 20;
/** Folders that are no part of the store: local copies of a bucket, pictures to share, and PDFs of older versions. */
const foreign = /^(?:cache|pdfs|share)(?:\/|$)/;
const plainPath = /^(?:[\w-]+\/){0,3}[\w-][\w.-]*$/;

/** Returns the path of an object below the storage folder: public files are at its top. */
export const pathOfKey = (key: string): string => requireKey(key).replace(/^media\//, '');

/** Returns the key of a path below the storage folder; null for a path that is no object. */
export const keyOfPath = (path: string): string | null => {
  if (!plainPath.test(path) || path.includes('..') || foreign.test(path)) return null;
  return path.includes('/') ? path : `media/${path}`;
};

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

const isAbsent = ({ code }: NodeJS.ErrnoException): boolean => code !== undefined && absent.has(code);

/** Returns null for an error that means that a file does not exist; throws any other. */
export function orNull(error: NodeJS.ErrnoException): null {
  if (isAbsent(error)) return null;
  throw error;
}

/** Writes a stream to a draft beside its target, then renames it. A failed write leaves nothing behind. */
async function writeStream(target: string, pieces: AsyncIterable<Uint8Array>, mode?: number): Promise<void> {
  const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}`);
  const handle = await open(draft, 'w', mode);
  try {
    for await (const piece of pieces) await handle.writeFile(piece);
    await handle.close();
    await rename(draft, target);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Creates a store in a local folder. Folders are created with their first file. `marked`: the folder must have its mark
 * (folder-mark.ts): nothing is written without it, and a file that is not found throws `StorageAway` then, as every call
 * does while the folder fails.
 */
export function createDiskObjects(folder: string, { marked = false } = {}): ObjectStore {
  const root = resolve(folder);
  const at = (key: string): string => join(root, pathOfKey(key));
  const requireThere = async (): Promise<void> => {
    if (marked) await requireMark(root);
  };
  const fail = async (error: unknown): Promise<never> => {
    throw marked ? await failureOf(root, error) : error;
  };
  /** Returns null for a file that does not exist; throws for one of which that cannot be said. */
  const absentOr = async (error: NodeJS.ErrnoException): Promise<null> => {
    if (!isAbsent(error)) return fail(error);
    await requireThere();
    return null;
  };

  async function factsOf(key: string): Promise<ObjectFacts | null> {
    const found = await stat(at(key)).catch(absentOr);
    return found?.isFile() ? { key, bytes: found.size, at: found.mtime, sha256: null } : null;
  }

  async function write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const target = at(key);
    const isOpen = isPublicKey(key);
    await mkdir(dirname(target), { recursive: true, ...(!isOpen && { mode: 0o700 }) });
    const mode = isOpen ? undefined : 0o600;
    if (content instanceof Uint8Array)
      await writeAtomically(target, content, mode === undefined ? {} : { mode });
    else await writeStream(target, content, mode);
  }

  return {
    kind: 'disk',
    place: root,
    async put(key, content) {
      await requireThere();
      await write(key, content).catch(fail);
    },
    get: (key) => readFile(at(key)).catch(absentOr),
    async open(key) {
      const handle = await open(at(key)).catch(absentOr);
      if (!handle) return null;
      const { size } = await handle.stat();
      async function* pieces(): AsyncGenerator<Buffer> {
        try {
          if (handle) yield* handle.createReadStream({ autoClose: false, highWaterMark: pieceBytes });
        } catch (error) {
          await fail(error);
        } finally {
          await handle?.close();
        }
      }
      return { bytes: size, content: pieces() };
    },
    head: factsOf,
    async *list(prefix) {
      await requireThere();
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(absentOr);
      const keys = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => keyOfPath(join(entry.parentPath, entry.name).slice(root.length + 1)))
        .filter((key) => key !== null)
        .filter((key) => key.startsWith(prefix));
      for (const key of keys.toSorted()) {
        const facts = await factsOf(key);
        if (facts) yield facts;
      }
    },
    async remove(key) {
      await requireThere();
      await rm(at(key), { force: true }).catch(fail);
    },
    tidy: (until) => removeDrafts(root, until),
    async requireThere() {
      await requireThere();
      if (marked) await requireUsable(root);
    },
    traffic: () => null,
  };
}
