import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place for sealed copies outside of this machine: a bucket, or a mounted folder. */
export type BackupPlace = {
  /** The place in words, without keys. */
  name: string;
  /** Copies a local file there. It appears under its name only when it is complete. */
  put(name: string, file: string): Promise<void>;
  /** Copies it back into a local file. */
  get(name: string, file: string): Promise<void>;
  /** Lists the copies, in the order of their names. */
  list(): Promise<{ name: string; bytes: number }[]>;
  remove(name: string): Promise<void>;
};

/** The names of copies: their time (UTC) in them, so that their order is that of time. */
const copyName = /^navaratna-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.sealed$/;

/** Returns the name of a copy that is made now. */
export const nameOfCopy = (at: Date): string =>
  `navaratna-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.sealed`;

/** Returns when a copy was made, by its name; null for a file that is no copy. */
export function timeOfCopy(name: string): Date | null {
  const [, y, m, d, h, min, s] = copyName.exec(name) ?? [];
  return y ? new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`) : null;
}

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
