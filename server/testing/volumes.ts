import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const mount = (...args: string[]) => run('mount', args);

/** Whether this user may mount volumes. */
export const mayMount: boolean = await (async () => {
  if (process.getuid?.() !== 0) return false;
  return run('unshare', ['--mount', 'true']).then(
    () => true,
    () => false,
  );
})();

/** Whether a folder can be made read-only for this user: by a mount, or by rights, which do not bind root. */
export const canFreeze: boolean = mayMount || process.getuid?.() !== 0;

/** Makes a folder read-only, as a volume with errors is remounted. Returns the function that undoes it. */
export async function freeze(folder: string): Promise<() => Promise<void>> {
  if (!mayMount) {
    await chmod(folder, 0o555);
    return () => chmod(folder, 0o755);
  }
  await mount('--bind', folder, folder);
  await mount('-o', 'remount,ro,bind', folder);
  return async () => void (await run('umount', [folder]));
}

/** Mounts an empty volume of a few kilobytes at a folder. Returns the function that takes it away. */
export async function mountTiny(folder: string): Promise<() => Promise<void>> {
  await mount('-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', folder);
  return async () => void (await run('umount', ['--lazy', folder]));
}
