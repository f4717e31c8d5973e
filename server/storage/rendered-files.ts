import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from './drafts.ts';
import { failureOf } from './folder-mark.ts';

/** A cache of rendered files on disk, by content hash. The files are private: no URL serves them. */
export type RenderedFiles = {
  /** Returns a file and marks it as used now; null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Stores a file. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Removes files that were not used since `until`. Returns their number. */
  forget(until: Date): Promise<number>;
};

/**
 * Creates the cache in a folder, which is created with the first file. `now` is the clock for the time of use.
 * `requireThere` throws while the folder around it is away: then nothing is drawn that could not be stored.
 */
export function createRenderedFiles(
  folder: string,
  extension: 'pdf' | 'png',
  now: () => Date,
  requireThere: () => Promise<void> = async () => undefined,
): RenderedFiles {
  const pathOf = (key: string) => join(folder, `${key}.${extension}`);
  return {
    async get(key) {
      const bytes = await readFile(pathOf(key)).catch(() => null);
      // Another process may have removed the file since.
      if (bytes) await utimes(pathOf(key), now(), now()).catch(() => {});
      else await requireThere();
      return bytes;
    },
    async put(key, bytes) {
      await requireThere();
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeAtomically(pathOf(key), bytes, { mode: 0o600, at: now() });
      } catch (error) {
        throw await failureOf(dirname(folder), error);
      }
    },
    async forget(until) {
      const names = await readdir(folder).catch((): string[] => []);
      let removed = 0;
      for (const name of names) {
        const used = await stat(join(folder, name)).catch(() => null);
        if (!used || used.mtime >= until) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
