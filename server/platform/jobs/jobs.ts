import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { bossDatabase, type JobUrls } from './boss-database.ts';
import type { Sweep } from './sweeper.ts';

/** Work that is due by the clock: `cron` is in UTC. The sweep runs until it finds nothing more. */
export type Schedule = { cron: string; sweep: Sweep };

/** Background jobs: mails, pictures, retries. Each kind is a queue with one worker function. */
export type Jobs = {
  /**
   * Declares a queue and its workers in this process: `atOnce` of them, two if absent. Each takes one job at a time, so a
   * slow job holds up nobody while another worker is free. The work must be idempotent: a job that throws is retried.
   */
  work<T extends object>(
    queue: string,
    run: (data: T, id: string) => Promise<void>,
    options?: { atOnce: number },
  ): Promise<void>;
  /** Queues a job in the caller's transaction: no commit, no job. The queue must be declared. */
  send(tx: Tx, queue: string, data: object): Promise<void>;
  /** Queues many jobs in one statement. */
  sendAll(tx: Tx, queue: string, all: readonly object[]): Promise<void>;
  /** Retries failed jobs of a queue at once, in the caller's transaction. Returns their number. */
  retry(tx: Tx, queue: string, ids: readonly string[]): Promise<number>;
  /**
   * Declares the schedules of the shop, by name. Each run is done once, by one of the processes. One that was due while no
   * process was there is made up for when one is.
   */
  schedule(schedules: Readonly<Record<string, Schedule>>): Promise<void>;
  /** Takes no more jobs and waits for running ones, at most 5 s. Sending still works. */
  finish(): Promise<void>;
  /** Calls {@link Jobs.finish}, then closes the connections. */
  close(): Promise<void>;
};

/**
 * Intervals that decide how soon the job of a killed process is retried. Its heartbeat is lost after 20 s, every process
 * checks each 5 s, and the first retry waits about 2 s. Measured in decision 2.
 */
const supervision = {
  // How many jobs wait decides whether a worker pauses.
  queueCacheIntervalSeconds: 5,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  maintenanceIntervalSeconds: 3600,
};

/**
 * When a job is taken for lost and run again. While its process lives, its heartbeat keeps it: a process may be busy for 20
 * seconds. One hour ends a job that hangs.
 */
const loss = { expireInSeconds: 3600, heartbeatSeconds: 20 };

/** A job is retried over about four hours, then it stays in the table as failed. It is deleted a day after it ended. */
const queueRules = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  ...loss,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/**
 * NOTIFY wakes the workers of a new job. Polling finds jobs whose notification was missed, and is faster without LISTEN.
 * While jobs wait, a worker takes its next one at once. One job a fetch: those of a batch would be settled together, and
 * wait for the slowest.
 */
const workOptions = {
  notifyPollingIntervalSeconds: 2,
  pollingIntervalSeconds: 1,
  batchSize: 1,
  burstWhenReadyExceeds: 1,
  heartbeatRefreshSeconds: 5,
};

/** Creates the tables of pg-boss, or migrates them to the library's version. Needs the owner of the database. */
export async function createJobTables(connectionString: string): Promise<void> {
  const database = bossDatabase({ url: connectionString, listenUrl: connectionString }, { max: 2 });
  const boss = new PgBoss({ ...database.options, schedule: false, supervise: false });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  await Promise.race([boss.start(), failed]);
  await boss.stop({ graceful: false });
  await database.close();
}

/** Lets pg-boss run its SQL in the caller's transaction. */
const inTransaction = (tx: Tx) => ({
  db: {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  },
});

type OnError = (error: Error) => void;

