import { newId } from '../platform/core/id.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** A person as a provider names them; only `issuer` and `subject` together say who it is. */
export type IdentityKey = { issuer: string; subject: string };

/** Whose identity this is; undefined when nobody signed in by it yet. */
export const readIdentity = (tx: Tx, { issuer, subject }: IdentityKey) =>
  tx
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.blocked_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Notes that an identity was used, and under which name of the provider. */
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

/** Ties an identity to an account. Throws the unique violation of `identities_pkey` when it is tied already. */
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

/** The open account with this e-mail, held until the transaction ends. */
export const lockByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'email_verified_at', 'blocked_at'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Marks the address of an account as proved, and voids the password that somebody else may have set. */
export async function takeOverUnproved(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, pending_email: null, email_verified_at: at })
    .where('id', '=', userId)
    .execute();
}

/** Who opens a session after proving who they are elsewhere; undefined when the account was closed or blocked. */
export const readSessionOwner = (db: Reader, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'email_verified_at', 'terms_agreed_at'])
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Lists the identities that open an account, the last used first. */
export const listIdentities = (db: Reader, userId: string) =>
  db
    .selectFrom('identities')
    .select(['id', 'issuer', 'provider', 'email', 'linked_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();

/** Removes one identity of an account; undefined when it has no such identity. */
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

/** Locks an account for a change of how it is opened; undefined when it is closed. */
export const lockWaysIn = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'email', 'password_hash', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
