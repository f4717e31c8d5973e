/** The facts about a stored object. `sha256` (hexadecimal) is null when the store does not know it without a read. */
export type ObjectFacts = { key: string; bytes: number; at: Date; sha256: string | null };

/** An opened object: its size, and its bytes in pieces. A piece that cannot be read throws `StorageAway`. */
export type OpenedObject = { bytes: number; content: AsyncIterable<Buffer> };

/** The traffic of a bucket: requests and cache reads of this process by name, and whether it fails at the moment. */
export type ObjectTraffic = { isAway: boolean; counts: Readonly<Record<string, number>> };

/**
 * A store of objects: a folder on disk, or a bucket of any S3-compatible service. Keys are `media/NAME` (public files),
 * `papers/NAME` (rendered PDFs) and `backups/NAME`. Only `media/` is public: every other object is stored with headers that
 * forbid caching. Calls throw `StorageAway` when a bucket does not answer, or a folder is not mounted.
 */
export type ObjectStore = {
  kind: 'disk' | 'bucket';
  /** The place in words for messages: the folder, or `s3://bucket/prefix`. It contains no key. */
  place: string;
  /** Stores an object completely or not at all, and replaces one that exists. */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the bytes of an object; null when there is none. For objects that fit into memory. */
  get(key: string): Promise<Buffer | null>;
  /** Opens an object of any size; null when there is none. A bucket's stream continues after a cut connection. */
  open(key: string): Promise<OpenedObject | null>;
  /** Returns the facts about an object; null when there is none. */
  head(key: string): Promise<ObjectFacts | null>;
  /** Yields the objects whose key begins with `prefix`, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectFacts>;
  /** Removes an object. A missing one is no error. */
  remove(key: string): Promise<void>;
  /** Removes drafts of killed processes that are older than `until`. Returns the number of removed files. */
  tidy(until: Date): Promise<number>;
  /** Asks whether the store is there. Throws `StorageAway` if not. */
  requireThere(): Promise<void>;
  /** Returns the traffic of a bucket; null for a disk. */
  traffic(): ObjectTraffic | null;
};

/** Watches whether the store of files is there. */
export type FilesWatch = {
  /** Returns whether the store was away when it was last asked. */
  isAway(): boolean;
  /** Asks the store. Writes one line to the log when it goes, and one when it is back. */
  look(): Promise<void>;
  /** Begins a look unless one is under way. Nothing waits for it: a store that hangs holds up no other sweep. */
  sweep(): Promise<number>;
  everyMs: number;
};
