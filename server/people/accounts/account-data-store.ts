import type { Reader, Tx } from '../../platform/database/database.ts';

/**
 * Locks the person until the transaction ends, so that nothing new is written for them (0110_people_accounts.sql). This is the
 * full lock, which foreign keys wait for. It must be the transaction's first contended lock.
 */
export const lockPerson = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'role', 'language', 'password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Returns a person's consents, newest first. */
export const readConsents = (db: Reader, userId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'version', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Returns when a session began. */
export const readSessionStart = (db: Reader, sessionId: string) =>
  db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
