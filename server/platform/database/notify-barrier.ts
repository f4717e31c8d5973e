import { randomUUID } from 'node:crypto';

const members = 'bus_members';
const asks = 'bus_ask';
const heard = 'bus_heard_';
/** A process that is silent for so long (ms) is dead, or too busy to serve stale data. It is not waited for. */
const usualPatienceMs = 1000;

/** Returns whether a channel carries answers, which only the process that asked reads. */
export const isAnswer = (channel: string): boolean => channel.startsWith(heard);

/** The connection of a barrier to the other processes. A process is a member, named by the number of its connection. */
export type BarrierLink = {
  /** Returns the number of this process's connection. */
  self: () => number;
  /** Reads the numbers of the other processes that read events now. */
  peers: () => Promise<readonly number[]>;
  /** Sends an event outside of a transaction, behind all events sent before. */
  send: (channel: string, payload: string) => Promise<unknown>;
  on: (channel: string, listener: (payload: string) => void) => void;
};

/** A barrier that waits until the other processes have received all events. */
export type NotifyBarrier = {
  /** The channel of the answers to this process. */
  answers: string;
  /** Resolves when every other process has received what was sent before this call; at once if there is none. */
  wait(): Promise<void>;
  /** Announces that this process has begun to read events, or stops it. The others then list the processes again. */
  announce(): Promise<unknown>;
  /** Drops the cached list of processes, because joins and leaves may have been missed. */
  forget(): void;
};

/** The other members. Cached, because they change only when one joins or leaves. */
function createPeers(read: BarrierLink['peers']) {
  let cached: Promise<ReadonlySet<number>> | null = null;
  return {
    /** Returns the cached numbers, or reads them. A failed read is not cached. */
    list(): Promise<ReadonlySet<number>> {
      if (cached) return cached;
      const reading = read().then((numbers) => new Set(numbers));
      cached = reading;
      reading.catch(() => {
        if (cached === reading) cached = null;
      });
      return reading;
    },
    forget(): void {
      cached = null;
    },
  };
}

/**
 * Returns a function that runs rounds of `work`, one at a time. Calls that come during a round share the next one, so
 * each call gets a round that began after it.
 */
export function shareRounds(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    next = null;
    // Without a connection no process can be asked. The others drop their caches when they lose their own connection.
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

/** Resolves with the value of `work`, or with null when it takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Creates a barrier. Events arrive in the order in which they were sent, but with no bound on the delay. So the barrier
 * sends a question behind them: a process that replies has received them all. `before` runs first in each round. A process
 * that is silent for `patienceMs`, by default a second, is not waited for.
 */
export function createNotifyBarrier(
  link: BarrierLink,
  {
    before,
    patienceMs = usualPatienceMs,
  }: { before?: () => Promise<void>; patienceMs?: number | undefined } = {},
): NotifyBarrier {
  const { self, send, on } = link;
  const answers = `${heard}${randomUUID()}`;
  const peers = createPeers(link.peers);
  let open: { round: string; missing: Set<number>; end(): void } | null = null;
  let rounds = 0;

  function take(round: string, from: (member: number) => boolean): void {
    if (open?.round !== round) return;
    for (const one of [...open.missing]) if (from(one)) open.missing.delete(one);
    if (open.missing.size === 0) open.end();
  }

  on(asks, (payload) => {
    const [channel = '', round = ''] = payload.split(' ');
    if (channel !== answers) send(channel, `${round} ${self()}`).catch(() => undefined);
  });
  on(answers, (payload) => {
    const [round = '', from] = payload.split(' ');
    take(round, (one) => one === Number(from));
  });
  on(members, () => {
    peers.forget();
    const round = open?.round;
    if (round === undefined) return;
    peers
      .list()
      .then((now) => take(round, (one) => !now.has(one)))
      .catch(() => undefined);
  });

  async function listMissing(): Promise<Set<number>> {
    await before?.();
    return new Set(await peers.list());
  }

  async function ask(): Promise<void> {
    const missing = await within(patienceMs, listMissing());
    if (!missing || missing.size === 0) return;
    await new Promise<void>((resolve) => {
      rounds += 1;
      const round = String(rounds);
      const end = () => {
        clearTimeout(timer);
        open = null;
        resolve();
      };
      const timer = setTimeout(() => {
        peers.forget();
        end();
      }, patienceMs);
      open = { round, missing, end };
      send(asks, `${answers} ${round}`).catch(end);
    });
  }

  return {
    answers,
    wait: shareRounds(ask),
    announce: () => send(members, ''),
    forget: peers.forget,
  };
}
