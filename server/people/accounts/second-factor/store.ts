import { sql } from 'kysely';
import { newId } from '../../../platform/core/id.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Lists a person's passkeys, oldest first. */
export const listPasskeys = (db: Reader, userId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A passkey, as it is stored. */
export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** A new passkey. `credentialId` is base64url. */
export type NewPasskeyRow = {
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  backedUp: boolean;
  at: Date;
};

/** Inserts a passkey. Throws the unique violation of `passkeys_credential_id_key`. */
export async function insertPasskey(tx: Tx, row: NewPasskeyRow): Promise<void> {
  await tx
    .insertInto('passkeys')
    .values({
      id: newId(row.at),
      user_id: row.userId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: [...row.transports],
      name: row.name,
      backed_up: row.backedUp,
      created_at: row.at,
    })
    .execute();
}

/** Records the use of a passkey. Returns false when it was removed meanwhile. */
export async function notePasskeyUse(
  tx: Tx,
  { id, counter, backedUp, at }: { id: string; counter: number; backedUp: boolean; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('passkeys')
    .set({ counter, backed_up: backedUp, used_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Removes a passkey of a person. Returns false when they have no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const done = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Returns a person's authenticator app; undefined when there is none. */
export const readTotp = (db: Reader, userId: string) =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Inserts an authenticator app whose first code was of `step`. Throws the unique violation of `totp_factors_pkey`. */
export async function insertTotp(
  tx: Tx,
  { userId, secret, step, at }: { userId: string; secret: Buffer; step: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('totp_factors')
    .values({ user_id: userId, secret, created_at: at, used_at: at, last_step: step })
    .execute();
}

/** Uses the code of a step. Returns false when this or a later one was used already. */
export async function takeTotpStep(
  tx: Tx,
  { userId, step, at }: { userId: string; step: number; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('totp_factors')
    .set({ last_step: step, used_at: at })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Removes a person's authenticator app. Returns false when there is none. */
export async function deleteTotp(tx: Tx, userId: string): Promise<boolean> {
  const done = await tx.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Returns the salt of a person's recovery codes and how many are unused; undefined when they have none. */
export const readRecoverySet = (db: Reader, userId: string) =>
  db
    .selectFrom('recovery_codes')
    .select(['salt', sql<number>`(count(*) filter (where used_at is null))::int`.as('left')])
    .where('user_id', '=', userId)
    .groupBy('salt')
    .executeTakeFirst();

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx,
  { userId, salt, hashes, at }: { userId: string; salt: Buffer; hashes: readonly Buffer[]; at: Date },
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, salt, created_at: at })))
    .execute();
}

/** Uses a recovery code. Returns false when it is unknown or was used already. */
export async function takeRecoveryCode(
  tx: Tx,
  { userId, hash, at }: { userId: string; hash: Buffer; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Removes a person's recovery codes. */
export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Returns whether a person has a second factor. Recovery codes alone are none. */
export async function hasFactor(db: Reader, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from passkeys where user_id = ${userId})
        or exists (select 1 from totp_factors where user_id = ${userId}) as has`.execute(db);
  return rows[0]?.has === true;
}

/**
 * Removes a person's second factors and recovery codes of a time, and all recovery codes if no factor is left. Returns how
 * many factors it removed.
 */
export async function deleteFactors(
  tx: Tx,
  { userId, before, since }: { userId: string; before?: Date | undefined; since?: Date | undefined },
): Promise<number> {
  let removed = 0;
  for (const table of ['passkeys', 'totp_factors', 'recovery_codes'] as const) {
    let query = tx.deleteFrom(table).where('user_id', '=', userId);
    if (before) query = query.where('created_at', '<', before);
    if (since) query = query.where('created_at', '>=', since);
    const { numDeletedRows } = await query.executeTakeFirst();
    if (table !== 'recovery_codes') removed += Number(numDeletedRows);
  }
  if (!(await hasFactor(tx, userId))) await deleteRecoveryCodes(tx, userId);
  return removed;
}
