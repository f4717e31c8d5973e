import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** What of the log is asked for; null is any. `before` is where the page before ended: its instant (ms) and id. */
export type AuditQuestion = {
  actors: readonly string[] | null;
  about: string | null;
  action: string | null;
  entity: string | null;
  from: Date | null;
  until: Date | null;
  before: { at: Date; id: number } | null;
  /** Leaves the entity 'access' out. */
  changesOnly: boolean;
  limit: number;
};

/** A row of the log. */
export type AuditRow = {
  id: number;
  at: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
};

/** Entries of the log, newest first. Each condition has an index that is in this order. */
export const readAudit = (db: Reader, asked: AuditQuestion): Promise<AuditRow[]> => {
  let query = db
    .selectFrom('audit')
    .select([
      'id',
      'at',
      'actor_id as actorId',
      'action',
      'entity',
      'entity_id as entityId',
      'before',
      'after',
    ]);
  if (asked.actors) query = query.where('actor_id', 'in', asked.actors);
  if (asked.about) query = query.where('entity_id', '=', asked.about);
  if (asked.action) query = query.where('action', '=', asked.action);
  if (asked.entity) query = query.where('entity', '=', asked.entity);
  if (asked.changesOnly) query = query.where('entity', '<>', 'access');
  if (asked.from) query = query.where('at', '>=', asked.from);
  if (asked.until) query = query.where('at', '<', asked.until);
  if (asked.before) query = query.where(sql<boolean>`(at, id) < (${asked.before.at}, ${asked.before.id})`);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(asked.limit).execute();
};

/**
 * What the shop calls the things of the log now, by id: a product's and a post's title, a coupon's code, a ticket's number.
 * Their tables are only read here, a page's worth of rows by their key; what changes them is their domains' alone.
 */
export async function namesOfThings(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from products where id = any(${ids})
    union all select id, title from posts where id = any(${ids})
    union all select id, code from coupons where id = any(${ids})
    union all select id, number from tickets where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The different words of a column, by jumping along its index from one to the next. */
export async function wordsOf(db: Reader, column: 'action' | 'entity'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ word: string }>`
    with recursive words as (
      (select ${name} as word from audit order by ${name} limit 1)
      union all
      select (select ${name} from audit where ${name} > words.word order by ${name} limit 1)
        from words where words.word is not null
    )
    select word from words where word is not null`.execute(db);
  return rows.map((row) => row.word);
}
