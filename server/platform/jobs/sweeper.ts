import type { FastifyBaseLogger } from 'fastify';

/** Processes rows that fall due. It takes a batch with `FOR NO KEY UPDATE SKIP LOCKED` and returns its size. */
export type Sweep = () => Promise<number>;

/** A sweep, and after how many ms it looks again when it has found nothing. */
export type ScheduledSweep = { sweep: Sweep; everyMs: number };

/** Runs the sweeps that are due, one after the other, every `tickMs`. Rounds never overlap. */
export type Sweeper = {
  /** Runs every sweep now, due or not. Tests call it instead of waiting. */
  round(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/**
 * Creates a sweeper. Every process runs one; row locks decide which process takes a row. A sweep that has found rows, or
 * failed, runs again in the next round. When a sweep is due is measured with the clock of the process, which never jumps.
 */
export function createSweeper(
  log: FastifyBaseLogger,
  sweeps: Readonly<Record<string, ScheduledSweep>>,
  tickMs = 400,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;
  const dueAt = new Map<string, number>();

  async function run(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const { sweep, everyMs } = sweeps[name] as ScheduledSweep;
      const startedAt = performance.now();
      try {
        const found = await sweep();
        dueAt.set(name, found > 0 ? 0 : startedAt + everyMs);
      } catch (error) {
        log.error({ err: error, sweep: name }, 'sweep failed: due rows are delayed; the next round retries');
      }
    }
  }
  const names = Object.keys(sweeps);
  const round = () => run(names);
  const dueRound = () => run(names.filter((name) => (dueAt.get(name) ?? 0) <= performance.now()));
  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = dueRound().then(next);
    }, tickMs);
    timer.unref();
  }
  return {
    round,
    start() {
      stopped = false;
      next();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
