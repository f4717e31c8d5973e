import type { Reader, Tx } from '../../platform/database/database.ts';

/** The news that a member of staff has read: everything up to `readAt` (null: nothing yet), and single news by key. */
export type Looked = { readAt: Date | null; read: Map<string, Date> };

/** Returns what a member of staff has read. */
export async function readLooked(db: Reader, userId: string): Promise<Looked> {
  const [look, reads] = await Promise.all([
    db.selectFrom('desk_looks').select('read_at').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('desk_reads').select(['news', 'at']).where('user_id', '=', userId).execute(),
  ]);
  return { readAt: look?.read_at ?? null, read: new Map(reads.map(({ news, at }) => [news, at])) };
}

/** Notes that a member of staff has read one piece of news, which is of the instant `at`. */
export async function insertRead(db: Reader, userId: string, { key, at }: { key: string; at: Date }) {
  await db
    .insertInto('desk_reads')
    .values({ user_id: userId, news: key, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'news']).doUpdateSet({ at }))
    .execute();
}

/** Notes that a member of staff has read everything up to an instant. An earlier one than before changes nothing. */
export async function writeLook(tx: Tx, userId: string, until: Date): Promise<void> {
  await tx
    .insertInto('desk_looks')
    .values({ user_id: userId, read_at: until })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ read_at: until }).where('desk_looks.read_at', '<', until),
    )
    .execute();
  await tx.deleteFrom('desk_reads').where('user_id', '=', userId).where('at', '<=', until).execute();
}
