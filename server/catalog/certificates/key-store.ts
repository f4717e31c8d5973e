import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { CertificateKeyUse } from '../../schema/column-types.ts';
import type { CertificateKeys } from '../../schema/tables.gen.ts';

/** Finds the key of a use that is in force, or undefined. */
export const findCurrentKey = (db: Reader, use: CertificateKeyUse) =>
  db
    .selectFrom('certificate_keys')
    .select(['id', 'sealed_secret'])
    .where('use', '=', use)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Inserts a key, unless another process was faster. */
export const insertKey = (db: Reader, key: Insertable<CertificateKeys>) =>
  db
    .insertInto('certificate_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('use').where('retired_at', 'is', null).doNothing())
    .execute();

/** Retires the signing key in force and destroys its private half. */
export const retireSigningKey = (tx: Tx, at: Date) =>
  tx
    .updateTable('certificate_keys')
    .set({ retired_at: at, sealed_secret: null })
    .where('use', '=', 'statements')
    .where('retired_at', 'is', null)
    .execute();

/** Lists the public keys, also retired ones, the newest first. */
export const readPublicKeys = (db: Reader): Promise<{ id: string; public_pem: string | null }[]> =>
  db
    .selectFrom('certificate_keys')
    .select(['id', 'public_pem'])
    .where('use', '=', 'statements')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
