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

// Tests, and output of other builds inside of the source folders.
const skipped = /[\\/](node_modules|built|\.react-router)[\\/]|\.test\.tsx?$/;

/**
 * Returns a hash of the names and contents of all files below the folders, and of the package lock.
 * @param {string[]} folders relative to the project
 */
export function hashOfFolders(folders) {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !skipped.test(file))
    .sort();
  return hashOf([...files, join(root, 'package-lock.json')].flatMap((file) => [file, readFileSync(file)]));
}

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
