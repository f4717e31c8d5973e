import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Tx } from './database/database.ts';

/** Work done after the answer: mails, pictures, retries. Each kind is a queue with one worker function. */
export type Jobs = {
  /** Declares a queue and, in a serving process, its worker. The worker must be safe to run twice. */
  work<T extends object>(queue: string, run: (data: T, id: string) => Promise<void>): Promise<void>;
  /** Puts a job into the queue in the caller's transaction: no commit, no job. */
  send(tx: Tx, queue: string, data: object): Promise<void>;
  close(): Promise<void>;
};

/** Jobs on pg-boss. A job whose process was killed is taken again after `expireInSeconds`. */
export async function createJobs(connectionString: string, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({ connectionString, max: 3, application_name: 'navaratna jobs' });
  boss.on('error', onError);
  await boss.start();
  return {
    async work(queue, run) {
      await boss.createQueue(queue, { retryLimit: 8, retryBackoff: true, expireInSeconds: 60, heartbeatSeconds: 10 });
      await boss.work(queue, { pollingIntervalSeconds: 0.5, batchSize: 5 }, async (jobs) => {
        for (const job of jobs) await run(job.data as never, job.id);
      });
    },
    async send(tx, queue, data) {
      const executeSql = async (text: string, values: unknown[] = []) => {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
        return { rows: rows as never[] };
      };
      await boss.send(queue, data, { db: { executeSql } });
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
