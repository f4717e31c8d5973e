import type { Reader, Tx } from '../../platform/database/database.ts';

/** Locks an account before a change of its address; undefined when it is closed. */
export const lockAddress = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'email', 'pending_email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/**
 * Writes a proved address and ends a pending change. Throws the unique violation of `users_email` when another account
 * has the address.
 */
export async function writeProvedAddress(
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, pending_email: null, email_verified_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Writes the pending address of an account; null drops a pending change. */
export async function writePendingAddress(tx: Tx, userId: string, email: string | null): Promise<void> {
  await tx.updateTable('users').set({ pending_email: email }).where('id', '=', userId).execute();
}

/** Returns whether an account has this address, proved or not. */
export async function isAddressTaken(db: Reader, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the one-time tickets of sign-ins by a provider. */
export async function deleteSignInTickets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
}
