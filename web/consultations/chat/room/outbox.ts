import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';

/**
 * An outgoing message: `sending`, `waiting` for the network (retried automatically), or `failed` when the server
 * refused it. `problem` has the reason.
 */
export type Outgoing = {
  clientId: string;
  content: string;
  /** UTC ms. */
  at: number;
  state: 'sending' | 'waiting' | 'failed';
  problem?: string;
};

/** The dependencies of an outbox: transport, storage that survives a reload, and callbacks. */
export type OutboxParts = {
  /** Sends one message. Throws with the HTTP status of a refusal, or with 0 when the network failed. */
  deliver: (message: { clientId: string; content: string }) => Promise<ChatMessage>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  /** Called when the server has stored the message. */
  delivered: (message: ChatMessage) => void;
  changed: (queue: readonly Outgoing[]) => void;
  /** Waits `ms`; `wake` ends the wait early. */
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
 * Creates the queue of outgoing messages for one chat in one tab. Messages are sent in order, one at a time. Each
 * has a `clientId`, so that a resend after a lost response is stored once. The queue survives a reload.
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
    /** Wakes the queue: the network is back, or the user pressed "Try again". */
    kick(): void {
      wake.resolve();
      void run();
    },
    /** Sends a refused message again. */
    retry(clientId: string): void {
      mark(clientId, { state: 'waiting' });
      wake.resolve();
      void run();
    },
    discard: drop,
    /** Marks a message as delivered, because the server published it by this id. */
    arrived(clientId: string): void {
      if (queue.some((one) => one.clientId === clientId)) drop(clientId);
    },
    /** Starts sending, including messages from before a reload. */
    open(): void {
      closed = false;
      wake.resolve();
      void run();
    },
    /** Stops sending. Undelivered messages stay in the queue. */
    close(): void {
      closed = true;
      wake.resolve();
    },
  };
}

/** The queue of outgoing messages for one chat in one tab. */
export type Outbox = ReturnType<typeof createOutbox>;
