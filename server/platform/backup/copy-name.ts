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

const stampOf = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const atStamp = (stamp: string | undefined): Date | null => {
  const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(stamp ?? '') ?? [];
  return y ? new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`) : null;
};

/** The names of copies: their time (UTC) in them, so that their order is that of time. */
const copyName = /^navaratna-(\d{8}-\d{6})\.sealed$/;
const backupName = /^navaratna-(\d{8}-\d{6})\.backup$/;

/** Returns the name of a copy that is made now. */
export const nameOfCopy = (at: Date): string => `navaratna-${stampOf(at)}.sealed`;

/** Returns when a copy was made, by its name; null for a file that is no copy. */
export const timeOfCopy = (name: string): Date | null => atStamp(copyName.exec(name)?.[1]);

/** Returns the name of a back-up that is made now in a folder of this machine. */
export const nameOfBackup = (at: Date): string => `navaratna-${stampOf(at)}.backup`;

/** Returns when a back-up in a folder was made, by its name; null for another file. */
export const timeOfBackup = (name: string): Date | null => atStamp(backupName.exec(name)?.[1]);
