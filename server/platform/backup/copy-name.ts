/** A place for sealed copies outside of this machine: a bucket, or a mounted folder. */
export type BackupPlace = {
  /** The place in words, without keys. */
  name: string;
  /** The mounted folder; null for a bucket. */
  folder: string | null;
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
