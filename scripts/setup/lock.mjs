import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, ownName } from './processes.mjs';

const pollMs = 50;
// Creating a lock and writing its owner takes microseconds. An empty lock of this age belongs to a killed process.
const unfinishedMs = 3000;

/** @param {string} path */
const ageMs = (path) => Date.now() - statSync(path).mtimeMs;

/**
 * Runs `work` and returns undefined if the file is gone: another process may have removed it.
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
 * Removes the lock of a dead process. Of two processes that find the same stale lock only one may act, or the slower one
 * would remove the new lock of the faster one. A guard folder, which only one process can create, prevents that.
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
 * Runs `work` while this process holds the lock file. Takes over the lock of a process that was killed.
 * @template T
 * @param {string} path the lock file; its folder is created if it is missing
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<T>} the result of `work`
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  let hasWaited = false;
  while (!created(() => writeFileSync(path, ownName(), { flag: 'wx' }))) {
    if (isStale(path)) {
      removeStale(path);
      continue;
    }
    if (!hasWaited) onWait?.();
    hasWaited = true;
    await wait(pollMs);
  }
  try {
    return await work();
  } finally {
    ifThere(() => unlinkSync(path));
  }
}
