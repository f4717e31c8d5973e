import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Records uploaded pictures. */
export const insertPictures = (
  db: Reader,
  rows: readonly { address: string; uploaded_by: string; uploaded_at: Date }[],
) => db.insertInto('post_pictures').values(rows).execute();

/** Locks pictures uploaded before an instant that no post uses, oldest first. Skips those that others have locked. */
export async function lockUnused(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select address from post_pictures p
    where uploaded_at < ${before} and not exists (
      select from posts where position(p.address in concat(pictures, content, translations, draft)) > 0
    )
    order by uploaded_at limit ${limit} for no key update skip locked`.execute(tx);
  return rows.map(({ address }) => address);
}

/** Deletes the records of pictures. */
export const deletePictures = (tx: Tx, addresses: readonly string[]) =>
  tx.deleteFrom('post_pictures').where('address', 'in', addresses).execute();
