import { randomUUID } from 'node:crypto';

type Query = (text: string, values?: unknown[]) => Promise<{ rows: { pid: number }[] }>;

/** How a process that listens is called in the database; only those are waited for. */
export const listenerName = 'navaratna listen';
const members = 'bus_members';
const asks = 'bus_ask';
// Whoever does not answer for so long is not waited for: it is dead, or too busy to show anything to anybody.
const patienceMs = 1000;

/** What asking the other processes needs of the connection that listens. */
export type EchoParts = {
  query: Query;
  /** The connection's process in the database. */
  pid: () => number;
  on: (channel: string, listener: (payload: string) => void) => void;
};

/** Asks whether the other processes have heard what was told. */
export type Echo = {
  /** Resolves when every other process has heard all that was committed before this call; at once if there is none. */
  heard(): Promise<void>;
  /** To be told whenever this process has begun to listen, and when it leaves. */
  joined(): Promise<unknown>;
  left(): Promise<unknown>;
  /** Others may have come and gone unheard. */
  forget(): void;
};

/**
 * PostgreSQL delivers notifications in the order of their commits, but whenever it likes. So a question is sent behind
 * them: who answers it has heard them all. Questions that come while one is under way share the next.
 */
export function createNotifyBarrier({ query, pid, on }: EchoParts): Echo {
  const answers = `bus_heard_${randomUUID()}`;
  /** The other listeners, read again when one comes or goes. */
  let others: Promise<ReadonlySet<number>> | null = null;
  let open: { round: string; missing: Set<number>; end(): void } | null = null;
  let rounds = 0;
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const tell = (channel: string, payload: string) => query('select pg_notify($1, $2)', [channel, payload]);

  function readOthers(): Promise<ReadonlySet<number>> {
    const reading = query(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
      [listenerName],
    ).then(({ rows }) => new Set(rows.map((row) => row.pid)));
    reading.catch(() => {
      if (others === reading) others = null;
    });
    return reading;
  }

  function take(round: string, from: (pid: number) => boolean): void {
    if (open?.round !== round) return;
    for (const one of [...open.missing]) if (from(one)) open.missing.delete(one);
    if (open.missing.size === 0) open.end();
  }

  on(asks, (payload) => {
    const [channel = '', round = ''] = payload.split(' ');
    if (channel !== answers) tell(channel, `${round} ${pid()}`).catch(() => undefined);
  });
  on(answers, (payload) => {
    const [round = '', from] = payload.split(' ');
    take(round, (one) => one === Number(from));
  });
  on(members, () => {
    others = null;
    const round = open?.round;
    if (round === undefined) return;
    others = readOthers();
    others.then((now) => take(round, (one) => !now.has(one))).catch(() => undefined);
  });

  async function ask(): Promise<void> {
    others ??= readOthers();
    const missing = new Set(await others);
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
        others = null;
        end();
      }, patienceMs);
      open = { round, missing, end };
      tell(asks, `${answers} ${round}`).catch(end);
    });
  }

  function begin(): Promise<void> {
    next = null;
    // Without a connection nobody can be asked; the others drop what they kept when they lose theirs.
    current = ask()
      .catch(() => undefined)
      .finally(() => {
        current = null;
      });
    return current;
  }

  return {
    heard() {
      if (!current) return begin();
      next ??= current.then(begin);
      return next;
    },
    joined: async () => {
      await query(`set application_name = '${listenerName}'`);
      await tell(members, '');
    },
    left: async () => {
      await query(`set application_name = 'navaratna leaving'`);
      await tell(members, '');
    },
    forget() {
      others = null;
    },
  };
}
