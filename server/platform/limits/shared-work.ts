import { type AppError, appError } from '../core/app-error.ts';
import { createFairQueue } from './fair-queue.ts';

/** The caller who waits for a result: an address or an account, and a signal that aborts when they are gone. */
export type Asker = { person: string; signal: AbortSignal };

/** Bounds of a queue of work. */
export type WorkBounds = {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Waiting tasks of one person, at most. */
  maxPerPerson: number;
  /** Waiting tasks of all people, at most. */
  maxWaiting: number;
  /** After this time (ms) a task no longer counts as running, so that a hung one cannot block the queue. */
  turnMs?: number;
};

/**
 * Expensive work whose results may be shared: pages, pictures, feeds. Requests with the same key share one task (single
 * flight). The queue is fair between people and bounded. A task that nobody waits for any more is never begun.
 */
export type SharedWork<T> = {
  /**
   * Returns the result under a key. Returns an error when the queue is full. `asker`: the shop itself if absent, which is
   * neither counted nor ever gone.
   */
  get(key: string, work: () => Promise<T>, asker?: () => Asker): Promise<T | AppError>;
  /** Returns whether a task of this key waits or runs. */
  has(key: string): boolean;
  /** Later requests share none of the tasks of now. */
  forget(): void;
};

type Task<T> = {
  key: string;
  work: () => Promise<T>;
  /** Everybody in whose line it waits. */
  people: Set<string>;
  /** Requests that wait for it. */
  waiting: number;
  isBegun: boolean;
  result: Promise<T | AppError>;
  resolve: (result: T | AppError) => void;
  reject: (error: unknown) => void;
};

/** Seconds for `Retry-After` of a full queue. */
const retrySeconds = 5;
/** The line of the shop's own requests. */
const own = '';
const never = new AbortController().signal;

/** Returns the shop itself, which is never gone: a page that it renders, or a result for everybody. */
export const shopAsker = (): Asker => ({ person: own, signal: never });

const busy = (): AppError => appError('work_busy', { seconds: retrySeconds });

function createTask<T>(key: string, work: () => Promise<T>): Task<T> {
  const { promise: result, resolve, reject } = Promise.withResolvers<T | AppError>();
  return { key, work, people: new Set(), waiting: 0, isBegun: false, result, resolve, reject };
}

/** Calls `leave` when a client is gone before the result is there. */
export function onLeave(result: Promise<unknown>, signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) {
    leave();
    return;
  }
  signal.addEventListener('abort', leave, { once: true });
  const settled = () => signal.removeEventListener('abort', leave);
  result.then(settled, settled);
}

/** Creates an empty queue of work. */
export function createSharedWork<T>({ atOnce, maxPerPerson, maxWaiting, turnMs }: WorkBounds): SharedWork<T> {
  const queue = createFairQueue<Task<T>>();
  const byKey = new Map<string, Task<T>>();
  let running = 0;

  function beginNext(): void {
    const task = running < atOnce ? queue.next() : undefined;
    if (!task) return;
    leaveLines(task);
    task.isBegun = true;
    running += 1;
    let isCounted = true;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      running -= 1;
      beginNext();
    };
    const timer = turnMs === undefined ? undefined : setTimeout(end, turnMs).unref();
    const work = task.work().then(task.resolve, task.reject);
    void work.finally(() => {
      clearTimeout(timer);
      forgetTask(task);
      end();
    });
  }

  function forgetTask(task: Task<T>): void {
    if (byKey.get(task.key) === task) byKey.delete(task.key);
  }

  function leaveLines(task: Task<T>): void {
    for (const person of task.people) queue.remove(person, task);
    task.people.clear();
  }

  function refusal(person: string): AppError | null {
    if (person === own) return null;
    const n = queue.size(person);
    if (n >= maxPerPerson) return appError('work_yours_waiting', { n, seconds: retrySeconds });
    return queue.size() >= maxWaiting ? busy() : null;
  }

  /** Counts a request that waits. A task that waits in the lines of several people is begun in the first turn of any. */
  function join(task: Task<T>, { person, signal }: Asker): void {
    task.waiting += 1;
    if (!task.isBegun && !task.people.has(person) && queue.size(person) < maxPerPerson) {
      task.people.add(person);
      queue.push(person, task);
    }
    if (signal === never) return;
    onLeave(task.result, signal, () => {
      task.waiting -= 1;
      if (task.waiting > 0 || task.isBegun) return;
      leaveLines(task);
      forgetTask(task);
      task.resolve(busy());
    });
  }

  return {
    async get(key, work, asker = shopAsker) {
      const { person, signal } = asker();
      const known = byKey.get(key);
      const refused = known ? null : refusal(person);
      if (refused) return refused;
      const task = known ?? createTask(key, work);
      byKey.set(key, task);
      join(task, { person, signal });
      beginNext();
      return task.result;
    },
    has: (key) => byKey.has(key),
    forget: () => byKey.clear(),
  };
}
