import type { FastifyBaseLogger } from 'fastify';

/** Processes rows that fall due. It takes a batch with `FOR NO KEY UPDATE SKIP LOCKED` and returns its size. */
export type Sweep = () => Promise<number>;

/** Runs the sweeps every `everyMs`, one after the other. Rounds never overlap. */
export type Sweeper = {
  /** Runs one round now. Tests call it instead of waiting. */
  round(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Creates a sweeper. Every process runs one; row locks decide which process takes a row. */
export function createSweeper(
  log: FastifyBaseLogger,
  sweeps: Readonly<Record<string, Sweep>>,
  everyMs = 400,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  async function round(): Promise<void> {
    for (const [name, sweep] of Object.entries(sweeps)) {
      try {
        await sweep();
      } catch (error) {
        log.error({ err: error, sweep: name }, 'sweep failed: due rows are delayed; the next round retries');
      }
    }
  }
  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round().then(next);
    }, everyMs);
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
