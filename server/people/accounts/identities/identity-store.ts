import { newId } from '../../../platform/core/id.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** A person's key at a provider. Only `issuer` and `subject` together identify them. */
export type IdentityKey = { issuer: string; subject: string };

/** Returns the owner of an identity; undefined at its first sign-in. */
export const readIdentity = (tx: Tx, { issuer, subject }: IdentityKey) =>
  tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.blocked_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Records the use of an identity, and the e-mail that the provider gave. */
export async function noteIdentityUse(
  tx: Tx,
  key: IdentityKey & { provider: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ used_at: at, provider: key.provider })
    .where('issuer', '=', key.issuer)
    .where('subject', '=', key.subject)
    .execute();
}

/** Links an identity to an account. Throws the unique violation of `identities_pkey` when it is linked already. */
export async function insertIdentity(
  tx: Tx,
  identity: IdentityKey & { userId: string; email: string; provider: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      id: newId(identity.at),
      issuer: identity.issuer,
      subject: identity.subject,
      provider: identity.provider,
      user_id: identity.userId,
      email: identity.email,
      linked_at: identity.at,
      used_at: identity.at,
    })
    .execute();
}

/** Locks the open account with this e-mail until the transaction ends. */
export const lockByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'email_verified_at', 'blocked_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Marks an account's address as proved and removes the password, which somebody else may have set. */
export async function takeOverUnproved(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, pending_email: null, email_verified_at: at })
    .where('id', '=', userId)
    .execute();
}

/**
 * Returns the owner of a new session after a sign-in by a provider; undefined when the account is closed or blocked.
 */
export const readSessionOwner = (db: Reader, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'email_verified_at', 'terms_agreed_at'])
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Lists the identities that open an account, the most recently used first. */
export const listIdentities = (db: Reader, userId: string) =>
  db
    .selectFrom('identities')
    .select(['id', 'issuer', 'provider', 'email', 'linked_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();

/** Removes one identity of an account. Returns undefined when the account has no such identity. */
export const deleteIdentity = (tx: Tx, { userId, id }: { userId: string; id: string }) =>
  tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['issuer', 'provider'])
    .executeTakeFirst();

/** Removes the identities of an account, except those that the provider gave for `exceptEmail`. */
export async function deleteIdentities(
  tx: Tx,
  { userId, exceptEmail }: { userId: string; exceptEmail: string | null },
): Promise<void> {
  let query = tx.deleteFrom('identities').where('user_id', '=', userId);
  if (exceptEmail !== null) query = query.where('email', '<>', exceptEmail);
  await query.execute();
}

/** Locks an account before a change of its password or identities; undefined when it is closed. */
export const lockWaysIn = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'email', 'password_hash', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
