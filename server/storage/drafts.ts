import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const draftPattern = /^\.[0-9a-f]{16}$/;

/** Returns the path of a new draft in a folder. */
const draftIn = (folder: string): string => join(folder, `.${randomBytes(8).toString('hex')}`);

/**
 * Writes a file atomically: to a draft beside it, then by a rename. A failed write leaves nothing behind. `at`: the
 * file's modification time.
 */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array | string,
  { mode, at }: { mode?: number; at?: Date } = {},
): Promise<void> {
  const draft = draftIn(dirname(path));
  try {
    await writeFile(draft, bytes, { mode });
    if (at) await utimes(draft, at, at);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Writes a draft into a folder and removes it. Throws the error of a folder that takes none. */
export async function tryToWrite(folder: string): Promise<void> {
  const draft = draftIn(folder);
  try {
    await writeFile(draft, 'written to see whether the folder takes files');
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes drafts of killed processes that are older than `until`. Returns the number of removed files. */
export async function removeDrafts(folder: string, until: Date): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  let removed = 0;
  for (const name of names.filter((one) => draftPattern.test(one))) {
    const draft = join(folder, name);
    const left = await stat(draft).catch(() => null);
    if (!left || left.mtime >= until) continue;
    await rm(draft, { force: true });
    removed += 1;
  }
  return removed;
}
