import { randomUUID } from 'node:crypto';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: { pid: number }[] }>;

/** The application_name of listening connections. The barrier waits for these only. */
export const listenerName = 'navaratna listen';
const members = 'bus_members';
const asks = 'bus_ask';
// A process that is silent for this long is dead, or too busy to serve stale data. It is not waited for.
const patienceMs = 1000;

/** The parts of the LISTEN connection that the barrier needs. */
export type NotifyBarrierOptions = {
  query: Query;
  /** Returns the backend pid of the connection. */
  pid: () => number;
  on: (channel: string, listener: (payload: string) => void) => void;
};

/** A barrier that waits until the other processes have received all notifications. */
export type NotifyBarrier = {
  /** Resolves when every other process has received what was committed before this call; at once if there is none. */
  wait(): Promise<void>;
  /** Announces that this process has begun to listen. */
  announceJoin(): Promise<unknown>;
  /** Announces that this process stops listening. */
  announceLeave(): Promise<unknown>;
  /** Drops the cached list of processes, because joins and leaves may have been missed. */
  forget(): void;
};

/** The pids of the other listeners. Cached, because they change only when one joins or leaves. */
function createPeers(query: Query) {
  let cached: Promise<ReadonlySet<number>> | null = null;
  return {
    /** Returns the cached pids, or reads them. A failed read is not cached. */
    list(): Promise<ReadonlySet<number>> {
      if (cached) return cached;
      const reading = query(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
        [listenerName],
      ).then(({ rows }) => new Set(rows.map((row) => row.pid)));
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

/** Returns a function that asks. Calls that come while a question is under way share the next one. */
function shareRounds(ask: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    next = null;
    // Without a connection no process can be asked. The others drop their caches when they lose their own connection.
    current = ask()
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
 * Creates a barrier. PostgreSQL delivers notifications in commit order, but with no bound on the delay. So the barrier
 * notifies a question behind them: a process that replies has received them all.
 */
export function createNotifyBarrier({ query, pid, on }: NotifyBarrierOptions): NotifyBarrier {
  const answers = `bus_heard_${randomUUID()}`;
  const peers = createPeers(query);
  let open: { round: string; missing: Set<number>; end(): void } | null = null;
  let rounds = 0;

  const notify = (channel: string, payload: string) => query('select pg_notify($1, $2)', [channel, payload]);

  function take(round: string, from: (pid: number) => boolean): void {
    if (open?.round !== round) return;
    for (const one of [...open.missing]) if (from(one)) open.missing.delete(one);
    if (open.missing.size === 0) open.end();
  }

  on(asks, (payload) => {
    const [channel = '', round = ''] = payload.split(' ');
    if (channel !== answers) notify(channel, `${round} ${pid()}`).catch(() => undefined);
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

  async function ask(): Promise<void> {
    const missing = new Set(await peers.list());
    if (missing.size === 0) return;
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
      notify(asks, `${answers} ${round}`).catch(end);
    });
  }

  return {
    wait: shareRounds(ask),
    announceJoin: async () => {
      await query(`set application_name = '${listenerName}'`);
      await notify(members, '');
    },
    announceLeave: async () => {
      await query(`set application_name = 'navaratna leaving'`);
      await notify(members, '');
    },
    forget: peers.forget,
  };
}
