import { sql } from 'kysely';
import type { AuditEntity } from '#contract/audit/actions.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** A query of the audit log; null matches any. `before` is the end of the previous page: instant (ms) and id. */
export type AuditQuery = {
  actors: readonly string[] | null;
  about: string | null;
  action: string | null;
  entity: string | null;
  from: Date | null;
  until: Date | null;
  before: { at: Date; id: number } | null;
  /** Excludes the entity 'access'. */
  changesOnly: boolean;
  limit: number;
};

/** A row of the audit log. */
export type AuditRow = {
  id: number;
  at: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  personId: string | null;
  sealed: Buffer | null;
};

/** Lists entries, newest first. Every condition has an index in this order. */
export const readAudit = (db: Reader, filter: AuditQuery): Promise<AuditRow[]> => {
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
      'person_id as personId',
      'sealed',
    ]);
  if (filter.actors) query = query.where('actor_id', 'in', filter.actors);
  if (filter.about) query = query.where('entity_id', '=', filter.about);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.entity) query = query.where('entity', '=', filter.entity);
  if (filter.changesOnly) query = query.where('entity', '<>', 'access');
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.until) query = query.where('at', '<', filter.until);
  if (filter.before) query = query.where(sql<boolean>`(at, id) < (${filter.before.at}, ${filter.before.id})`);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(filter.limit).execute();
};

/**
 * Returns the current names of entities by id: the title of a product or post, the code of a coupon, the number of a
 * ticket. For one page of rows.
 */
export async function namesOfThings(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from entity_names where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the distinct values of a column with a loose index scan. */
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

/** A sealed entry to insert. */
export type NewEntry = {
  at: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: string | null;
  after: string | null;
  personId: string | null;
  sealed: Buffer | null;
};

/** Inserts entries. A trigger queues them for the chain. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(({ at, actorId, action, entity, entityId, before, after, personId, sealed }) => ({
    ...{ at, actor_id: actorId, action, entity, entity_id: entityId },
    ...{ before, after, person_id: personId, sealed, form: 1 },
  }));
  await tx.insertInto('audit').values(rows).execute();
}

/** Lists the entries of one entity, newest first. */
export const readEntriesOf = (db: Reader, entity: AuditEntity, entityId: string) =>
  db
    .selectFrom('audit')
    .select(['at', 'actor_id as actorId', 'action', 'before', 'after', 'person_id as personId', 'sealed'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('id', 'desc')
    .execute();
