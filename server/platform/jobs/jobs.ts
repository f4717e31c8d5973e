import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import { queueStatement, type Tx } from '../database/database.ts';

/** Work done after the answer: mails, pictures, retries. Each kind is a queue with one worker function. */
export type Jobs = {
  /** Declares a queue and its worker in this process. The worker must be safe to run twice; what it throws is retried. */
  work<T extends object>(queue: string, run: (data: T, id: string) => Promise<void>): Promise<void>;
  /** Puts a job into the queue in the caller's transaction: no commit, no job. The queue must have been declared. */
  send(tx: Tx, queue: string, data: object): Promise<void>;
  /** The same for many at once, in one statement. */
  sendAll(tx: Tx, queue: string, all: readonly object[]): Promise<void>;
  /** Lets failed jobs of a queue run again at once, in the caller's transaction; answers how many there were. */
  retry(tx: Tx, queue: string, ids: readonly string[]): Promise<number>;
  /** Takes no more jobs and lets those under way finish, 5 s at most. Jobs are still sent. */
  finish(): Promise<void>;
  /** Finishes, then closes the connections. */
  close(): Promise<void>;
};

/**
 * What decides how long a job of a killed process lies: its heartbeat counts as lost after 10 s (the library's
 * least), any living process looks every 5 s, and the first retry waits about 2 s. Measured in
 * `docs/decisions/0002-jobs-on-pg-boss.md`.
 */
const sweep = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, maintenanceIntervalSeconds: 3600 };

/** Retried over about four hours, then left in the table as failed; done or failed, a job is deleted after a day. */
const queueRules = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 60,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/**
 * A new job wakes its worker by NOTIFY; looking is for what was missed, and quicker where nobody can be woken. Behind a
 * full batch the next is taken at once: without that, a crowd of letters goes out at 25 a second once no new one comes.
 */
const looking = {
  notifyPollingIntervalSeconds: 1,
  pollingIntervalSeconds: 0.5,
  batchSize: 25,
  burstWhenBatchFull: true,
};

/** Creates the tables of pg-boss, or brings them to the version of the library. Needs the owner of the database. */
export async function createJobTables(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 2, schedule: false, supervise: false });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  await Promise.race([boss.start(), failed]);
  await boss.stop({ graceful: false });
}

/**
 * Jobs on pg-boss, in the shop's own database, whose tables {@link createJobTables} has made. `onError` hears what the
 * library could not do and every job that failed, as an error that names the queue and the job and carries no data of it.
 */
export async function createJobs(connectionString: string, onError: (error: Error) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 3,
    application_name: 'navaratna jobs',
    schedule: false,
    useListenNotify: true,
    // The account of a running shop may not alter tables; a queue is a row.
    migrate: false,
    ...sweep,
  });
  boss.on('error', onError);
  await boss.start();

  /** One job's end; a failure is told and retried without touching the others of its batch. */
  async function settle(queue: string, id: string, run: () => Promise<void>) {
    try {
      await run();
      return { id, status: 'completed' as const };
    } catch (error) {
      onError(new Error(`job ${queue} ${id} failed and will be retried`, { cause: error }));
      return {
        id,
        status: 'failed' as const,
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  }

  /** The library speaks through a transaction of ours. */
  const through = (tx: Tx) => ({
    db: {
      async executeSql(text: string, values: unknown[] = []) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
        return { rows };
      },
    },
  });

  /** The same for new jobs: written with the transaction's next statement, since nobody asks for their ids. */
  const writing = (tx: Tx) => ({
    db: {
      async executeSql(text: string, values: unknown[] = []) {
        const query = CompiledQuery.raw(text, values);
        return queueStatement(tx, { compile: () => query });
      },
    },
  });

  // Services declare their queues without waiting for them. A process that ends while it starts must not close the
  // connections under one half declared.
  const declaring = new Set<Promise<void>>();
  const queues = new Set<string>();

  async function declare<T extends object>(queue: string, run: (data: T, id: string) => Promise<void>) {
    queues.add(queue);
    await boss.createQueue(queue, queueRules);
    await boss.work<T, unknown, typeof looking & { perJobResults: true }>(
      queue,
      { ...looking, perJobResults: true },
      (jobs) => Promise.all(jobs.map((job) => settle(queue, job.id, () => run(job.data, job.id)))),
    );
  }

  let finished: Promise<void> | undefined;
  async function letFinish(): Promise<void> {
    await Promise.allSettled(declaring);
    // Asked one by one, workers say at once when they are done; the library itself looks each half second.
    const done = Promise.allSettled([...queues].map((queue) => boss.offWork(queue, { wait: true })));
    await Promise.race([done, wait(5000, undefined, { ref: false })]);
  }
  function finish(): Promise<void> {
    finished ??= letFinish();
    return finished;
  }

  return {
    work(queue, run) {
      const declared = declare(queue, run);
      declaring.add(declared);
      const forget = () => declaring.delete(declared);
      declared.then(forget, forget);
      return declared;
    },
    async send(tx, queue, data) {
      await boss.send(queue, data, writing(tx));
    },
    async sendAll(tx, queue, all) {
      const waiting = all.map((data) => ({ data }));
      await boss.insert(queue, waiting, writing(tx));
    },
    async retry(tx, queue, ids) {
      // The library answers more than its types say.
      const { affected } = (await boss.retry(queue, [...ids], through(tx))) as { affected: number };
      return affected;
    },
    finish,
    async close() {
      await finish();
      await boss.stop({ graceful: true, timeout: 1000 });
    },
  };
}
