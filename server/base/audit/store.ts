import { sql } from 'kysely';
import type { AuditAction, AuditEntity } from '#contract/base/audit/actions.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';

/** A query of the audit log; null matches any. */
export type AuditQuery = PageRequest & {
  actors: readonly string[] | null;
  about: string | null;
  action: string | null;
  entity: string | null;
  from: Date | null;
  until: Date | null;
  /** Excludes the entity 'access'. */
  changesOnly: boolean;
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

const order: SortPart[] = [
  { by: sql`at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'number', desc: true },
];

/** Returns the sum of an open amount of rupees in the values after a person's actions, from an instant on, in paise. */
export async function sumOfActions(
  db: Reader,
  { actorId, action, field, since }: { actorId: string; action: AuditAction; field: string; since: Date },
): Promise<Paise> {
  const { total } = await db
    .selectFrom('audit')
    .select(sql<Paise>`coalesce(sum((after->>${field})::numeric * 100), 0)::bigint`.as('total'))
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a page of entries, newest first. Every condition has an index in this order. */
export async function readAudit(db: Reader, filter: AuditQuery): Promise<{ rows: AuditRow[]; pages: Pages }> {
  const page = keyset('newest', order, filter);
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
      page.cursor.as('cursor'),
    ]);
  if (filter.actors) query = query.where('actor_id', 'in', filter.actors);
  if (filter.about) query = query.where('entity_id', '=', filter.about);
  if (filter.action) query = query.where('action', '=', filter.action);
  if (filter.entity) query = query.where('entity', '=', filter.entity);
  if (filter.changesOnly) query = query.where('entity', '<>', 'access');
  if (filter.from) query = query.where('at', '>=', filter.from);
  if (filter.until) query = query.where('at', '<', filter.until);
  const rows = await query.where(page.where).orderBy(page.orderBy).limit(page.limit).execute();
  return page.page(rows);
}

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
