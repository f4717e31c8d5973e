import { cookieToken, isToken } from '../http/serve.ts';
import type { Platform } from '../platform.ts';
import type { ResolveSession, Session } from '../security/session.ts';
import type { SocketCounts, SocketLimits } from './socket-counts.ts';
import type { Connection, LiveSocket, SocketServer } from './socket-server.ts';

/** Returns the room of a user: all their tabs, on every process. */
export const roomOf = (userId: string): string => `user:${userId}`;

/**
 * Closes the transport of a socket. The client reconnects by itself with its current cookie. After `disconnect` a
 * socket.io client would not reconnect.
 */
export const reopen = (socket: LiveSocket): void => socket.conn.close();

/** Returns a function that returns a socket's current session. */
export const createSessionOf =
  (resolveSession: ResolveSession) =>
  async ({ data }: LiveSocket): Promise<Session | null> =>
    // A socket reconnects by itself, so it does not keep the session of an idle admin open.
    data.token ? resolveSession(data.token, { isUse: false }) : null;

/** The interval (ms) of the checks for sessions that ended without a notification. */
const lookMs = 400;

/** The dependencies of {@link joinSessions}. */
export type SessionOptions = {
  /** Returns those of the given sessions that are open. */
  filterOpen: (sids: readonly string[]) => Promise<ReadonlySet<string>>;
  sessionOf: (socket: LiveSocket) => Promise<Session | null>;
  limits: () => Promise<SocketLimits>;
  counts: SocketCounts;
};

/**
 * Reads the token of each new socket, one a connection, and joins the room of its user. The session is the token of the handshake, else
 * the session cookie. Visitors may connect, and do nothing. Reopens the sockets of a session that ends: when its
 * notification arrives, else within a second. Returns a function that ends these checks.
 */
export function joinSessions(
  io: SocketServer,
  { bus, log, now }: Pick<Platform, 'bus' | 'log' | 'now'>,
  { sessionOf, filterOpen, limits, counts }: SessionOptions,
): () => void {
  // socket.io takes further requests for a socket until the first one is joined: 64 KB of them would be 8,000 sockets.
  const served = new WeakSet<Connection>();
  io.use(async (socket, next) => {
    if (served.has(socket.conn)) {
      socket.conn.close(true);
      return next(new Error('one_socket_a_connection'));
    }
    served.add(socket.conn);
    const { token } = socket.handshake.auth as { token?: unknown };
    socket.data.token =
      typeof token === 'string' && isToken(token) ? token : cookieToken(socket.handshake.headers);
    socket.data.sid = null;
    socket.data.openedAt = now();
    try {
      // Joined before the client learns that it is connected, so that it misses no message.
      const session = await sessionOf(socket);
      if (!counts.settle(socket.conn, session?.userId ?? null, await limits()))
        return next(new Error('too_many_sockets'));
      if (session) {
        socket.data.sid = session.id;
        await socket.join(roomOf(session.userId));
      }
    } catch (error) {
      log.error(
        { err: error as Error },
        'socket session not read: it gets no personal events until it reconnects',
      );
    }
    next();
  });

  const onError = (error: Error) =>
    log.error({ err: error }, 'sockets of a revoked session not closed: each event still checks the session');

  /** Reopens the sockets of all sessions that have ended. Asks the database, because a notification can be lost. */
  async function dropAllEnded(): Promise<void> {
    const sockets = [...io.of('/').sockets.values()];
    const sids = new Set(sockets.flatMap(({ data }) => data.sid ?? []));
    if (sids.size === 0) return;
    const open = await filterOpen([...sids]);
    for (const socket of sockets) if (socket.data.sid && !open.has(socket.data.sid)) reopen(socket);
  }
  let timer: NodeJS.Timeout;
  let ended = false;
  function lookLater(): void {
    if (!ended) timer = setTimeout(() => void dropAllEnded().catch(onError).then(lookLater), lookMs).unref();
  }
  lookLater();

  /** Reopens the sockets of a user whose session has ended. */
  async function dropEnded(userId: string): Promise<void> {
    for (const id of io.of('/').adapter.rooms.get(roomOf(userId)) ?? []) {
      const socket = io.of('/').sockets.get(id);
      if (socket && !(await sessionOf(socket))) reopen(socket);
    }
  }
  bus.subscribe('sessions', (userId) => void dropEnded(userId).catch(onError));

  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
