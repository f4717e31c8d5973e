import { createHash } from 'node:crypto';
import type { ObjectFacts, ObjectStore } from '../platform/core/object-store.ts';
import { StorageAway } from '../platform/core/storage-away.ts';

/** What is moved. PDFs in `papers/` are rendered again on request. */
const moved = ['media/', 'backups/'];
/** Objects that are moved at once: a bucket answers slowly, but many requests at a time. */
const lanes = 6;
/** An object of at most this size is read once, and sent from memory. */
const wholeBytes = 1 << 24;

/** The progress of a move. `there`: objects that the target had already, with the same bytes. */
export type MoveProgress = { seen: number; copied: number; there: number; removed: number; bytes: number };

/** The end of a move. `wrong`: objects whose copy has other bytes, or that could not be read. */
export type MoveResult = MoveProgress & { finished: boolean; wrong: string[] };

/** `remove`: whether the source is emptied after a whole pass in which every object was compared. */
export type MoveOptions = {
  remove: boolean;
  isStopped: () => boolean;
  progress: MoveProgress;
};

async function hashOf(store: ObjectStore, key: string): Promise<string | null> {
  const opened = await store.open(key);
  if (!opened) return null;
  const hash = createHash('sha256');
  for await (const piece of opened.content) hash.update(piece);
  return hash.digest('hex');
}

/** Copies an object unless the target has it, and reads the copy back. Returns null if its source was removed meanwhile. */
async function moveOne(
  { from, to }: { from: ObjectStore; to: ObjectStore },
  { key, bytes }: ObjectFacts,
): Promise<'copied' | 'there' | 'wrong' | null> {
  const whole = bytes <= wholeBytes ? await from.get(key) : null;
  const wanted = whole ? createHash('sha256').update(whole).digest('hex') : await hashOf(from, key);
  if (wanted === null) return null;
  if ((await to.head(key))?.bytes === bytes && (await hashOf(to, key)) === wanted) return 'there';
  const content = whole ?? (await from.open(key))?.content;
  if (!content) return null;
  await to.put(key, content);
  return (await hashOf(to, key)) === wanted ? 'copied' : 'wrong';
}

async function* listAll(from: ObjectStore): AsyncGenerator<ObjectFacts> {
  for (const prefix of moved) yield* from.list(prefix);
}

/**
 * Copies all objects from one store to another and compares every copy by SHA-256, also of objects that the target has
 * already. A run that was stopped goes on with the next run. Nothing is removed from the source unless `remove` is set and
 * the whole pass ended without a difference. Throws `StorageAway` when a bucket stays away.
 */
export async function moveObjects(
  stores: { from: ObjectStore; to: ObjectStore },
  { remove, isStopped, progress }: MoveOptions,
): Promise<MoveResult> {
  const wrong: string[] = [];
  const compared: string[] = [];
  const objects = listAll(stores.from);
  async function lane(): Promise<void> {
    while (!isStopped()) {
      const { value: facts, done } = await objects.next();
      if (done) return;
      const result = await moveOne(stores, facts).catch((error: Error) => {
        if (error instanceof StorageAway) throw error;
        return error;
      });
      progress.seen += 1;
      progress.bytes += facts.bytes;
      if (result === 'copied' || result === 'there') {
        progress[result] += 1;
        compared.push(facts.key);
      } else if (result === 'wrong') wrong.push(`${facts.key}: the copy has other bytes`);
      else if (result) wrong.push(`${facts.key}: ${result.message}`);
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  const finished = !isStopped() && wrong.length === 0;
  if (remove && finished)
    for (const key of compared) {
      if (isStopped()) break;
      await stores.from.remove(key);
      progress.removed += 1;
    }
  return { ...progress, finished: finished && !isStopped(), wrong };
}
