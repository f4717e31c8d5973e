import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Stores an encrypted photo. */
export const insertPhoto = (
  db: Reader,
  row: { id: string; user_id: string; sealed: Buffer; created_at: Date },
) => db.insertInto('personal_photos').values(row).execute();

/** Finds a photo. */
export const findPhoto = (db: Reader, id: string) =>
  db
    .selectFrom('personal_photos')
    .select(['user_id', 'sealed', 'ordered'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns whether all of these photos are a person's own. */
export async function ownsPhotos(db: Reader, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await db
    .selectFrom('personal_photos')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return rows.length === new Set(ids).size;
}

/** Counts a person's photos that no order has. */
export async function countUnordered(db: Reader, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('personal_photos')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('ordered', '=', false)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Keeps photos with an order. */
export async function markOrdered(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('personal_photos').set({ ordered: true }).where('id', 'in', ids).execute();
}

/** Removes photos from before `before` that neither a cart nor an order has, at most `limit`. Returns how many. */
export async function removeAbandoned(db: Reader, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from personal_photos where id in (
      select p.id from personal_photos p
       where not p.ordered and p.created_at < ${before} and not exists (
         select 1 from cart_lines c where c.user_id = p.user_id and c.personal @> jsonb_build_array(jsonb_build_object('kind', 'photo', 'value', p.id)))
       limit ${limit} for no key update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
