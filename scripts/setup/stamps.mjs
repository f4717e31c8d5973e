import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..');

/**
 * Returns the SHA-256 of the parts, in hex.
 * @param {(string | Uint8Array)[]} parts
 */
export function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

// Output of other builds inside of the source folders.
const skipped = new Set(['node_modules', 'built', '.react-router']);

/**
 * Returns every file below a folder, sorted by name, or the file itself. A missing path has none.
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
 * Returns a hash of the names and contents of all files below the folders.
 * @param {string[]} folders or single files, relative to the project
 */
export const hashOfFolders = (folders) =>
  hashOf(
    folders.flatMap((folder) => filesIn(join(root, folder))).flatMap((file) => [file, readFileSync(file)]),
  );

/**
 * Returns the stamp of the last finished step, or an empty string.
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
 * Writes the stamp of a finished step.
 * @param {string} path
 * @param {string} hash
 */
export function writeStamp(path, hash) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}
