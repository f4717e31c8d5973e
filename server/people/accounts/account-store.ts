import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import type { LinkPurpose } from '../../schema/column-types.ts';

/** Returns an open account; undefined when it is closed. */
export const findAccount = (db: Reader, userId: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'pending_email',
      'phone',
      'role',
      'language',
      'password_hash',
      'email_verified_at',
      'terms_agreed_at',
      'terms_version',
      'blocked_at',
      'created_at',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Locks an account and returns its state, if it still has this password hash. The state holds until the transaction
 * ends.
 */
export async function lockAccount(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string | null },
): Promise<'same' | 'changed' | 'blocked'> {
  const row = await tx
    .selectFrom('users')
    .select(['password_hash', 'blocked_at'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  if (row?.password_hash !== passwordHash) return 'changed';
  return row.blocked_at ? 'blocked' : 'same';
}

/** Replaces a password and drops a pending change of address. Returns false if the password is no longer `was`. */
export async function replacePassword(
  tx: Tx,
  { userId, was, passwordHash }: { userId: string; was: string | null; passwordHash: string },
): Promise<boolean> {
  const done = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('id', '=', userId)
    .where('password_hash', '=', was)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/**
 * Sets a password by a link to `email`, which the link proves. Drops a pending change of address. Returns undefined if
 * the account may not use the link any more.
 */
export const resetPassword = (
  tx: Tx,
  { userId, email, passwordHash, now }: { userId: string; email: string; passwordHash: string; now: Date },
) =>
  tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      pending_email: null,
      email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})`,
    })
    .where('id', '=', userId)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .returning(['first_name', 'last_name', 'language'])
    .executeTakeFirst();

/** Returns the owner of a reset link while the link is valid. */
export async function findLinkOwner(db: Reader, secretHash: Buffer, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('email_links')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.user_id;
}

/** Invalidates a person's open links that have one of these purposes. */
export async function endLinks(
  tx: Tx,
  { userId, purposes, now }: { userId: string; purposes: readonly LinkPurpose[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Writes name and phone. Throws the unique violation of `users_phone`. */
export async function updateProfile(
  db: Database,
  profile: { userId: string; firstName: string; lastName: string; phone: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: profile.firstName, last_name: profile.lastName, phone: profile.phone })
    .where('id', '=', profile.userId)
    .execute();
}

/** Records consent to the terms. Returns false if the person had already agreed to this version. */
export async function updateTerms(
  tx: Tx,
  { userId, version, now }: { userId: string; version: string; now: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('users')
    .set({ terms_agreed_at: now, terms_version: version })
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([eb('terms_agreed_at', 'is', null), eb('terms_version', 'is distinct from', version)]),
    )
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Returns a person's open sessions, the most recently used first; at most 100. */
export const readSessions = (db: Reader, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/**
 * Ends a person's sessions except `keep`. With `before`, ends only those that began earlier. Returns how many it ended.
 */
export async function revokeSessions(
  tx: Tx,
  {
    userId,
    keep,
    before,
    now,
  }: { userId: string; keep: readonly string[]; before?: Date | undefined; now: Date },
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (keep.length > 0) query = query.where('id', 'not in', keep);
  if (before) query = query.where('created_at', '<', before);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
