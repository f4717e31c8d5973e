import { access, constants, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueryResult } from 'pg';
import { FolderAway, isDiskFull, StorageAway } from '../platform/core/storage-away.ts';
import { withClient } from '../platform/database/account.ts';
import { tryToWrite } from './drafts.ts';

/**
 * The file that marks a folder of the shop. A folder without it is not the shop's: a volume that is not mounted leaves an
 * empty folder, or none.
 */
export const MARK_FILE = '.navaratna';

/** Returns the error of a folder that is gone, or that fails with `cause`. */
const createFolderAway = (folder: string, cause?: Error): FolderAway =>
  new FolderAway(
    cause
      ? `${folder} cannot be read or written now: ${cause.message}`
      : `${folder} is not the shop's folder now: it has no file ${MARK_FILE}. Mount its volume. If it is the right folder, create that file in it`,
    { cause },
  );

/** Codes of a volume that is read-only, has errors or is gone, of a server of files that is gone, and of missing rights. */
const failing = new Set([
  'EROFS',
  'EIO',
  'ESTALE',
  'EACCES',
  'EPERM',
  'ENODEV',
  'ENXIO',
  'ENOTCONN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'ELOOP',
]);

/** Returns whether an error of the file system says that a folder or a file fails, whatever its name. */
const isDiskFailing = (error: unknown): error is NodeJS.ErrnoException =>
  failing.has(String((error as NodeJS.ErrnoException | null)?.code));

const words = `This file marks a folder of the shop.
Keep it: without it the shop takes the folder for a volume that is not mounted, and writes nothing.
`;

/** Returns whether a folder has its mark. A folder that cannot be read counts as one without. */
export const isMarked = (folder: string): Promise<boolean> =>
  stat(join(folder, MARK_FILE)).then(
    () => true,
    () => false,
  );

/** Throws `FolderAway` unless the folder has its mark. */
export async function requireMark(folder: string): Promise<void> {
  if (!(await isMarked(folder))) throw createFolderAway(folder);
}

/** Throws `FolderAway` unless a folder can be read and a file written into it. A full disk is no folder that fails. */
export async function requireUsable(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.X_OK);
    await tryToWrite(folder);
  } catch (error) {
    if (!isDiskFull(error)) throw createFolderAway(folder, error as Error);
  }
}

/**
 * Returns the error of a call to files below `folder` as callers know it: `FolderAway` if the whole folder fails,
 * `StorageAway` if that file does, and any other error as it is.
 */
export async function failureOf(folder: string, error: unknown): Promise<unknown> {
  if (!isDiskFailing(error)) return error;
  const away = await requireUsable(folder).then(
    () => null,
    (problem: Error) => problem,
  );
  return away ?? new StorageAway(`a file of ${folder} fails: ${error.code}`, { cause: error });
}

/** Makes a folder unless it is there, and marks it. */
export async function markFolder(folder: string): Promise<void> {
  if (await isMarked(folder)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, MARK_FILE), words);
}

/** Returns whether files are at the top of a folder. */
async function hasFiles(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.some((entry) => entry.isFile());
}

/** A connection to the database that remembers which folders were marked. */
type Connection = { query(text: string, values?: unknown[]): Promise<QueryResult> };

/** Returns whether the database knows a folder, and marked it; null before the migration that lets it know. */
async function knownAs(db: Connection, name: string): Promise<'marked' | 'unmarked' | 'new' | null> {
  const { rows: tables } = await db.query("select to_regclass('public.known_folders') as known");
  if (tables[0].known === null) return null;
  const { rows } = await db.query('select marked_at from known_folders where name = $1', [name]);
  if (!rows[0]) return 'new';
  return rows[0].marked_at === null ? 'unmarked' : 'marked';
}

/** Returns whether a folder was marked once, so that it must have its mark. `name` is that of the table `known_folders`. */
export const mustBeMarked = async (db: Connection, name: string): Promise<boolean> =>
  (await knownAs(db, name)) === 'marked';

/**
 * Makes and marks a folder that the database does not know yet. A folder from before there were marks gets one once it has
 * files. A folder that was marked is never made again. Returns whether its mark is there.
 */
export async function claimFolder(db: Connection, name: string, folder: string): Promise<boolean> {
  const known = await knownAs(db, name);
  if (known === 'marked') return isMarked(folder);
  if (known === 'unmarked' && !(await isMarked(folder)) && !(await hasFiles(folder))) return false;
  await markFolder(folder);
  if (known !== null)
    await db.query(
      `insert into known_folders (name, marked_at) values ($1, now())
       on conflict (name) do update set marked_at = excluded.marked_at`,
      [name],
    );
  return true;
}

/** Throws `FolderAway` for a folder that the database knows and that is gone. A new one is made and marked. */
export async function requireFolder(
  url: string,
  { name, folder }: { name: string; folder: string },
): Promise<void> {
  if (!(await withClient(url, (client) => claimFolder(client, name, folder)))) throw createFolderAway(folder);
}
