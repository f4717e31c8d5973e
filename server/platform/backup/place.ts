import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BackupPlace, timeOfCopy } from './copy-name.ts';

function folderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    async put(name, file) {
      await mkdir(folder, { recursive: true });
      await copyFile(file, join(folder, `.${name}`));
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    get: (name, file) => copyFile(join(folder, name), file),
    async list() {
      const names = (await readdir(folder)).filter((name) => timeOfCopy(name)).toSorted();
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
    },
    remove: (name) => rm(join(folder, name)),
  };
}

/** Opens the place of an address: `s3://bucket/prefix?region=...&endpoint=...&path-style=1`, or `file:///mnt/copies`. */
export async function openPlace(address: string): Promise<BackupPlace> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'file:') return folderPlace(fileURLToPath(url));
  // Loaded only when it is used: the library takes a second.
  if (url?.protocol === 's3:' && url.hostname) return (await import('./s3-place.ts')).s3Place(url);
  throw new Error(
    'The place of copies must be an address such as s3://bucket/shop?region=ap-south-1 or file:///mnt/copies.',
  );
}

/** Removes copies older than `days`, but never one of the newest three. Returns the number of removed copies. */
export async function removeOldCopies(place: BackupPlace, days: number, now: Date): Promise<number> {
  const copies = (await place.list()).slice(0, -3);
  const old = copies.filter(({ name }) => {
    const at = timeOfCopy(name);
    return at !== null && now.getTime() - at.getTime() > days * 86_400_000;
  });
  for (const { name } of old) await place.remove(name);
  return old.length;
}
