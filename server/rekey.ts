import { sealedColumns } from './composition/sealed-columns.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { keyringOf } from './platform/security/keyring.ts';
import { type RekeyResult, rekey } from './platform/security/rekey.ts';

/**
 * Encrypts all data with the current `DATA_SECRET`, for `npm run db -- rekey`. The shop may run meanwhile. `secrets` are
 * those of the environment.
 */
export async function rekeyDatabase(
  url: string,
  secrets: { current: string | null; accepted: string | null },
  control: Parameters<typeof rekey>[2],
): Promise<RekeyResult> {
  const db = createDatabase(createPool(url, 2, { unlimited: true }));
  try {
    const keyring = keyringOf(secrets, { db, name: 'data', now: () => new Date() });
    return await rekey({ db, keyring }, sealedColumns, control);
  } finally {
    await db.destroy();
  }
}
