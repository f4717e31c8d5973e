import { Worker } from 'node:worker_threads';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { createFairQueue } from '../../platform/limits/fair-queue.ts';

/** The error of a render that was taken out of the queue because nobody waits for it. */
export class Dropped extends Error {
  override name = 'Dropped';
}

/** A requested PDF. */
export type Rendering = {
  /** Resolves with the PDF; rejects when rendering fails. */
  done: Promise<Buffer>;
  /** Returns the number of PDFs that are rendered before it; 0 while it is being rendered. */
  ahead(): number;
  /** Takes it out of the queue and rejects it with `Dropped`. Returns false when it is under way or finished. */
  drop(): boolean;
};

/** Renders PDFs in worker threads, so that they do not block requests. */
export type PdfPool = {
  /** Queues a PDF for a person. The queue is fair between people. */
  render(request: PdfRequest, person: string): Rendering;
  /** Returns the number of waiting PDFs, or of those of one person. */
  waiting(person?: string): number;
  /** Finishes the PDFs under way, rejects the waiting ones, and ends the threads. */
  close(): Promise<void>;
};

/** The number of threads, and their time limits. */
export type PoolOptions = {
  /** The path of the thread's built program. */
  program: string;
  threads: number;
  /** A PDF that takes longer is stuck: it fails and its thread is ended. */
  patienceMs?: number;
  /** A thread that is idle for this long is ended, to free its memory. */
  idleMs?: number;
  /** Gets the library's warnings about the layout of a PDF. */
  onRemarks?: (remarks: string[], request: PdfRequest) => void;
};

type Task = {
  request: PdfRequest;
  done: Promise<Buffer>;
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
};
type Reply = { id: number; pdf: Uint8Array; remarks: string[] } | { id: number; error: string };

/**
 * Heap limits of a thread in MB. Beyond them only the thread ends, not the shop. The young generation is large because
 * rendering creates millions of short-lived objects.
 */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** Creates a slot for one thread. The thread starts with the first PDF, and again after it was ended. */
function createSlot(
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
  /** Settles the task and frees the slot. */
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
    started.on('message', (reply: Reply) => {
      if ('error' in reply) return fail(new Error('PDF rendering failed', { cause: reply.error }));
      if (task && reply.remarks.length > 0) onRemarks?.(reply.remarks, task.request);
      settle(({ resolve }) => resolve(Buffer.from(reply.pdf.buffer)));
    });
    const lost = (error: Error) => {
      // A thread that was ended on purpose no longer belongs to the slot.
      if (worker !== started) return;
      worker = null;
      fail(error);
    };
    started.on('error', (error) => lost(error as Error));
    started.on('exit', (code) => lost(new Error(`PDF worker thread exited with code ${code}`)));
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
        fail(new Error(`PDF rendering timed out after ${patienceMs} ms`));
      }, patienceMs).unref();
      worker.postMessage({ id: 0, request: next.request });
    },
    /** Waits for the PDF under way, then ends the thread. */
    async close(): Promise<void> {
      await task?.done.catch(() => {});
      await end();
    },
  };
}

const closing = () => new Error('the shop is closing');

/** Creates the pool. No thread runs before the first PDF is requested. */
export function createPdfPool(options: PoolOptions): PdfPool {
  const queue = createFairQueue<Task>();
  let closed = false;
  const slots = Array.from({ length: options.threads }, () => createSlot(options, next));

  function next(): void {
    if (closed) return;
    const slot = slots.find((one) => one.free());
    const task = slot && queue.next();
    if (!task) return;
    slot.take(task);
    next();
  }

  return {
    render(request, person) {
      const { promise: done, resolve, reject } = Promise.withResolvers<Buffer>();
      const task = { request, done, resolve, reject };
      if (closed) reject(closing());
      else queue.push(person, task);
      next();
      const drop = (): boolean => {
        if (queue.ahead(task) < 0) return false;
        queue.remove(person, task);
        reject(new Dropped());
        return true;
      };
      return { done, ahead: () => queue.ahead(task) + 1, drop };
    },
    waiting: queue.size,
    async close() {
      closed = true;
      for (const { reject } of queue.drain()) reject(closing());
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}
