import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..');

/** @param {(string | Uint8Array)[]} parts */
export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

// What other builds write below the sources.
const skipped = new Set(['node_modules', 'built', '.react-router']);

/**
 * Every file below a folder, in the order of the names, or the file itself; empty where nothing is.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR' ? [folder] : [];
  }
  return entries
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

/**
 * A hash of the names and contents of all files below the folders.
 * @param {string[]} folders or single files, relative to the project
 */
export const hashOfFolders = (folders) =>
  hashOf(
    folders.flatMap((folder) => filesIn(join(root, folder))).flatMap((file) => [file, readFileSync(file)]),
  );

/**
 * What the last finished step noted, or an empty text.
 * @param {string} path
 */
export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Notes that a step is done.
 * @param {string} path
 * @param {string} hash
 */
export function writeStamp(path, hash) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}
