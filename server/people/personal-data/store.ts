import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns a person's latest own copy, without its content. */
export const readLatestExport = (db: Reader, userId: string) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'status', 'done', 'steps', 'bytes', 'asked_at', 'ready_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('recipient', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Requests a copy. Throws the unique violation `data_exports_one` while one is being made. */
export async function insertExport(
  tx: Tx,
  request: {
    id: string;
    userId: string;
    steps: number;
    now: Date;
    expiresAt: Date;
    /** The address of the nominee who asked for it; null for one's own copy. */
    recipient: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('data_exports')
    .values({
      id: request.id,
      user_id: request.userId,
      status: 'waiting',
      steps: request.steps,
      asked_at: request.now,
      expires_at: request.expiresAt,
      recipient: request.recipient,
    })
    .execute();
  // The previous copy is no longer needed. It may have become ready while the insert waited for it.
  await tx
    .deleteFrom('data_exports')
    .where('user_id', '=', request.userId)
    .where('id', '<>', request.id)
    .execute();
}

/** Returns the owner's id of the copy that a job makes, and its recipient; undefined if it is done already. */
export const findExport = (db: Reader, id: string) =>
  db
    .selectFrom('data_exports')
    .select(['user_id', 'recipient'])
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'working'])
    .executeTakeFirst();

/** Records the progress of a copy. */
export async function noteProgress(db: Reader, id: string, done: number): Promise<void> {
  await db.updateTable('data_exports').set({ status: 'working', done }).where('id', '=', id).execute();
}

/** Stores a finished copy, and the hash of its link if it has one. Returns false if another run of the job was first. */
export async function storeExport(
  tx: Tx,
  made: { id: string; sealed: Buffer; bytes: number; now: Date; expiresAt: Date; ticketHash: Buffer | null },
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
      ticket_hash: made.ticketHash,
      ticket_ends_at: made.ticketHash && made.expiresAt,
    }))
    .where('id', '=', made.id)
    .where('status', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Gives a ready copy the address of one download, which replaces an earlier one. Returns false if there is no copy. */
export async function insertTicket(
  db: Reader,
  ticket: { userId: string; hash: Buffer; now: Date; endsAt: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('data_exports')
    .set({ ticket_hash: ticket.hash, ticket_ends_at: ticket.endsAt })
    .where('user_id', '=', ticket.userId)
    .where('recipient', 'is', null)
    .where('status', '=', 'ready')
    .where('expires_at', '>', ticket.now)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/**
 * Uses an address and returns the encrypted copy. Returns undefined if the address is unknown, used, expired or another
 * person's. Of two concurrent calls, one gets it.
 */
export const takeByTicket = (
  db: Reader,
  { hash, userId, now }: { hash: Buffer; userId: string; now: Date },
) =>
  db
    .updateTable('data_exports')
    .set({ ticket_hash: null, ticket_ends_at: null })
    .where('ticket_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('recipient', 'is', null)
    .where('ticket_ends_at', '>', now)
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();

/** Deletes expired copies, and marks unfinished ones as failed. Returns how many. */
export async function endExports(db: Reader, now: Date): Promise<number> {
  const gone = await db.deleteFrom('data_exports').where('expires_at', '<=', now).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes every copy of a person's data, ready or not. */
export async function deleteExports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute();
}

/** Returns a request for erasure that is neither cancelled nor done. */
export const readOpenErasure = (db: Reader, userId: string) =>
  db
    .selectFrom('erasures')
    .select(['id', 'asked_at', 'due_at', 'held_by'])
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();

/** Inserts a request for erasure. Throws the unique violation `erasures_one` if there is one. */
export async function insertErasure(
  tx: Tx,
  request: { id: string; userId: string; now: Date; dueAt: Date; forNominee: boolean },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({
      id: request.id,
      user_id: request.userId,
      asked_at: request.now,
      due_at: request.dueAt,
      for_nominee: request.forNominee,
    })
    .execute();
}

/** Cancels a request. Returns undefined if there is none, or it is being done. */
export const cancelErasure = (tx: Tx, userId: string, now: Date) =>
  tx
    .updateTable('erasures')
    .set({ taken_back_at: now })
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Takes the next due request. Concurrent processes take different ones. */
export const takeDueErasure = (tx: Tx, now: Date) =>
  tx
    .selectFrom('erasures')
    .select(['id', 'user_id', 'for_nominee'])
    .where('due_at', '<=', now)
    .where('taken_back_at', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Postpones a request, with the reasons. */
export async function postponeErasure(tx: Tx, id: string, until: Date, heldBy: string[]): Promise<void> {
  await tx.updateTable('erasures').set({ due_at: until, held_by: heldBy }).where('id', '=', id).execute();
}

/** Marks a request as done. */
export async function endErasure(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('erasures').set({ done_at: at, held_by: [] }).where('id', '=', id).execute();
}
