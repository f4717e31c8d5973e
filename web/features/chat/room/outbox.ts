import type { ChatMessage } from '#contract/chat/endpoints.ts';

/**
 * A message on its way: `sending` now, `waiting` for the network (tried again by itself), or `failed`: refused by the
 * server, `problem` says why.
 */
export type Outgoing = {
  clientId: string;
  content: string;
  /** UTC ms. */
  at: number;
  state: 'sending' | 'waiting' | 'failed';
  problem?: string;
};

/** What sending needs: the way out, where it is kept over a reload, and who is told. */
export type OutboxParts = {
  /** Sends one message; throws with the HTTP status it was refused with, 0 when the network failed. */
  deliver: (message: { clientId: string; content: string }) => Promise<ChatMessage>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** The server has it. */
  delivered: (message: ChatMessage) => void;
  changed: (queue: readonly Outgoing[]) => void;
  /** Waits so many ms; `wake` ends the waiting early. */
  pause?: (ms: number, wake: Promise<void>) => Promise<void>;
};

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;

const statusOf = (error: unknown): number =>
  typeof (error as { status?: unknown })?.status === 'number' ? (error as { status: number }).status : 0;
const passes = (status: number): boolean => status === 0 || status === 429 || status >= 500;

function newClientId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `${Date.now().toString(36)}-${[...random].map((n) => n.toString(36)).join('')}`;
}

const pauseFor = (ms: number, wake: Promise<void>): Promise<void> =>
  Promise.race([wake, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

function restore(stored: string | null): Outgoing[] {
  try {
    const list: Outgoing[] = JSON.parse(stored ?? '[]');
    return list.map((one) => (one.state === 'failed' ? one : { ...one, state: 'waiting' }));
  } catch {
    return [];
  }
}

/**
 * The queue of messages of one chat in one tab. They leave in order, one at a time; each carries a name of its own, so
 * that one sent twice, because its answer was lost, is one. The queue outlives a reload.
 */
export function createOutbox({ deliver, storage, key, delivered, changed, pause = pauseFor }: OutboxParts) {
  let queue = restore(storage.getItem(key));
  let running = false;
  let closed = false;
  let wake = Promise.withResolvers<void>();

  function keep(next: Outgoing[]): void {
    queue = next;
    if (queue.length > 0) storage.setItem(key, JSON.stringify(queue));
    else storage.removeItem(key);
    changed(queue);
  }
  const mark = (clientId: string, change: Partial<Outgoing>) =>
    keep(queue.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)));
  const drop = (clientId: string) => keep(queue.filter((one) => one.clientId !== clientId));

  async function run(): Promise<void> {
    if (running || closed) return;
    running = true;
    let wait = firstPauseMs;
    for (let next = head(); next && !closed; next = head()) {
      const { clientId, content } = next;
      mark(clientId, { state: 'sending', problem: undefined });
      try {
        const message = await deliver({ clientId, content });
        if (closed) break;
        delivered(message);
        drop(clientId);
        wait = firstPauseMs;
      } catch (error) {
        if (closed) break;
        if (passes(statusOf(error))) {
          mark(clientId, { state: 'waiting' });
          wake = Promise.withResolvers<void>();
          await pause(wait, wake.promise);
          wait = Math.min(wait * 2, longestPauseMs);
        } else mark(clientId, { state: 'failed', problem: (error as Error).message });
      }
    }
    running = false;
  }
  const head = () => queue.find(({ state }) => state !== 'failed');

  return {
    queue: () => queue,
    send(content: string): void {
      keep([...queue, { clientId: newClientId(), content, at: Date.now(), state: 'sending' }]);
      void run();
    },
    /** The network is back, or somebody pressed "Try again": nothing waits any longer. */
    kick(): void {
      wake.resolve();
      void run();
    },
    /** A refused message once more. */
    retry(clientId: string): void {
      mark(clientId, { state: 'waiting' });
      wake.resolve();
      void run();
    },
    discard: drop,
    /** The server told of a message of this name: it has arrived, whatever became of its answer. */
    arrived(clientId: string): void {
      if (queue.some((one) => one.clientId === clientId)) drop(clientId);
    },
    /** Begins to send, also what was left from before. */
    open(): void {
      closed = false;
      wake.resolve();
      void run();
    },
    /** Sends nothing more; what is on its way stays in the queue. */
    close(): void {
      closed = true;
      wake.resolve();
    },
  };
}

/** The queue of messages of one chat in one tab. */
export type Outbox = ReturnType<typeof createOutbox>;
