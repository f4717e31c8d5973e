import type { SealedColumn } from '../composition/module.ts';
import { type Database, transact } from '../platform/database/database.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import type { Keyring } from '../platform/security/keyring.ts';
import { lockSealed, writeSealed } from './rekey-store.ts';

/** The rows of a batch. Documents have megabytes, so a batch is small. */
const batchSize = 20;

/** The result of a run: values encrypted anew, and the columns and keys of those that no secret opens. */
export type RekeyResult = { renewed: number; unreadable: string[]; finished: boolean };

/**
 * Encrypts every value with the current key that was encrypted with another one. Each batch is a transaction, and a
 * value names its key, so a run that was stopped goes on where it ended and a second run changes nothing.
 */
export async function rekeyColumns(
  { db, keyring }: { db: Database; keyring: Keyring },
  columns: readonly SealedColumn[],
  {
    isStopped,
    onProgress,
  }: { isStopped: () => boolean; onProgress: (table: string, renewed: number) => void },
): Promise<RekeyResult> {
  const result: RekeyResult = { renewed: 0, unreadable: [], finished: false };
  for (const column of columns) {
    const encryptor = createEncryptor(keyring, column.purpose);
    let after: readonly unknown[] | null = null;
    for (;;) {
      if (isStopped()) return result;
      const from: readonly unknown[] | null = after;
      const rows = await transact(db, async (tx) => {
        const batch = await lockSealed(tx, column, { after: from, limit: batchSize });
        for (const row of batch) {
          if (await encryptor.isCurrent(row.sealed)) continue;
          const plain = await encryptor.decrypt(row.sealed).catch(() => null);
          if (!plain) result.unreadable.push(`${column.table} ${row.keys.join('/')}`);
          else {
            await writeSealed(tx, column, { ...row, sealed: await encryptor.encrypt(plain) });
            result.renewed += 1;
          }
        }
        return batch;
      });
      onProgress(column.table, result.renewed);
      after = rows.at(-1)?.keys ?? null;
      if (rows.length < batchSize) break;
    }
  }
  return { ...result, finished: true };
}
