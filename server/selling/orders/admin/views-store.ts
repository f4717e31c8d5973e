import { isUniqueViolation, type Reader, type Tx } from '../../../platform/database/database.ts';

/** A saved view. `search` is the query of the list's address. */
export type ViewRow = { id: string; name: string; search: string };

const columns = ['id', 'name', 'search'] as const;

/** Lists a person's saved views, oldest first. */
export const listViews = (db: Reader, userId: string): Promise<ViewRow[]> =>
  db
    .selectFrom('order_views')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the result of a write, or null when the person has another view of this name. */
const unlessNamed = <T>(written: Promise<T>): Promise<T | null> =>
  written.catch((error: unknown) => {
    if (isUniqueViolation(error, 'order_views_named')) return null;
    throw error;
  });

/** Inserts a view. Returns null when the person has one of this name. */
export const insertView = (
  tx: Tx,
  view: ViewRow & { user_id: string; created_at: Date },
): Promise<ViewRow | null> =>
  unlessNamed(tx.insertInto('order_views').values(view).returning(columns).executeTakeFirstOrThrow());

/** Renames a person's view. Returns undefined when there is none, and null when another has this name. */
export const renameView = (
  db: Reader,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<ViewRow | null | undefined> =>
  unlessNamed(
    db
      .updateTable('order_views')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(columns)
      .executeTakeFirst(),
  );

/** Deletes a person's view, if it exists. */
export async function deleteView(db: Reader, { id, userId }: { id: string; userId: string }): Promise<void> {
  await db.deleteFrom('order_views').where('id', '=', id).where('user_id', '=', userId).execute();
}
