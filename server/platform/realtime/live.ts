import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Server, type Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/chat/events.ts';
import { untilAnswered } from '../http/ending.ts';
import { visitorAddress } from '../http/proxy.ts';
import { cookieToken, isToken } from '../http/serve.ts';
import { addressKey } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import type { ResolveSession, Session } from '../security/session.ts';
import { createSocketCounts, type SocketLimits } from './socket-counts.ts';

/** Data of a socket: the token of its handshake, null for a visitor, and the time of the handshake. */
export type SocketData = { token: string | null; openedAt: Date };

/** One open socket, with typed events. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** What may be lost. */
export type VolatileEvent = 'typing' | 'user-left';
type Heard<E extends VolatileEvent> = Parameters<ServerEvents[E]>[0];
type VolatileMessage = { room: string; except: string; event: VolatileEvent; data: Heard<VolatileEvent> };

/** All sockets of all processes. */
export type Live = {
  io: Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
  /**
   * Tells a room, on every process, what is worth nothing a moment later: that somebody types, that a tab left. What
   * must arrive is told with its transaction instead. The socket it came from does not hear it.
   */
  whisper<E extends VolatileEvent>(from: LiveSocket, room: string, event: E, data: Heard<E>): void;
  /** Who bears a socket now: asked anew each time, so that an ended session is nobody within seconds. */
  sessionOf(socket: LiveSocket): Promise<Session | null>;
  /**
   * Closes the transport of a socket. Its client reconnects by itself with the cookie it has by then. After
   * `disconnect` a client of socket.io would never reconnect.
   */
  reopen(socket: LiveSocket): void;
  /** Closes every socket in a way that brings it back by itself, and lets none in: another process takes them. */
  leave(): void;
  /** Waits until the requests under way are answered, and ends the HTTP server with what is left of the sockets. */
  close(): Promise<void>;
};

/** The personal room of somebody: every tab of theirs, on any process. */
export const roomOf = (userId: string): string => `user:${userId}`;

// A message has at most 2,000 characters; nothing a client sends is larger than this.
const largestEvent = 16_384;
const whispers = 'whispers';

type Connection = Socket['conn'];

/** Returns the origins of our own pages: PUBLIC_URL's, and outside production this machine at the shop's port. */
function originsOf({ publicUrl, production, port }: Platform['config']): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set([new URL(publicUrl).origin, ...(production ? [] : local)]);
}

/**
 * Mounts socket.io on the shop's server. The session is the token of the handshake, else the session cookie. Visitors
 * may connect, and do nothing. Refuses handshakes from pages of origins that are not listed. Refuses one socket too many
 * of a person, or of the visitors of an address, on this process (setting `sockets`). Between processes whispers go
 * over Redis where `REDIS_URL` names one, else over PostgreSQL.
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
    const who = { userId: session?.userId ?? null, address: addressOf(request), mayNameToken };
    return counts.admits(who, await limits());
  }

  const io: Live['io'] = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: largestEvent,
    // A lost network is noticed within 25 s.
    pingInterval: 10_000,
    pingTimeout: 15_000,
    // A client names its session at once; who never does holds a connection for nothing.
    connectTimeout: 10_000,
    cors: { origin: [...ours, ...config.clientOrigins], credentials: true },
    allowRequest: (request, decide) =>
      void admits(request).then(
        (allowed) => decide(null, allowed && !leaving),
        (error: Error) => {
          log.error({ err: error }, 'socket handshake failed: the client tries again by itself');
          decide(null, false);
        },
      ),
  });
  io.engine.on('connection', (connection: Connection) => {
    counts.open(connection, addressOf(connection.request));
    connection.once('close', () => counts.close(connection));
  });
  // Loaded only where it is used: four hundred modules.
  const redis = config.redisUrl
    ? await (await import('./live-redis.ts')).joinRedis(io, config.redisUrl, log)
    : null;
  /** Tells those of a room who are connected to this process. */
  const hear = ({ room, except, event, data }: VolatileMessage): void => {
    io.local
      .to(room)
      .except(except)
      .emit(event, ...([data] as never));
  };
  const unlisten = bus.on(whispers, (payload) => hear(JSON.parse(payload)));
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
      log.error({ err: error as Error }, 'the session of a socket was not read');
    }
    next();
  });

  /** Closes the sockets of somebody whose sessions changed and who is nobody now. */
  async function dropEnded(userId: string): Promise<void> {
    for (const id of io.of('/').adapter.rooms.get(roomOf(userId)) ?? []) {
      const socket = io.of('/').sockets.get(id);
      if (socket && !(await sessionOf(socket))) reopen(socket);
    }
  }
  bus.on(
    'sessions',
    (userId) => void dropEnded(userId).catch((error: Error) => log.error({ err: error }, 'sockets')),
  );

  return {
    io,
    sessionOf,
    reopen,
    whisper(from, room, event, data) {
      if (redis) {
        from.to(room).emit(event, ...([data] as never));
        return;
      }
      const emitVolatile: VolatileMessage = { room, except: from.id, event, data };
      sql`select pg_notify(${whispers}, ${JSON.stringify(emitVolatile)})`
        .execute(db)
        .catch((error: Error) => log.warn({ err: error }, 'a whisper was lost'));
    },
    leave() {
      leaving = true;
      unlisten();
      // An orderly disconnect would tell other clients than ours to stay away.
      for (const socket of io.of('/').sockets.values()) reopen(socket);
    },
    async close() {
      await untilAnswered(app.server, () => io.close());
      await redis?.close();
    },
  };
}
