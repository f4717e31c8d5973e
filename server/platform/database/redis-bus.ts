import { checkpoint } from '../core/checkpoint.ts';
import { type Bus, createSubscribers, onPublished } from './bus.ts';
import { createEventRelay } from './event-relay.ts';
import { createEventRoute } from './event-routes.ts';
import { createEventStream } from './event-stream.ts';
import { createListenConnection } from './listen-connection.ts';

/** The longest time (ms) that an event of a dead process, or of a plain statement, waits in the outbox. */
const sweepMs = 250;

/** The addresses of the database and of the Redis. `keep`: about as many events stay in the stream. */
export type RedisBusOptions = { databaseUrl: string; eventsUrl: string; keep?: number };

/** Returns a function that runs one work after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <R>(work: () => Promise<R>): Promise<R> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Returns a function that runs rounds of `work`, one at a time. Calls that come during a round share the next one, so
 * each call gets a round that began after it. A round that fails is repeated by the next sweep.
 */
function shareRounds(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    next = null;
    current = work()
      .catch(() => undefined)
      .finally(() => {
        current = null;
      });
    return current;
  }

  return () => {
    if (!current) return begin();
    next ??= current.then(begin);
    return next;
  };
}

/**
 * Creates a bus over a Redis stream. A transaction writes its events into an outbox; after the commit this process moves
 * them to the stream, and if it dies first, any other one does. `onLoss` runs on every loss of either connection.
 */
export function createRedisBus(
  { databaseUrl, eventsUrl, keep = 10_000 }: RedisBusOptions,
  onLoss: (error?: Error) => void,
): Bus {
  const subscribers = createSubscribers();
  const inTurn = createQueue();
  let stream: ReturnType<typeof createEventStream> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** The connection for the outbox and the life lock. It listens to nothing. */
  const connection = createListenConnection(databaseUrl, {
    channels: () => [],
    onNotification: () => undefined,
    onConnect: async () => {
      // A relay that hangs must not hold up the others for longer than this.
      await connection.query(
        `set application_name = 'navaratna events'; set lock_timeout = 1000;
         set idle_in_transaction_session_timeout = 10000`,
      );
    },
    onLoss,
  });
  const connected = () => {
    if (!stream) throw new Error('the bus has not started');
    return stream;
  };
  const relay = createEventRelay(connection.query, (events) => connected().publish(events));
  const flush = () => inTurn(relay.flush);
  const wake = shareRounds(flush);
  const route = createEventRoute(
    'outbox',
    (text, values) => inTurn(() => connection.query(text, values)),
    () => subscribers.connectionChanged(true),
  );
  const stopWaking = onPublished(() => void checkpoint('event committed, not relayed').then(wake));

  function sweep(): void {
    timer = setTimeout(() => void wake().then(sweep), sweepMs);
    timer.unref();
  }

  return {
    subscribe: subscribers.subscribe,
    onConnectionChange: subscribers.onConnectionChange,
    async start() {
      await connection.connect();
      const { rows } = await connection.query(
        `select 'navaratna:{' || current_database() || ':' || stream || '}' as key from event_relay`,
      );
      await route.join();
      stream = createEventStream({
        url: eventsUrl,
        key: rows[0]?.key,
        keep,
        onEvent: subscribers.deliver,
        async onConnect() {
          // Anything cached before the first event that is read may be stale.
          subscribers.connectionChanged(true);
        },
        onGap: () => subscribers.connectionChanged(true),
        onLoss(error) {
          onLoss(error);
          subscribers.connectionChanged(false);
        },
      });
      await stream.connect();
      sweep();
    },
    send: (channel, payload) => connected().send(channel, payload),
    holder: connection.holder,
    async close() {
      clearTimeout(timer);
      stopWaking();
      route.leave();
      await wake();
      clearTimeout(timer);
      await stream?.close();
      await connection.close();
    },
  };
}
