/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[], link?: boolean }} Entry */

/** @type {string | undefined} */
let knownLibc;

/** Returns the C library of a Linux by npm's name. Cached, because the report takes some milliseconds. */
function libc() {
  if (process.platform !== 'linux') return undefined;
  const report = () =>
    /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  knownLibc ??= report().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

/**
 * Applies npm's rule for `os`, `cpu` and `libc`: "!x" excludes, anything else includes.
 * @param {string | string[] | undefined} rule
 * @param {string | undefined} value
 */
function allows(rule, value) {
  const list = [rule ?? []].flat();
  if (list.length === 0 || value === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.every((item) => item.startsWith('!')) || list.includes(value);
}

/**
 * Returns true when npm installs this package of the lock on this machine.
 * @param {Entry} entry
 */
export const isForThisMachine = (entry) =>
  allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && allows(entry.libc, libc());

/**
 * Returns true for a package that only tests and checks need.
 * @param {Entry} entry
 */
export const isTool = (entry) => entry.dev === true || entry.devOptional === true;

/**
 * Returns the packages that are missing or of another version than in the lock, one line each. An optional package may
 * be missing, unless it is the binary for this machine.
 * @param {Record<string, Entry>} lock `packages` of package-lock.json
 * @param {Record<string, Entry>} installed `packages` of node_modules/.package-lock.json
 * @param {{ isThere: (path: string) => boolean, tools: boolean }} options `isThere`: whether the package's folder exists,
 *   because npm's hidden lock can be wrong; `tools`: whether the packages of tests and checks are needed
 * @returns {string[]}
 */
export function findMismatches(lock, installed, { isThere, tools }) {
  return Object.entries(lock).flatMap(([path, entry]) => {
    if (path === '' || entry.link || (!tools && isTool(entry))) return [];
    const there = installed[path];
    if (there && isThere(path)) {
      return there.version === entry.version ? [] : [`${path}: ${there.version} instead of ${entry.version}`];
    }
    const madeForThisMachine = entry.os !== undefined && entry.cpu !== undefined && isForThisMachine(entry);
    return !entry.optional || madeForThisMachine ? [`${path}: missing`] : [];
  });
}
