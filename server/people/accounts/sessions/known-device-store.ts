import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database.ts';

// A client without cookies counts as a new browser at every login.
const keptPerAccount = 20;

/** Returns whether a browser has logged in to an account since then. */
export async function hasDevice(
  db: Reader,
  { userId, hash, since }: { userId: string; hash: Buffer; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .where('seen_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a browser has logged in to an account. Deletes the oldest beyond twenty. */
export async function upsertDevice(
  tx: Tx,
  { userId, hash, now }: { userId: string; hash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute();
  await sql`
    delete from known_devices where user_id = ${userId} and device_hash in (
      select device_hash from known_devices where user_id = ${userId}
       order by seen_at desc, device_hash offset ${keptPerAccount})`.execute(tx);
}

/** Deletes every known browser of an account. */
export async function deleteDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
