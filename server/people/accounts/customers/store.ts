import { sql } from 'kysely';
import type { PeopleQuery } from '#contract/people/accounts/customers.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/sql.ts';

/** Lists the notes about a person, newest first, at most 200. */
export const readNotes = (db: Reader, userId: string) =>
  db
    .selectFrom('person_notes')
    .select(['id', 'by_id', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** A note about a person. */
export type NoteRow = Awaited<ReturnType<typeof readNotes>>[number];

/** Adds a note. */
export const insertNote = (
  tx: Tx,
  note: { id: string; user_id: string; by_id: string; text: string; created_at: Date },
) => tx.insertInto('person_notes').values(note).execute();

/** Deletes a note of its author. Returns its id; undefined when there is none. */
export const deleteNote = (tx: Tx, { id, userId, by }: { id: string; userId: string; by: string }) =>
  tx
    .deleteFrom('person_notes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('by_id', '=', by)
    .returning('id')
    .executeTakeFirst();

/** Returns the tags of people, in alphabetical order. */
export async function readTags(db: Reader, userIds: readonly string[]): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: string; tags: string[] }>`
    select user_id as "userId", array_agg(tag order by tag) as tags
      from person_tags where user_id = any(${userIds}) group by user_id`.execute(db);
  return new Map(rows.map(({ userId, tags }) => [userId, tags]));
}

/** Adds a tag. Returns whether it was new. */
export const insertTag = async (
  tx: Tx,
  row: { user_id: string; tag: string; created_at: Date },
): Promise<boolean> => {
  const added = await tx
    .insertInto('person_tags')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tag')
    .executeTakeFirst();
  return added !== undefined;
};

/** Takes a tag from a person. Returns whether they had it. */
export const deleteTag = async (tx: Tx, userId: string, tag: string): Promise<boolean> => {
  const gone = await tx
    .deleteFrom('person_tags')
    .where('user_id', '=', userId)
    .where('tag', '=', tag)
    .returning('tag')
    .executeTakeFirst();
  return gone !== undefined;
};

/** Returns the tags in use, the most frequent first, at most 100. */
export async function tagsInUse(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from person_tags group by tag order by count(*) desc, tag limit 100`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Lists the segments by name. */
export const readSegments = (db: Reader) =>
  db
    .selectFrom('person_segments')
    .select(['id', 'name', 'filter'])
    .orderBy(sql`lower(name)`)
    .limit(200)
    .execute();

/** Saves a segment; one with this name gets the filter. Returns its id. */
export async function upsertSegment(
  tx: Tx,
  { id, name, filter, at }: { id: string; name: string; filter: PeopleQuery; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into person_segments (id, name, filter, created_at)
    values (${id}, ${name}, ${JSON.stringify(filter)}, ${at})
    on conflict (lower(name)) do update set name = excluded.name, filter = excluded.filter returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? id;
}

/** Deletes a segment. Returns its name; undefined when there is none. */
export const deleteSegment = (tx: Tx, id: string) =>
  tx.deleteFrom('person_segments').where('id', '=', id).returning('name').executeTakeFirst();

/** The worth of a person to the shop, in paise. */
export type WorthRow = { userId: string; orders: number; worth: number; lastOrderAt: Date | null };

/** Returns what people are worth now, computed from their orders. People without an order are left out. */
export async function readWorth(db: Reader, userIds: readonly string[]): Promise<Map<string, WorthRow>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<WorthRow>`
    select user_id as "userId", orders, worth, last_order_at as "lastOrderAt"
      from buyer_worth where user_id = any(${userIds})`.execute(db);
  return new Map(rows.map((row) => [row.userId, row]));
}

/**
 * Computes queued people anew, 500 at a time. The lock lets one process do it: an older snapshot could otherwise overwrite
 * a newer value. Returns the number of people.
 */
export async function renewWorth(tx: Tx): Promise<number> {
  await lockName(tx, 'person worth');
  const { rows } = await sql<{ n: number }>`
    with taken as (
      delete from person_worth_due where ctid in (select ctid from person_worth_due limit 500) returning user_id),
    people as (select distinct user_id from taken),
    written as (
      insert into person_worth (user_id, orders, worth, last_order_at)
      select p.user_id, coalesce(w.orders, 0), coalesce(w.worth, 0), w.last_order_at
        from people p
        left join lateral (select * from buyer_worth b where b.user_id = p.user_id) w on true
      on conflict (user_id) do update
        set orders = excluded.orders, worth = excluded.worth, last_order_at = excluded.last_order_at
      returning 1)
    select count(*)::int as n from written`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Returns whether people wait to be computed anew, without a lock. */
export async function isWorthDue(db: Reader): Promise<boolean> {
  const due = await db.selectFrom('person_worth_due').select('user_id').limit(1).executeTakeFirst();
  return due !== undefined;
}

/** Lists people whose stored worth does not match their orders and who are not queued, one sentence each. */
export async function worthProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('person %s: stored worth %s of %s orders, actual %s of %s', coalesce(s.user_id, w.user_id),
                  coalesce(s.worth, 0), coalesce(s.orders, 0), coalesce(w.worth, 0), coalesce(w.orders, 0)) as problem
      from person_worth s full join buyer_worth w using (user_id)
     where (coalesce(s.worth, 0) <> coalesce(w.worth, 0) or coalesce(s.orders, 0) <> coalesce(w.orders, 0))
       and not exists (select 1 from person_worth_due d where d.user_id = coalesce(s.user_id, w.user_id))
     limit 100`.execute(db);
  return rows.map(({ problem }) => problem);
}
