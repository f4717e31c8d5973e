import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { afterCommit, type Reader, type Tx } from '../../platform/database/database.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { insertSealedKeys, readSealedKeys } from './keys-store.ts';

const keyBytes = 32;

/** The keys of people, under which their values in the audit log are sealed. */
export type PersonKeys = ReturnType<typeof createPersonKeys>;

/** Creates the keys of people. A key is random, and itself sealed with the data secret. */
export function createPersonKeys(encryptor: Encryptor) {
  // For writers only. A reader asks the database, so that nothing is opened once a key is deleted.
  const cache = new LRUCache<string, Buffer>({ max: 1000, ttl: 10 * 60_000 });
  // A key of a transaction that rolls back must not be used again.
  const uncommitted = new WeakMap<Tx, Map<string, Buffer>>();

  async function read(db: Reader, people: readonly string[]): Promise<Map<string, Buffer>> {
    if (people.length === 0) return new Map();
    const sealed = await readSealedKeys(db, people);
    return new Map(
      await Promise.all(
        [...sealed].map(async ([id, key]) => [id, await encryptor.decrypt(key)] as [string, Buffer]),
      ),
    );
  }

  /** Creates keys, and notes them as the transaction's own. Returns those of people who can have one. */
  async function create(tx: Tx, people: readonly string[], at: Date): Promise<Map<string, Buffer>> {
    const drafts = new Map(people.map((id) => [id, randomBytes(keyBytes)]));
    const rows = await Promise.all(
      [...drafts].map(async ([userId, key]) => ({ userId, sealedKey: await encryptor.encrypt(key) })),
    );
    const added = new Set(await insertSealedKeys(tx, rows, at));
    const others = await read(
      tx,
      people.filter((id) => !added.has(id)),
    );
    const own = uncommitted.get(tx) ?? new Map<string, Buffer>();
    uncommitted.set(tx, own);
    for (const id of added) {
      const key = drafts.get(id) as Buffer;
      own.set(id, key);
      afterCommit(tx, () => void cache.set(id, key));
    }
    return new Map([...others, ...[...own].filter(([id]) => added.has(id))]);
  }

  return {
    /** Returns the keys that exist, by person. */
    read,

    /**
     * Returns a key for each person, to seal with. Creates missing ones in the transaction. Somebody without an open
     * account gets a key that is kept nowhere, so that what it seals is lost at once.
     */
    async forWriting(tx: Tx, people: readonly string[], at: Date): Promise<Map<string, Buffer>> {
      const keys = new Map<string, Buffer>();
      const missing = () => people.filter((id) => !keys.has(id));
      for (const id of people) {
        const key = cache.get(id) ?? uncommitted.get(tx)?.get(id);
        if (key) keys.set(id, key);
      }
      for (const [id, key] of await read(tx, missing())) {
        keys.set(id, key);
        cache.set(id, key);
      }
      if (missing().length > 0)
        for (const [id, key] of await create(tx, missing().toSorted(), at)) keys.set(id, key);
      for (const id of missing()) keys.set(id, randomBytes(keyBytes));
      return keys;
    },
  };
}
