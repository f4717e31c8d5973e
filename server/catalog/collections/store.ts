import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Collections } from '../../schema/tables.gen.ts';

/** A row of `collections`. */
export type CollectionRow = Selectable<Collections>;
/** The name of a product, and whether the public sees it. */
export type ProductName = { id: string; name: string; inShop: boolean };

const alive = (db: Reader) => db.selectFrom('collections').selectAll().where('deleted_at', 'is', null);

/** Lists the collections that are not deleted, in the order of the shop. */
export const readAll = (db: Reader): Promise<CollectionRow[]> =>
  alive(db).orderBy('position').orderBy('id').execute();

/** Lists the published collections, in the order of the shop. */
export const readPublished = (db: Reader): Promise<CollectionRow[]> =>
  alive(db).where('state', '=', 'published').orderBy('position').orderBy('id').execute();

/** Lists deleted collections, the last first, at most 200. */
export const readDeleted = (db: Reader): Promise<CollectionRow[]> =>
  db
    .selectFrom('collections')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .limit(200)
    .execute();

/** Returns a published collection by its address. */
export const readBySlug = (db: Reader, slug: string): Promise<CollectionRow | undefined> =>
  alive(db).where('slug', '=', slug).where('state', '=', 'published').executeTakeFirst();

/** Returns a collection, also a deleted one. */
export const readOne = (db: Reader, id: string): Promise<CollectionRow | undefined> =>
  db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a collection until the transaction ends. */
export const lockOne = (tx: Tx, id: string, { deleted }: { deleted: boolean }) =>
  tx
    .selectFrom('collections')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Writes a collection, new or changed. */
export const writeOne = (
  tx: Tx,
  { id, translations, rule, ...columns }: CollectionRow,
): Promise<CollectionRow> => {
  const row = {
    ...columns,
    translations: JSON.stringify(translations),
    rule: rule && JSON.stringify(rule),
  };
  return tx
    .insertInto('collections')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Returns the number of collections and the last place of their order. Locks against others that count. */
export async function countForNew(tx: Tx): Promise<{ total: number; last: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('collections'))`.execute(tx);
  const { rows } = await sql<{ total: number; last: number }>`
    select count(*)::int as total, coalesce(max(position), 0)::int as last
      from collections where deleted_at is null`.execute(tx);
  return rows[0] ?? { total: 0, last: 0 };
}

/** Puts the named collections first, in their order; the others follow in the order they had. Returns all ids in order. */
export async function writeOrder(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext('collections'))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with placed as (
      select id, row_number() over (order by array_position(${ids}::text[], id) nulls last, position, id) as place
        from collections where deleted_at is null)
    update collections c set position = placed.place, updated_at = case when c.position = placed.place then c.updated_at else ${at} end
      from placed where c.id = placed.id
    returning c.id, placed.place`.execute(tx);
  return (rows as { id: string; place: number }[]).sort((a, b) => a.place - b.place).map(({ id }) => id);
}

/** Returns names of products that are not deleted, in any state. */
export async function readNames(db: Reader, ids: readonly string[]): Promise<ProductName[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductName>`
    select id, name, on_sale as "inShop" from product_names
     where id = any(${ids}) and deleted_at is null`.execute(db);
  return rows;
}
