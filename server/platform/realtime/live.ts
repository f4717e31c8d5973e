import type { FastifyInstance } from 'fastify';
import type { ServerEvents } from '#contract/consultations/chat/events.ts';
import { untilAnswered } from '../http/graceful-shutdown.ts';
import type { Platform } from '../platform.ts';
import type { ResolveSession, Session } from '../security/session.ts';
import { createSocketCounts, type SocketLimits } from './socket-counts.ts';
import { createSocketServer, type LiveSocket, type SocketServer } from './socket-server.ts';
import { createSessionOf, joinSessions, reopen, type SessionOptions } from './socket-sessions.ts';
import { endUnreadSockets } from './unread-events.ts';

/** Events that may be lost. */
export type VolatileEvent = 'typing' | 'user-left';
type EventData<E extends VolatileEvent> = Parameters<ServerEvents[E]>[0];
type VolatileMessage = { room: string; except: string; event: VolatileEvent; data: EventData<VolatileEvent> };

/** All sockets of all processes. */
export type Live = {
  io: SocketServer;
  /**
   * Emits an event to a room on every process, except to the sender. Delivery is not guaranteed, so use it only for
   * events that are worthless a moment later (typing, a tab that left). Publish every other event in its transaction.
   */
  emitVolatile<E extends VolatileEvent>(from: LiveSocket, room: string, event: E, data: EventData<E>): void;
  /** Returns the socket's current session. It is resolved on every call, so a revoked session ends within a second. */
  sessionOf(socket: LiveSocket): Promise<Session | null>;
  /** Closes the transport of a socket. The client reconnects by itself with its current cookie. */
  reopen(socket: LiveSocket): void;
  /** Reopens every socket and admits no new one, so that clients reconnect to another process. */
  leave(): void;
  /** Waits until the requests under way are answered, then closes the HTTP server and the remaining sockets. */
  close(): Promise<void>;
};

const volatileChannel = 'whispers';

/** Emits to the sockets of a room on this process. */
const emitLocal = (io: SocketServer, { room, except, event, data }: VolatileMessage): void => {
  io.local
    .to(room)
    .except(except)
    .emit(event, ...([data] as never));
};

/** Creates the sockets of this process. Volatile events between processes go over the bus. */
export async function createLive(
  app: FastifyInstance,
  platform: Pick<Platform, 'config' | 'bus' | 'log' | 'now'>,
  {
    resolveSession,
    filterOpen,
    limits,
  }: {
    resolveSession: ResolveSession;
    filterOpen: SessionOptions['filterOpen'];
    limits: () => Promise<SocketLimits>;
  },
): Promise<Live> {
  const { bus, log } = platform;
  const counts = createSocketCounts();
  let leaving = false;
  const io = createSocketServer(app, platform, {
    resolveSession,
    limits,
    counts,
    isLeaving: () => leaving,
  });
  endUnreadSockets(app, io);
  const unsubscribe = bus.subscribe(volatileChannel, (payload) => emitLocal(io, JSON.parse(payload)));
  const sessionOf = createSessionOf(resolveSession);
  const endLooks = joinSessions(io, platform, { sessionOf, filterOpen, limits, counts });

  return {
    io,
    sessionOf,
    reopen,
    emitVolatile(from, room, event, data) {
      const message: VolatileMessage = { room, except: from.id, event, data };
      bus
        .send(volatileChannel, JSON.stringify(message))
        .catch((error: Error) =>
          log.warn({ err: error }, 'volatile event lost: a typing or leave sign is missing'),
        );
    },
    leave() {
      leaving = true;
      unsubscribe();
      endLooks();
      // After an orderly disconnect, socket.io clients would not reconnect.
      for (const socket of io.of('/').sockets.values()) reopen(socket);
    },
    async close() {
      await untilAnswered(app.server, () => io.close());
    },
  };
}