/** Runs one job. A failure is reported, and recorded without the job's data. */
async function settle(queue: string, id: string, run: () => Promise<void>, onError: OnError) {
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

/** Creates the queues and workers of this process. */
function createWorkers(
  boss: PgBoss,
  onError: OnError,
  trace: Telemetry['run'],
): Pick<Jobs, 'work' | 'finish'> {
  // Services declare their queues without awaiting them. A process that stops during its start must not close the
  // connections while a queue is being declared.
  const declaring = new Set<Promise<void>>();
  const queues = new Set<string>();

  async function declare<T extends object>(
    queue: string,
    run: (data: T, id: string) => Promise<void>,
    localConcurrency: number,
  ) {
    queues.add(queue);
    await boss.createQueue(queue, queueRules);
    // A queue of an earlier version has its rules.
    await boss.updateQueue(queue, loss);
    await boss.work<T, unknown, typeof workOptions & { localConcurrency: number; perJobResults: true }>(
      queue,
      { ...workOptions, localConcurrency, perJobResults: true },
      (jobs) =>
        Promise.all(
          jobs.map((job) => {
            const work = () => trace(queue, 'job', () => run(job.data, job.id));
            return settle(queue, job.id, work, onError);
          }),
        ),
    );
  }

  let finished: Promise<void> | undefined;
  async function letFinish(): Promise<void> {
    await Promise.allSettled(declaring);
    // Stopping each queue by itself resolves as soon as its workers are done; boss.stop() polls every half second.
    const done = Promise.allSettled([...queues].map((queue) => boss.offWork(queue, { wait: true })));
    await Promise.race([done, wait(5000, undefined, { ref: false })]);
  }

  return {
    work(queue, run, { atOnce } = { atOnce: 2 }) {
      const declared = declare(queue, run, atOnce);
      declaring.add(declared);
      const forget = () => declaring.delete(declared);
      declared.then(forget, forget);
      return declared;
    },
    finish() {
      finished ??= letFinish();
      return finished;
    },
  };
}

const scheduled = 'schedules';

/** Stores the schedules of this version, removes those of earlier ones, and works on the jobs that pg-boss makes of them. */
async function keepSchedules(
  boss: PgBoss,
  work: Jobs['work'],
  schedules: Readonly<Record<string, Schedule>>,
): Promise<void> {
  await work<{ kind: string }>(
    scheduled,
    async ({ kind }) => {
      // One of another version is left to its own processes.
      const sweep = schedules[kind]?.sweep;
      while (sweep && (await sweep()) > 0);
    },
    { atOnce: 1 },
  );
  const keyOf = (name: string) => name.replaceAll(' ', '-');
  for (const [kind, { cron }] of Object.entries(schedules))
    await boss.schedule(scheduled, cron, { kind }, { key: keyOf(kind), missed: 'once', retryLimit: 3 });
  const keys = new Set(Object.keys(schedules).map(keyOf));
  for (const { key } of await boss.getSchedules(scheduled))
    if (!keys.has(key)) await boss.unschedule(scheduled, key);
}

/**
 * Creates the jobs on pg-boss, in the shop's own database, whose tables {@link createJobTables} creates. `onError` gets
 * errors of the library and of every failed job. A job's error names the queue and the job, without its data. `telemetry`
 * records each job as a trace.
 */
export async function createJobs(
  urls: JobUrls | string,
  onError: OnError,
  telemetry: Pick<Telemetry, 'run'> = noTelemetry,
): Promise<Jobs> {
  const both = typeof urls === 'string' ? { url: urls, listenUrl: urls } : urls;
  const database = bossDatabase(both, { max: 3, application_name: 'navaratna jobs' });
  const boss = new PgBoss({
    ...database.options,
    useListenNotify: true,
    // The account of a running shop may not alter tables. A queue is only a row.
    migrate: false,
    ...supervision,
  });
  boss.on('error', onError);
  await boss.start();
  const { work, finish } = createWorkers(boss, onError, telemetry.run);
  return {
    work,
    async send(tx, queue, data) {
      await boss.send(queue, data, inTransaction(tx));
    },
    async sendAll(tx, queue, all) {
      const waiting = all.map((data) => ({ data }));
      await boss.insert(queue, waiting, inTransaction(tx));
    },
    async retry(tx, queue, ids) {
      // The library returns more than its types declare.
      const { affected } = (await boss.retry(queue, [...ids], inTransaction(tx))) as { affected: number };
      return affected;
    },
    schedule: (schedules) => keepSchedules(boss, work, schedules),
    finish,
    async close() {
      await finish();
      await boss.stop({ graceful: true, timeout: 1000 });
      await database.close();
    },
  };
}
