import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, ownName } from './processes.mjs';

const pollMs = 50;
// Longer than anybody needs between two lines of code; after that the file is what a killed process left.
const unfinishedMs = 3000;

/** @param {string} path */
const ageMs = (path) => Date.now() - statSync(path).mtimeMs;

/**
 * Does something to a file that another process may have taken away meanwhile.
 * @template T
 * @param {() => T} work
 */
function ifThere(work) {
  try {
    return work();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {() => void} create */
function created(create) {
  try {
    create();
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function isStale(path) {
  const holder = ifThere(() => readFileSync(path, 'utf8'));
  if (holder === undefined) return false;
  return holder === '' ? (ifThere(() => ageMs(path)) ?? 0) > unfinishedMs : !isRunning(holder);
}

/**
 * Removes the lock of a dead process. Two that find the same dead lock must not both act, or the slower one would
 * remove the fresh lock of the faster: a folder, made by one only, stands guard for these few lines.
 * @param {string} path
 */
function removeStale(path) {
  const guard = `${path}.takeover`;
  if (!created(() => mkdirSync(guard))) {
    if ((ifThere(() => ageMs(guard)) ?? 0) > unfinishedMs) ifThere(() => rmdirSync(guard));
    return;
  }
  try {
    if (isStale(path)) ifThere(() => unlinkSync(path));
  } finally {
    ifThere(() => rmdirSync(guard));
  }
}

/**
 * Runs work while no other process holds the lock file. The lock of a process that was killed is taken over.
 * @template T
 * @param {string} path the lock file; its folder is made if need be
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<T>} what the work answers
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let told = false;
  while (!created(() => writeFileSync(path, ownName(), { flag: 'wx' }))) {
    if (isStale(path)) {
      removeStale(path);
      continue;
    }
    if (!told) onWait?.();
    told = true;
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    ifThere(() => unlinkSync(path));
  }
}
