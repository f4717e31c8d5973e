import { createClient } from '@redis/client';

/** An event on its way. `id`: the number of its outbox row, or null for one that had none. */
export type StreamEvent = { id: string | null; channel: string; payload: string };

/** The options of a stream, and the receivers of what it reads. */
export type EventStreamOptions = {
  url: string;
  /** The key of the shop's events. Other keys begin with it. */
  key: string;
  /** About as many events are kept. A reader that is further behind has missed some. */
  keep: number;
  onEvent: (channel: string, payload: string) => void;
  /** Runs on every connection, once no event is missed any more. If it throws, the connection is given up. */
  onConnect: () => Promise<void>;
  /** Runs when events were removed before this process read them. */
  onGap: () => void;
  onLoss: (error?: Error) => void;
};

/** A connected pair: one connection waits for events, the other one does the rest. */
type Pair = { reader: Redis; writer: Redis };
type Redis = ReturnType<typeof openClient>;
type Entry = { id: string; message: Record<string, string> };

const retryMs = 500;
/** A connection without a sign of life for so long (ms) is given up. Each is asked for one every `pingMs`. */
const silentMs = 6000;
const pingMs = 2000;
const batch = 500;
/** The outbox numbers that are remembered, to drop an event that was relayed twice. */
const remembered = 20_000;

/**
 * Appends events in one step, each with the next number of the stream, so that a reader sees a gap. The stream is removed
 * ten minutes after its last event, because chat messages pass through it. KEYS: stream, counter. ARGV: how many to keep,
 * then id, channel and payload of each event.
 */
const append = `
for i = 2, #ARGV, 3 do
  local n = redis.call('INCR', KEYS[2])
  redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'n', n, 'i', ARGV[i], 'c', ARGV[i + 1], 'p', ARGV[i + 2])
end
redis.call('PEXPIRE', KEYS[1], 600000)`;

/** Returns the id of the last event and its number. KEYS: stream, counter. */
const where = `
local last = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
return { last[1] and last[1][1] or '0-0', redis.call('GET', KEYS[2]) or '0' }`;

const openClient = (url: string, pings: boolean) =>
  createClient({
    url,
    disableOfflineQueue: true,
    ...(pings && { pingInterval: pingMs }),
    socket: { reconnectStrategy: false, connectTimeout: 10_000, socketTimeout: silentMs },
  });

/** Ends a connection. One that is closed already would throw. */
const end = (client: Redis): void => {
  if (client.isOpen) client.destroy();
};

/** Returns a function that says whether a number is new. It remembers the last ones. */
function createMemory(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    if (seen.size > remembered) for (const oldest of seen) return seen.delete(oldest);
    return true;
  };
}

type Keys = { events: string; counter: string };

const keysOf = (key: string): Keys => ({ events: key, counter: `${key}:n` });

/**
 * Returns a function that reads the stream over a connection until that fails. It begins behind the event with the id
 * `at` and the number `last`.
 */
function createFollower({ onEvent, onGap }: EventStreamOptions, { events }: Keys) {
  const isNew = createMemory();

  function deliver({ i: id, c: channel = '', p: payload = '' }: Record<string, string>): void {
    if (!id || isNew(id)) onEvent(channel, payload);
  }

  return async (reader: Redis, start: { at: string; last: number }): Promise<never> => {
    let { at, last } = start;
    for (;;) {
      const streams = [{ key: events, id: at }];
      const read = (await reader.xRead(streams, { BLOCK: pingMs, COUNT: batch })) as
        | { messages: Entry[] }[]
        | null;
      for (const { id, message } of read?.[0]?.messages ?? []) {
        if (Number(message.n) !== last + 1) onGap();
        last = Number(message.n);
        at = id;
        deliver(message);
      }
    }
  };
}

/** Appends events, all or none. If it throws they may have been appended all the same. */
const appendEvents = (writer: Redis, keys: Keys, keep: number, events: readonly StreamEvent[]) =>
  writer.eval(append, {
    keys: [keys.events, keys.counter],
    arguments: [String(keep), ...events.flatMap(({ id, channel, payload }) => [id ?? '', channel, payload])],
  });

/**
 * Creates the connection to a Redis stream of events. Once connected it reads every event in order, and reconnects after
 * every loss. Works with Redis 5 and Valkey.
 */
export function createEventStream(options: EventStreamOptions) {
  const { url, key, keep } = options;
  const keys = keysOf(key);
  const follow = createFollower(options, keys);
  let pair: Pair | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  function lose(own: Pair, error?: Error): void {
    if (pair !== own || closed) return;
    pair = null;
    end(own.reader);
    end(own.writer);
    options.onLoss(error);
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(() => undefined), retryMs);
    retry.unref();
  }

  async function connect(): Promise<void> {
    const own: Pair = { reader: openClient(url, false), writer: openClient(url, true) };
    pair = own;
    for (const one of [own.reader, own.writer]) one.on('error', (error: Error) => lose(own, error));
    try {
      await Promise.all([own.reader.connect(), own.writer.connect()]);
      const [at = '0-0', last = '0'] = (await own.writer.eval(where, {
        keys: [keys.events, keys.counter],
      })) as string[];
      follow(own.reader, { at, last: Number(last) }).catch((error: Error) => lose(own, error));
      await options.onConnect();
    } catch (error) {
      lose(own, error as Error);
      throw error;
    }
  }

  /** Returns the connection for commands. Throws while there is none. */
  function writer(): Redis {
    if (!pair) throw new Error('no connection to the stream of events');
    return pair.writer;
  }
  const publish = async (events: readonly StreamEvent[]): Promise<unknown> =>
    appendEvents(writer(), keys, keep, events);

  return {
    connect,
    publish,
    /** Sends an event without an outbox row. */
    send: (channel: string, payload: string): Promise<unknown> => publish([{ id: null, channel, payload }]),
    /** Closes the connection for good. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      const own = pair;
      if (!own) return;
      pair = null;
      end(own.reader);
      end(own.writer);
    },
  };
}
