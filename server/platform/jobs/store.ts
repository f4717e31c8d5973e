import { type RawBuilder, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader } from '../database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../database/keyset.ts';

/** The job counts of a queue. `waiting` includes jobs that failed and will be retried. */
export type QueueCounts = { queue: string; waiting: number; active: number; failed: number };

/** A job that failed after its last retry. */
export type FailedJob = {
  id: string;
  queue: string;
  created_at: Date;
  failed_at: Date;
  tries: number;
  error: string | null;
  data: unknown;
};

/** Counts the jobs of every queue of the shop, over all processes. Completed jobs are not counted, nor are queues of pg-boss itself. */
export async function countJobs(db: Reader): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select q.name as queue,
           count(*) filter (where j.state in ('created', 'retry')) as waiting,
           count(*) filter (where j.state = 'active') as active,
           count(*) filter (where j.state = 'failed') as failed
      from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state not in ('completed', 'cancelled')
     where q.name not like '\\_\\_pgboss%'
     group by q.name order by q.name`.execute(db);
  return rows;
}

const ofQueue = (queue: string | null): RawBuilder<unknown> =>
  queue === null ? sql`true` : sql`name = ${queue}`;

const failures: SortPart[] = [
  { by: sql`coalesce(completed_on, created_on)`, kind: 'instant', desc: true },
  { by: sql`id::text`, kind: 'text' },
];

/** Returns a page of failed jobs, the newest failure first. pg-boss deletes them after a day, so there are few. */
export async function failedJobs(
  db: Reader,
  { queue, ...request }: { queue: string | null } & PageRequest,
): Promise<{ rows: FailedJob[]; pages: Pages }> {
  const page = keyset('newest', failures, request);
  const { rows } = await sql<FailedJob & { cursor: string }>`
    select id, name as queue, created_on as created_at, coalesce(completed_on, created_on) as failed_at,
           retry_count + 1 as tries, coalesce(output ->> 'message', output ->> 'value') as error, data,
           ${page.cursor} as cursor
      from pgboss.job
     where state = 'failed' and ${ofQueue(queue)} and ${page.where}
     order by ${page.orderBy} limit ${page.limit}`.execute(db);
  return page.page(rows);
}

/** Lists the ids of a queue's failed jobs, the oldest first, or of one job when `id` is given. */
export async function failedIds(
  db: Reader,
  { queue, id, limit }: { queue: string; id: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job
     where state = 'failed' and name = ${queue} and ${id === null ? sql`true` : sql`id = ${id}`}
     order by completed_on limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
