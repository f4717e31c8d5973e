import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Server, type Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/chat/events.ts';
import { untilAnswered } from '../http/graceful-shutdown.ts';
import { visitorAddress } from '../http/proxy.ts';
import { cookieToken, isToken } from '../http/serve.ts';
import { addressKey } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import type { ResolveSession, Session } from '../security/session.ts';
import { createSocketCounts, type SocketLimits } from './socket-counts.ts';

/** The data of a socket: the token of its handshake (null for a visitor), and the time of the handshake. */
export type SocketData = { token: string | null; openedAt: Date };

/** One open socket, with typed events. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Events that may be lost. */
export type VolatileEvent = 'typing' | 'user-left';
type EventData<E extends VolatileEvent> = Parameters<ServerEvents[E]>[0];
type VolatileMessage = { room: string; except: string; event: VolatileEvent; data: EventData<VolatileEvent> };

/** All sockets of all processes. */
export type Live = {
  io: Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
  /**
   * Emits an event to a room on every process, except to the sender. Delivery is not guaranteed, so use it only for
   * events that are worthless a moment later (typing, a tab that left). Publish every other event in its transaction.
   */
  emitVolatile<E extends VolatileEvent>(from: LiveSocket, room: string, event: E, data: EventData<E>): void;
  /** Returns the socket's current session. It is resolved on every call, so a revoked session ends within seconds. */
  sessionOf(socket: LiveSocket): Promise<Session | null>;
  /**
   * Closes the transport of a socket. The client reconnects by itself with its current cookie. After `disconnect` a
   * socket.io client would not reconnect.
   */
  reopen(socket: LiveSocket): void;
  /** Reopens every socket and admits no new one, so that clients reconnect to another process. */
  leave(): void;
  /** Waits until the requests under way are answered, then closes the HTTP server and the remaining sockets. */
  close(): Promise<void>;
};

/** Returns the room of a user: all their tabs, on every process. */
export const roomOf = (userId: string): string => `user:${userId}`;

// Bytes. A chat message has at most 2,000 characters, and no client event is larger than this.
const maxEventBytes = 16_384;
const volatileChannel = 'whispers';

type Connection = Socket['conn'];

/** Returns the origins of our own pages: PUBLIC_URL's, and outside production this machine at the shop's port. */
function originsOf({ publicUrl, production, port }: Platform['config']): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set([new URL(publicUrl).origin, ...(production ? [] : local)]);
}

/**
 * Mounts socket.io on the shop's server. The session is the token of the handshake, else the session cookie. Visitors
 * may connect, and do nothing. Refuses handshakes from pages of origins that are not listed. Refuses one socket too
 * many of a person, or of the visitors of an address, on this process (setting `sockets`). Volatile events between
 * processes go over Redis if `REDIS_URL` is set, else over PostgreSQL.
 */
export async function createLive(
  app: FastifyInstance,
  { config, db, bus, log, now }: Pick<Platform, 'config' | 'db' | 'bus' | 'log' | 'now'>,
  { resolveSession, limits }: { resolveSession: ResolveSession; limits: () => Promise<SocketLimits> },
): Promise<Live> {
  const ours = originsOf(config);
  const counts = createSocketCounts();
  let leaving = false;
  const addressOf = (request: IncomingMessage): string =>
    addressKey(visitorAddress(request, config.trustProxy));

  /** Returns true when a handshake comes from a page of ours and its sender has not too many sockets open. */
  async function admits(request: IncomingMessage): Promise<boolean> {
    const { origin } = request.headers;
    if (origin !== undefined && !ours.has(origin) && !config.clientOrigins.includes(origin)) return false;
    const token = cookieToken(request.headers);
    const session = token ? await resolveSession(token) : null;
    const mayNameToken = origin === undefined || !ours.has(origin);
    const sender = { userId: session?.userId ?? null, address: addressOf(request), mayNameToken };
    return counts.admits(sender, await limits());
  }

  const io: Live['io'] = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: maxEventBytes,
    // A lost connection is detected within 25 s.
    pingInterval: 10_000,
    pingTimeout: 15_000,
    // A client sends its token at once. One that never does is disconnected.
    connectTimeout: 10_000,
    cors: { origin: [...ours, ...config.clientOrigins], credentials: true },
    allowRequest: (request, decide) =>
      void admits(request).then(
        (allowed) => decide(null, allowed && !leaving),
        (error: Error) => {
          log.error(
            { err: error },
            'socket handshake failed: connection refused; the client retries by itself',
          );
          decide(null, false);
        },
      ),
  });
  io.engine.on('connection', (connection: Connection) => {
    counts.open(connection, addressOf(connection.request));
    connection.once('close', () => counts.close(connection));
  });
  // Loaded only when it is used: it has four hundred modules.
  const redis = config.redisUrl
    ? await (await import('./live-redis.ts')).joinRedis(io, config.redisUrl, log)
    : null;
  /** Emits to the sockets of a room on this process. */
  const emitLocal = ({ room, except, event, data }: VolatileMessage): void => {
    io.local
      .to(room)
      .except(except)
      .emit(event, ...([data] as never));
  };
  const unsubscribe = bus.subscribe(volatileChannel, (payload) => emitLocal(JSON.parse(payload)));
  const sessionOf = async ({ data }: LiveSocket) => (data.token ? resolveSession(data.token) : null);
  const reopen = (socket: LiveSocket): void => socket.conn.close();

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    socket.data.token =
      typeof token === 'string' && isToken(token) ? token : cookieToken(socket.handshake.headers);
    socket.data.openedAt = now();
    try {
      // Joined before the client learns that it is connected, so that it misses no message.
      const session = await sessionOf(socket);
      if (!counts.settle(socket.conn, session?.userId ?? null, await limits()))
        return next(new Error('too_many_sockets'));
      if (session) await socket.join(roomOf(session.userId));
    } catch (error) {
      log.error(
        { err: error as Error },
        'socket session not read: it gets no personal events until it reconnects',
      );
    }
    next();
  });

  /** Reopens the sockets of a user whose session has ended. */
  async function dropEnded(userId: string): Promise<void> {
    for (const id of io.of('/').adapter.rooms.get(roomOf(userId)) ?? []) {
      const socket = io.of('/').sockets.get(id);
      if (socket && !(await sessionOf(socket))) reopen(socket);
    }
  }
  bus.subscribe(
    'sessions',
    (userId) =>
      void dropEnded(userId).catch((error: Error) =>
        log.error(
          { err: error },
          'sockets of a revoked session not closed: each event still checks the session',
        ),
      ),
  );

  return {
    io,
    sessionOf,
    reopen,
    emitVolatile(from, room, event, data) {
      if (redis) {
        from.to(room).emit(event, ...([data] as never));
        return;
      }
      const message: VolatileMessage = { room, except: from.id, event, data };
      sql`select pg_notify(${volatileChannel}, ${JSON.stringify(message)})`
        .execute(db)
        .catch((error: Error) =>
          log.warn({ err: error }, 'volatile event lost: a typing or leave sign is missing'),
        );
    },
    leave() {
      leaving = true;
      unsubscribe();
      // After an orderly disconnect, socket.io clients would not reconnect.
      for (const socket of io.of('/').sockets.values()) reopen(socket);
    },
    async close() {
      await untilAnswered(app.server, () => io.close());
      await redis?.close();
    },
  };
}
