import type { FastifyBaseLogger } from 'fastify';

/** Work that falls due by a time in a row. It takes a batch with `FOR NO KEY UPDATE SKIP LOCKED` and answers how many it did. */
export type Sweep = () => Promise<number>;

/** Runs the sweeps every `everyMs`, one after the other, never two rounds at once. */
export type Sweeper = {
  add(name: string, sweep: Sweep): void;
  /** One round now; tests call it instead of waiting. */
  round(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

/** Makes a sweeper; every process runs one, the rows decide who does what. */
export function createSweeper(log: FastifyBaseLogger, everyMs = 400): Sweeper {
  const sweeps = new Map<string, Sweep>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  async function round(): Promise<void> {
    for (const [name, sweep] of sweeps) {
      try {
        await sweep();
      } catch (error) {
        log.error({ err: error, sweep: name }, 'sweep failed');
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
    add: (name, sweep) => void sweeps.set(name, sweep),
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
