import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';

/** How full a queue is. `waiting` counts those that failed and will be tried again, too. */
export type QueueCounts = { queue: string; waiting: number; active: number; failed: number };

/** A job that was tried as often as it may be. */
export type FailedJob = {
  id: string;
  queue: string;
  created_at: Date;
  failed_at: Date;
  tries: number;
  error: string | null;
  data: unknown;
};

/** Every queue with its jobs, of all processes. Finished jobs are not counted. */
export async function countJobs(db: Reader): Promise<QueueCounts[]> {
  const { rows } = await sql<QueueCounts>`
    select q.name as queue,
           count(*) filter (where j.state in ('created', 'retry')) as waiting,
           count(*) filter (where j.state = 'active') as active,
           count(*) filter (where j.state = 'failed') as failed
      from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state not in ('completed', 'cancelled')
     group by q.name order by q.name`.execute(db);
  return rows;
}

const ofQueue = (queue: string | null): RawBuilder<unknown> =>
  queue === null ? sql`true` : sql`name = ${queue}`;

/** Failed jobs, the newest failure first. They are kept for a day, so there are few. */
export async function failedJobs(
  db: Reader,
  { queue, limit, offset }: { queue: string | null; limit: number; offset: number },
): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as queue, created_on as created_at, coalesce(completed_on, created_on) as failed_at,
           retry_count + 1 as tries, coalesce(output ->> 'message', output ->> 'value') as error, data
      from pgboss.job
     where state = 'failed' and ${ofQueue(queue)}
     order by completed_on desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The ids of failed jobs of a queue, the oldest first; of one job if it is named. */
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
