import { sealedColumns } from '../composition/sealed-columns.ts';
import { createDatabase, createPool } from '../platform/database/database.ts';
import { keyringOf } from '../platform/security/keyring.ts';
import { type RekeyResult, rekeyColumns } from './rekey-columns.ts';

type Secrets = { current: string | null; accepted: string | null };

/**
 * Runs `npm run db -- rekey`. Prints how far it is and how it ended; `isStopped` ends it after the batch under way. Throws
 * with the values that no secret opens.
 */
export async function runRekey(url: string, secrets: Secrets, isStopped: () => boolean): Promise<void> {
  const { renewed, unreadable, finished } = await rekeyDatabase(url, secrets, {
    isStopped,
    onProgress: (table, n) => process.stdout.write(`\r${table}: ${n} encrypted anew   `),
  });
  console.log(`\n${renewed} values are encrypted anew with the current secret.`);
  if (unreadable.length > 0)
    throw new Error(
      `No secret that is set opens these; set theirs as DATA_SECRET_ACCEPTED:\n${unreadable.join('\n')}`,
    );
  console.log(
    finished ? 'Nothing needs another secret any more.' : 'Stopped. Run it again to go on where it stopped.',
  );
}

/**
 * Encrypts all data with the current `DATA_SECRET`, for `npm run db -- rekey`. The shop may run meanwhile. `secrets` are
 * those of the environment.
 */
export async function rekeyDatabase(
  url: string,
  secrets: Secrets,
  control: Parameters<typeof rekeyColumns>[2],
): Promise<RekeyResult> {
  const db = createDatabase(createPool(url, 2, { unlimited: true }));
  try {
    const keyring = keyringOf(secrets, { db, name: 'data', now: () => new Date() });
    return await rekeyColumns({ db, keyring }, sealedColumns, control);
  } finally {
    await db.destroy();
  }
}
