import { sql } from 'kysely';
import type pg from 'pg';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { ChainedEntry } from './canonical.ts';

// An advisory lock: one process at a time adds to the chain.
const lock = 0x6e617664;

/** The newest entry of the chain. */
export type ChainHead = { seq: number; hash: Buffer; at: Date };
/** An entry with its place in the chain. */
export type Link = { seq: number; hash: Buffer; chainedAt: Date; entry: ChainedEntry };

/** Returns whether an entry waits to be chained. */
export async function hasUnchained(db: Reader): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from audit_unchained) as waits`.execute(db);
  return rows[0]?.waits === true;
}

/** Locks the chain until the transaction ends. Returns false if another process has it. */
export async function tryLockChain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lock}) as got`.execute(tx);
  return rows[0]?.got === true;
}

/** Returns the newest entry of the chain; undefined for an empty one. */
export const readHead = (db: Reader): Promise<ChainHead | undefined> =>
  db
    .selectFrom('audit_chain')
    .select(['seq', 'hash', 'chained_at as at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns the newest entry of the chain over a plain connection, with its hash in hexadecimal, for a back-up. Null for a
 * shop without a chain.
 */
export async function readHeadBy(client: pg.Client): Promise<{ seq: number; hash: string } | null> {
  const there = await client.query("select to_regclass('public.audit_chain') is not null as there");
  if (!there.rows[0]?.there) return null;
  const { rows } = await client.query<{ seq: string; hash: Buffer }>(
    'select seq, hash from public.audit_chain order by seq desc limit 1',
  );
  const [head] = rows;
  return head ? { seq: Number(head.seq), hash: head.hash.toString('hex') } : null;
}

/** An entry of an older version that waits to be sealed. `of`: the person whom it concerns. */
export type OldEntry = {
  id: number;
  at: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  of: string | null;
};

/** Returns the entries of an older version among the next `limit` that wait. */
export async function readUnsealed(tx: Tx, limit: number): Promise<OldEntry[]> {
  const { rows } = await sql<OldEntry>`
    select a.id, a.at, a.actor_id as "actorId", a.action, a.entity, a.entity_id as "entityId", a.before, a.after,
           case when a.entity in ('user', 'access', 'astrologer') then a.entity_id
                else (select p.user_id from audit_people p where p.entity = a.entity and p.id = a.entity_id) end as of
      from (select audit_id from audit_unchained order by audit_id limit ${limit}) w
      join audit a on a.id = w.audit_id
     where a.form = 0 order by a.id`.execute(tx);
  return rows;
}

/** Replaces what an older version wrote openly. */
export async function sealEntries(
  tx: Tx,
  rows: readonly {
    id: number;
    before: string | null;
    after: string | null;
    personId: string | null;
    sealed: Buffer | null;
  }[],
): Promise<void> {
  const sealings = rows.map(({ id, before, after, personId, sealed }) => ({
    id,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
    person: personId,
    sealed: sealed?.toString('base64') ?? null,
  }));
  await sql`select seal_audit(${JSON.stringify(sealings)}::jsonb)`.execute(tx);
}

const entryColumns = sql`
  a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.actor_id as "actorId", a.action,
  a.entity, a.entity_id as "entityId", a.before::text as before, a.after::text as after, a.person_id as "personId",
  translate(encode(a.sealed, 'base64'), E'\\n', '') as sealed`;

/** Returns the next entries to chain, by id. Rows that commit later come later, whatever their id. */
export async function readUnchained(tx: Tx, limit: number): Promise<ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select ${entryColumns}
      from (select audit_id from audit_unchained order by audit_id limit ${limit}) w
      join audit a on a.id = w.audit_id where a.form = 1 order by a.id`.execute(tx);
  return rows;
}

/** Adds entries to the chain, and takes them from the queue. */
export async function insertLinks(tx: Tx, links: readonly Omit<Link, 'entry'>[], ids: readonly number[]) {
  await tx
    .insertInto('audit_chain')
    .values(
      links.map(({ seq, hash, chainedAt }, i) => ({
        ...{ seq, hash, chained_at: chainedAt },
        audit_id: ids[i] as number,
      })),
    )
    .execute();
  await sql`delete from audit_unchained where audit_id = any(${ids})`.execute(tx);
}

/** Returns entries of the chain from a place on, at most `limit`. */
export async function readLinks(
  db: Reader,
  { from, until = null, limit }: { from: number; until?: number | null; limit: number },
): Promise<Link[]> {
  const { rows } = await sql<Omit<Link, 'entry'> & ChainedEntry>`
    select c.seq, c.hash, c.chained_at as "chainedAt", ${entryColumns}
      from audit_chain c join audit a on a.id = c.audit_id
     where c.seq >= ${from} and (${until}::bigint is null or c.seq <= ${until})
     order by c.seq limit ${limit}`.execute(db);
  return rows.map(({ seq, hash, chainedAt, ...entry }) => ({ seq, hash, chainedAt, entry }));
}

/** Returns the first and the last place of the entries that were chained in a span of time; null for none. */
export async function readPlaces(
  db: Reader,
  { from, until }: { from: Date | null; until: Date | null },
): Promise<{ first: number; last: number } | null> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(seq) as first, max(seq) as last from audit_chain
     where (${from}::timestamptz is null or chained_at >= ${from})
       and (${until}::timestamptz is null or chained_at < ${until})`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

/** Returns the hash at a place of the chain; undefined if there is none. */
export async function readHash(db: Reader, seq: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash;
}

/** Counts entries that are neither chained nor queued, and those that have waited for more than a minute. */
export async function countUnproved(db: Reader): Promise<{ lost: number; late: number }> {
  const { rows } = await sql<{ lost: number; late: number }>`
    select (select count(*) from audit a
             where not exists (select from audit_chain c where c.audit_id = a.id)
               and not exists (select from audit_unchained u where u.audit_id = a.id)) as lost,
           (select count(*) from audit_unchained where queued_at < now() - interval '1 minute') as late`.execute(
    db,
  );
  return rows[0] ?? { lost: 0, late: 0 };
}
