import { type KnownHead, proveHead, readKnownHead, wordsOfHead } from '../base/audit/integrity.ts';
import { createDatabase, createPool, type Reader } from '../platform/database/database.ts';
import type { Module } from './module.ts';
import { modules } from './modules.ts';

const checks = modules.flatMap(({ integrity = [] }: Module) => integrity);

/** Returns one sentence for each invariant that the database violates. An empty list means a healthy database. */
export async function integrityProblems(db: Reader): Promise<string[]> {
  return (await Promise.all(checks.map((problems) => problems(db)))).flat();
}

async function withDatabase<T>(url: string, work: (db: Reader) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool(url, 2, { unlimited: true }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Runs {@link integrityProblems} on a database by its URL. */
export const checkDatabase = (url: string): Promise<string[]> => withDatabase(url, integrityProblems);

/**
 * Checks that stock, orders and payments agree, and that the audit log fits its chain, and prints so. `known` is a place of
 * the chain that was noted before; `late` also reports entries that wait too long. Throws with one sentence for each
 * contradiction.
 */
export const checkShop = (
  url: string,
  { known, late }: { known: KnownHead | string | null; late: boolean },
): Promise<void> =>
  withDatabase(url, async (db) => {
    const noted = typeof known === 'string' ? readKnownHead(known) : known;
    const { head, problems } = await proveHead(db, { known: noted, late });
    const all = [...(await integrityProblems(db)), ...problems];
    if (all.length > 0) throw new Error(all.join('\n'));
    console.log('Stock, orders and payments agree.');
    console.log(`The audit log fits its chain: ${wordsOfHead(head)}.`);
  });
