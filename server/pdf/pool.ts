import { Worker } from 'node:worker_threads';
import type { PdfRequest } from '#contract/pdf/documents.ts';
import { createFairQueue } from '../platform/limits/fair-queue.ts';

/** A document that was asked for. */
export type Rendering = {
  /** The PDF; rejects when it cannot be made. */
  done: Promise<Buffer>;
  /** Documents that will be taken up before it; 0 while it is being set. */
  ahead(): number;
};

/** Sets documents in threads of their own, so that no request waits behind one. */
export type PdfPool = {
  /** Has a document made for somebody: people are served in turn. */
  render(request: PdfRequest, person: string): Rendering;
  /** Documents that wait for a thread; those of one person if named. */
  waiting(person?: string): number;
  /** Finishes what is under way, refuses what waits, ends the threads. */
  close(): Promise<void>;
};

/** How many threads, and when one is given up. */
export type PoolOptions = {
  /** The built program of the thread. */
  program: string;
  threads: number;
  /** A document that takes longer is stuck; its thread is ended. */
  patienceMs?: number;
  /** A thread that nobody needed for so long is ended, and its memory is free. */
  idleMs?: number;
  /** Hears what the library remarked on a document: something in it was not set as meant. */
  onRemarks?: (remarks: string[], request: PdfRequest) => void;
};

type Task = {
  request: PdfRequest;
  done: Promise<Buffer>;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
};
type Told = { id: number; pdf: Uint8Array; remarks: string[] } | { id: number; error: string };

/**
 * Megabytes a thread may fill: beyond it ends alone, and the shop goes on. A document is made of millions of short-lived
 * objects, so the young generation gets room.
 */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** One thread's place: the thread comes with the first document, and a new one after it was ended. */
function createSeat(
  { program, patienceMs = 120_000, idleMs = 600_000, onRemarks }: PoolOptions,
  onFree: () => void,
) {
  let worker: Worker | null = null;
  let task: Task | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }
  /** Hands out what came of the task, and the seat is free. */
  function settle(how: (task: Task) => void): void {
    clearTimeout(timer);
    const settled = task;
    task = null;
    if (!settled) return;
    // A thread without work keeps no process alive.
    worker?.unref();
    how(settled);
    timer = setTimeout(() => void end(), idleMs).unref();
    onFree();
  }
  const fail = (error: Error) => settle(({ reject }) => reject(error));

  function start(): Worker {
    const started = new Worker(program, { resourceLimits: heap });
    started.on('message', (told: Told) => {
      if ('error' in told) return fail(new Error('a document could not be set', { cause: told.error }));
      if (task && told.remarks.length > 0) onRemarks?.(told.remarks, task.request);
      settle(({ resolve }) => resolve(Buffer.from(told.pdf.buffer)));
    });
    const lost = (error: Error) => {
      // One that was ended on purpose is not the seat's any more.
      if (worker !== started) return;
      worker = null;
      fail(error);
    };
    started.on('error', (error) => lost(error as Error));
    started.on('exit', (code) => lost(new Error(`the thread of documents ended with ${code}`)));
    return started;
  }

  return {
    free: () => task === null,
    take(next: Task): void {
      clearTimeout(timer);
      task = next;
      worker ??= start();
      worker.ref();
      timer = setTimeout(() => {
        void end();
        fail(new Error('a document took too long'));
      }, patienceMs).unref();
      worker.postMessage({ id: 0, request: next.request });
    },
    /** Lets the document under way be finished, then ends the thread. */
    async close(): Promise<void> {
      await task?.done.catch(() => {});
      await end();
    },
  };
}

const closing = () => new Error('the shop is closing');

/** Makes the pool. No thread runs before the first document is asked for. */
export function createPdfPool(options: PoolOptions): PdfPool {
  const queue = createFairQueue<Task>();
  let closed = false;
  const seats = Array.from({ length: options.threads }, () => createSeat(options, next));

  function next(): void {
    if (closed) return;
    const seat = seats.find((one) => one.free());
    const task = seat && queue.next();
    if (!task) return;
    seat.take(task);
    next();
  }

  return {
    render(request, person) {
      const { promise: done, resolve, reject } = Promise.withResolvers<Buffer>();
      const task = { request, done, resolve, reject };
      if (closed) reject(closing());
      else queue.push(person, task);
      next();
      return { done, ahead: () => queue.ahead(task) + 1 };
    },
    waiting: queue.size,
    async close() {
      closed = true;
      for (const { reject } of queue.drain()) reject(closing());
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}
