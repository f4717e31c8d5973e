import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Server, type Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/chat-events.ts';
import { untilAnswered } from './http/ending.ts';
import { cookieToken, isToken } from './http/serve.ts';
import type { Platform } from './platform.ts';
import type { ResolveSession, Session } from './session.ts';

/** Data of a socket: the token of its handshake, null for a visitor, and the time of the handshake. */
export type SocketData = { token: string | null; openedAt: Date };

/** One open socket, with typed events. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** What may be lost. */
export type Whispered = 'typing' | 'user-left';
type Heard<E extends Whispered> = Parameters<ServerEvents[E]>[0];
type Whisper = { room: string; except: string; event: Whispered; data: Heard<Whispered> };

/** All sockets of all processes. */
export type Live = {
  io: Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;
  /**
   * Tells a room, on every process, what is worth nothing a moment later: that somebody types, that a tab left. What
   * must arrive is told with its transaction instead. The socket it came from does not hear it.
   */
  whisper<E extends Whispered>(from: LiveSocket, room: string, event: E, data: Heard<E>): void;
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

/**
 * Mounts socket.io on the shop's server. A handshake from a page of another origin is refused unless the origin is
 * listed; the session is the token of the handshake, else the session cookie. Visitors may connect, and do nothing.
 * Between processes whispers go over Redis where `REDIS_URL` names one, else over PostgreSQL.
 */
export async function createLive(
  app: FastifyInstance,
  { config, db, bus, log, now }: Pick<Platform, 'config' | 'db' | 'bus' | 'log' | 'now'>,
  resolveSession: ResolveSession,
): Promise<Live> {
  const ours = new URL(config.publicUrl).origin;
  const allowed = (origin: string | undefined, host: string | undefined): boolean =>
    origin === undefined ||
    origin === ours ||
    origin === `http://${host}` ||
    origin === `https://${host}` ||
    config.clientOrigins.includes(origin);
  let leaving = false;
  const io: Live['io'] = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: largestEvent,
    // A lost network is noticed within 25 s.
    pingInterval: 10_000,
    pingTimeout: 15_000,
    cors: { origin: [ours, ...config.clientOrigins], credentials: true },
    allowRequest: (request, decide) =>
      decide(null, !leaving && allowed(request.headers.origin, request.headers.host)),
  });
  // Loaded only where it is used: four hundred modules.
  const redis = config.redisUrl
    ? await (await import('./live-redis.ts')).joinRedis(io, config.redisUrl, log)
    : null;
  /** Tells those of a room who are connected to this process. */
  const hear = ({ room, except, event, data }: Whisper): void => {
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
      const whisper: Whisper = { room, except: from.id, event, data };
      sql`select pg_notify(${whispers}, ${JSON.stringify(whisper)})`
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
