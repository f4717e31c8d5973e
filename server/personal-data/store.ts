import type { Reader, Tx } from '../platform/database/database.ts';

/** The latest copy somebody asked for, without its content. */
export const readLatestExport = (db: Reader, userId: string) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'status', 'done', 'steps', 'bytes', 'asked_at', 'ready_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Asks for a copy. Throws the unique violation `data_exports_one` while one is being made. */
export async function insertExport(
  tx: Tx,
  wish: { id: string; userId: string; steps: number; now: Date; expiresAt: Date },
): Promise<void> {
  // The one before it has served.
  await tx
    .deleteFrom('data_exports')
    .where('user_id', '=', wish.userId)
    .where('status', 'in', ['ready', 'failed'])
    .execute();
  await tx
    .insertInto('data_exports')
    .values({
      id: wish.id,
      user_id: wish.userId,
      status: 'waiting',
      steps: wish.steps,
      asked_at: wish.now,
      expires_at: wish.expiresAt,
    })
    .execute();
}

/** Whose copy a job makes; undefined when it was made already, or its owner is gone. */
export const readOpenExport = (db: Reader, id: string) =>
  db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select([
      'users.id as userId',
      'users.phone',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.language',
    ])
    .where('data_exports.id', '=', id)
    .where('status', 'in', ['waiting', 'working'])
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Notes how far a copy is. */
export async function noteProgress(db: Reader, id: string, done: number): Promise<void> {
  await db.updateTable('data_exports').set({ status: 'working', done }).where('id', '=', id).execute();
}

/** Keeps a finished copy; false when another run of the job was first. */
export async function keepExport(
  tx: Tx,
  made: { id: string; sealed: Buffer; bytes: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('data_exports')
    .set((eb) => ({
      status: 'ready',
      done: eb.ref('steps'),
      sealed: made.sealed,
      bytes: made.bytes,
      ready_at: made.now,
      expires_at: made.expiresAt,
    }))
    .where('id', '=', made.id)
    .where('status', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Gives a ready copy the address of one download; false when there is none. A later address ends the one before. */
export async function insertTicket(
  db: Reader,
  ticket: { userId: string; hash: Buffer; now: Date; endsAt: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('data_exports')
    .set({ ticket_hash: ticket.hash, ticket_ends_at: ticket.endsAt })
    .where('user_id', '=', ticket.userId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', ticket.now)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Uses an address up: the sealed copy; undefined when it is unknown, used, too old or another's. Of two at once one gets it. */
export const takeByTicket = (
  db: Reader,
  { hash, userId, now }: { hash: Buffer; userId: string; now: Date },
) =>
  db
    .updateTable('data_exports')
    .set({ ticket_hash: null, ticket_ends_at: null })
    .where('ticket_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('ticket_ends_at', '>', now)
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();

/** Removes copies that had their day, and says of those nobody finished that they failed; answers how many. */
export async function endExports(db: Reader, now: Date): Promise<number> {
  const gone = await db.deleteFrom('data_exports').where('expires_at', '<=', now).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Removes every copy of a person's data, whether it is ready or being made. */
export async function deleteExports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute();
}

/** A wish to be erased that is neither taken back nor done. */
export const readOpenErasure = (db: Reader, userId: string) =>
  db
    .selectFrom('erasures')
    .select(['id', 'asked_at', 'due_at', 'held_by'])
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();

/** Notes a wish. Throws the unique violation `erasures_one` when there is one. */
export async function insertErasure(
  tx: Tx,
  wish: { id: string; userId: string; now: Date; dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ id: wish.id, user_id: wish.userId, asked_at: wish.now, due_at: wish.dueAt })
    .execute();
}

/** Takes a wish back; undefined when there is none, or it is being done. */
export const takeBackErasure = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('erasures')
    .set({ taken_back_at: now })
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Takes the next wish that is due; another process takes another one. */
export const takeDueErasure = (tx: Tx, now: Date) =>
  tx
    .selectFrom('erasures')
    .select(['id', 'user_id'])
    .where('due_at', '<=', now)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Puts a wish off, and says why. */
export async function holdErasure(tx: Tx, id: string, until: Date, heldBy: string[]): Promise<void> {
  await tx.updateTable('erasures').set({ due_at: until, held_by: heldBy }).where('id', '=', id).execute();
}

/** Notes that a wish is done. */
export async function endErasure(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('erasures').set({ done_at: at, held_by: [] }).where('id', '=', id).execute();
}

/**
 * The person, held until the transaction ends: nothing new is written for them meanwhile (migration 0091). This is the
 * full lock, which foreign keys wait for; it is the transaction's first lock that others want.
 */
export const holdPerson = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'role', 'language', 'password_hash'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** What somebody agreed to, the newest first. */
export const readConsents = (db: Reader, userId: string) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'version', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** When a session began. */
export const readSessionStart = (db: Reader, sessionId: string) =>
  db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst();
