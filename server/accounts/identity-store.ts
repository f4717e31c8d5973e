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

/** Notes that an identity was used. */
export async function noteIdentityUse(tx: Tx, key: IdentityKey, at: Date): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ used_at: at })
    .where('issuer', '=', key.issuer)
    .where('subject', '=', key.subject)
    .execute();
}

/** Ties an identity to an account. Throws the unique violation of `identities_pkey` when it is tied already. */
export async function insertIdentity(
  tx: Tx,
  identity: IdentityKey & { userId: string; email: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
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

/**
 * Gives an account whose address was never proved to whoever has now proved it: its password and mailed links, which
 * another may have made, end.
 */
export async function takeOverUnproved(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, email_verified_at: at })
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('email_links')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
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
