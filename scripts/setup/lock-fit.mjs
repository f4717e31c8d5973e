/** @typedef {{ optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Entry */

/**
 * Applies npm's rule for `os`, `cpu` and `libc`. The pinned Node and PostgreSQL need glibc, so every machine has that.
 * @param {Entry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  const allows = (/** @type {string | string[] | undefined} */ list, /** @type {string} */ value) =>
    list === undefined || [list].flat().includes(value);
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
}

/**
 * Returns the folders of the packages that have to be there after an installation. Of optional packages these are the
 * binaries for this machine: npm ignores it when one cannot be fetched.
 * @param {Record<string, Entry>} lock `packages` of package-lock.json
 * @param {boolean} tools whether the packages of tests and checks are needed
 */
export const neededPackages = (lock, tools) =>
  Object.entries(lock)
    .filter(([path, { optional, dev, devOptional, os, cpu, libc }]) => {
      if (path === '' || (!tools && (dev || devOptional))) return false;
      return optional ? Boolean(os && cpu) && isForThisMachine({ os, cpu, libc }) : true;
    })
    .map(([path]) => path);
