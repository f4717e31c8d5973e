import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isLockHeld } from '../database/sql.ts';

/** The identity of a request: its person, endpoint and `Idempotency-Key`. */
export type RequestKey = { userId: string; call: string; key: string };

// If the process of a request held no lock, its fate is unknown: a retry takes over after this time.
const takeOverAfterMs = 60_000;

/**
 * Claims a request for the process that holds the life lock `holder`. Returns false if it has a response, or if it has
 * another input, or if the process that runs it may still live.
 */
export async function claimRequest(
  db: Database,
  { userId, call, key }: RequestKey,
  { hash, holder, now }: { hash: string; holder: number | null; now: Date },
): Promise<boolean> {
  const mine = await db
    .insertInto('idempotency_keys')
    .values({ user_id: userId, call, key, body_hash: hash, created_at: now, holder })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'call', 'key'])
        .doUpdateSet({ created_at: now, holder })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.body_hash', '=', hash)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<', new Date(now.getTime() - takeOverAfterMs)),
            sql<boolean>`idempotency_keys.holder is not null and not ${isLockHeld(sql.ref('idempotency_keys.holder'))}`,
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return mine !== undefined;
}

/** Returns the hash and the stored response of a request. */
export const findRequest = (db: Database, { userId, call, key }: RequestKey) =>
  db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();

/** Deletes a request, so that its key may be used again. */
export async function deleteRequest(db: Database, { userId, call, key }: RequestKey): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}

/** Stores the response of a request. */
export async function storeResponse(
  db: Database,
  { userId, call, key }: RequestKey,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}

/** Deletes the requests from before a time. Returns their number. */
export async function deleteRequestsBefore(db: Database, time: Date): Promise<number> {
  const gone = await db.deleteFrom('idempotency_keys').where('created_at', '<', time).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
