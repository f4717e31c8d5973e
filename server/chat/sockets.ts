import type { Ack, ServerEvents } from '#contract/chat/events.ts';
import type { Lang } from '#contract/core/errors.ts';
import { anyIdSchema, clientIdSchema } from '#contract/core/primitives.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import { AppError, appError, errorMessage } from '../platform/core/app-error.ts';
import { safeParse } from '../platform/core/safe-parse.ts';
import { outageOf } from '../platform/http/outage.ts';
import { requestLang } from '../platform/http/serve.ts';
import type { Platform } from '../platform/platform.ts';
import { type Live, type LiveSocket, roomOf } from '../platform/realtime/live.ts';
import type { Session } from '../platform/security/session.ts';
import { STALE_PRESENCE_MS } from './presence-store.ts';
import { type ChatEvent, chatChannel, type EncodedEvent } from './publish.ts';
import { createReturning, noteRoom, type RoomRequests } from './room-requests.ts';
import type { ChatService } from './service.ts';
import { createTokenBucket, type TokenBucket } from './token-buckets.ts';

const refreshEveryMs = STALE_PRESENCE_MS / 3;
const chatRoom = (sessionId: string): string => `chat:${sessionId}`;

/** The sockets of chats. `close` ends this process's presence and listeners. */
export type ChatSockets = { close(): Promise<void> };

/** Returns the chat id in a payload, '' if it holds no valid one. */
function idIn(value: unknown): string {
  const id = typeof value === 'string' ? value : (value as { sessionId?: unknown } | null)?.sessionId;
  return safeParse(anyIdSchema, id).data ?? '';
}

/** Returns the user id that a client claims, '' if it claims none. */
const personIn = (who: unknown): string =>
  safeParse(anyIdSchema, typeof who === 'string' ? who : (who as { userId?: unknown } | null)?.userId).data ??
  '';

type Answer<T> = ((ack: Ack<T>) => void) | undefined;

/** Services that the sockets of chats call. */
export type SocketParts = {
  live: Live;
  accounts: Pick<AccountsService, 'openSessions'>;
  chat: ChatService;
  astrologers: AstrologersService;
};

/**
 * Serves chats over sockets. Every event is checked against the socket's current session and against the chat, so
 * nobody can join, read or send in another person's chat. Events for a person go to all their tabs.
 */
export function chatSockets(
  { bus, log, now }: Pick<Platform, 'bus' | 'log' | 'now'>,
  { live, accounts, chat, astrologers }: SocketParts,
): ChatSockets {
  const { io, sessionOf, emitVolatile } = live;
  const returning = createReturning(now);

  /** Sends an event to its recipients who are connected to this process. */
  function deliver({ to, event, data, over }: ChatEvent): void {
    io.local.to(to.map(roomOf)).emit(event, ...([data] as Parameters<ServerEvents[typeof event]>));
    if (over) io.local.in(chatRoom(over)).socketsLeave(chatRoom(over));
  }
  async function unpack(payload: string): Promise<void> {
    const packed = JSON.parse(payload) as EncodedEvent;
    if ('event' in packed) return deliver(packed);
    const message = await chat.messageById(packed.message);
    if (message)
      deliver({
        to: packed.to,
        event: 'receiveMessage',
        data: { ...message, timestamp: message.createdAt },
      });
  }
  const leaving = new Set<Promise<unknown>>();
  // One after another, so that a long message that must be read first is not overtaken.
  let delivery: Promise<void> = Promise.resolve();
  const unlisten = bus.subscribe(chatChannel, (payload) => {
    delivery = delivery
      .then(() => unpack(payload))
      .catch((error: Error) =>
        log.error(
          { err: error },
          'chat event not delivered: clients on this process miss it until they read again',
        ),
      );
  });
  bus.onConnectionChange(() => io.local.emit('missed'));

  io.on('connection', (socket) => {
    const lang: Lang = requestLang(socket.handshake.headers);
    const bucket: TokenBucket = createTokenBucket();
    // In the order they came, so that a message never overtakes the join of its room.
    let before: Promise<unknown> = Promise.resolve();
    // Requests made without a session: the visitor may log in after the handshake.
    const asked: RoomRequests = { rooms: new Set() };

    /** Runs work after all earlier work of this socket. A failure is logged and does not stop later work. */
    const inTurn = (work: () => Promise<unknown>): void => {
      before = before
        .then(work)
        .catch((error: Error) =>
          log.error({ err: error }, 'socket event failed: it is dropped, later events go on'),
        );
    };

    /** Runs an event with the socket's current session, and acknowledges it with the result or the error. */
    function as<T extends object>(
      answer: Answer<T>,
      run: (session: Session) => Promise<T | AppError>,
      /** Runs if the socket has no session. */
      visitor?: () => Promise<void>,
    ): void {
      inTurn(async () => {
        try {
          const allowed = bucket.allows();
          const session = allowed ? await sessionOf(socket) : null;
          const result = !allowed
            ? appError('chat_too_fast')
            : session
              ? await run(session)
              : appError('not_authenticated');
          if (allowed && !session) await visitor?.();
          if (typeof answer !== 'function') return;
          answer(
            result instanceof AppError
              ? { ok: false, code: result.code, message: errorMessage(result, lang) }
              : { ok: true, ...result },
          );
        } catch (error) {
          log.error({ err: error as Error }, 'socket event failed: the client got an error');
          const problem = outageOf(error) ?? appError('internal');
          if (typeof answer === 'function')
            answer({ ok: false, code: problem.code, message: errorMessage(problem, lang) });
        }
      });
    }

    async function register(userId: string): Promise<object> {
      await socket.join(roomOf(userId));
      await astrologers.presence.enter(socket.id, userId);
      return {};
    }
    async function join(sessionId: string, userId: string): Promise<object | AppError> {
      const session = await chat.own(sessionId, userId);
      if (session instanceof AppError) return session;
      await socket.join([roomOf(userId), chatRoom(session.id)]);
      await chat.presence.join(session.id, socket.id, userId);
      return {};
    }
    /** Closes the transport if the named person has logged in after this handshake (decision 0022). */
    async function reopenAfterLogin(claimed: string): Promise<void> {
      const { openedAt } = socket.data;
      const later =
        claimed !== '' && (await accounts.openSessions(claimed)).some((one) => one.created_at > openedAt);
      if (!later) return;
      returning.expect(claimed, socket.handshake.address, asked);
      live.reopen(socket);
    }

    inTurn(async () => {
      const session = await sessionOf(socket);
      const awaited = session && returning.take(session.userId, socket.handshake.address);
      if (!session || !awaited) return;
      await register(session.userId);
      for (const room of awaited.rooms) await join(room, session.userId);
    });
    socket.on('register', (who, answer) =>
      as(
        answer,
        async ({ userId }) => {
          const claimed = personIn(who);
          // Another person has logged in on this page; the handshake carried the previous person's cookie.
          if (claimed !== userId) await reopenAfterLogin(claimed);
          return register(userId);
        },
        () => reopenAfterLogin(personIn(who)),
      ),
    );
    socket.on('joinRoom', (room, answer) =>
      as(
        answer,
        ({ userId }) => join(idIn(room), userId),
        async () => noteRoom(asked, idIn(room)),
      ),
    );
    socket.on('leave-room', (room) =>
      as(undefined, async () => {
        await leave(socket, idIn(room));
        return {};
      }),
    );
    socket.on('sendMessage', (sent, answer) =>
      as(answer, async ({ userId }) => {
        const clientId = safeParse(clientIdSchema.nullish(), sent?.clientId);
        if (!clientId.success) return appError('field_invalid', { field: 'clientId' });
        const message = await chat.send({
          sessionId: idIn(sent),
          senderId: userId,
          content: typeof sent?.content === 'string' ? sent.content : '',
          clientId: clientId.data || null,
        });
        return message instanceof AppError ? message : { message };
      }),
    );
    socket.on('typing', (room) =>
      as(undefined, async ({ userId }) => {
        const sessionId = idIn(room);
        if (socket.rooms.has(chatRoom(sessionId)))
          emitVolatile(socket, chatRoom(sessionId), 'typing', { sessionId, userId });
        return {};
      }),
    );
    socket.on('session-ended', (room, answer) =>
      as(answer, async ({ userId }) => {
        const ended = await chat.end(idIn(room), userId);
        return ended instanceof AppError ? ended : {};
      }),
    );
    socket.on('disconnecting', () => {
      const rooms = [...socket.rooms].filter((room) => room.startsWith('chat:'));
      for (const room of rooms) emitLeft(socket, room.slice('chat:'.length));
    });
    // A lost network is noticed only at the ping time-out, but the connection was gone since the last packet.
    let lastPacketAt = now();
    socket.conn.on('packet', () => {
      lastPacketAt = now();
    });
    socket.on('disconnect', (reason) => {
      const leftAt = reason === 'ping timeout' ? lastPacketAt : now();
      const left = Promise.all([
        astrologers.presence.leave(socket.id),
        chat.presence.leave(socket.id, null, leftAt),
      ])
        .catch((error: Error) =>
          log.error({ err: error }, 'presence not ended for a closed socket: it ends when the row is stale'),
        )
        .finally(() => leaving.delete(left));
      leaving.add(left);
    });
  });

  function emitLeft(socket: LiveSocket, sessionId: string): void {
    const userId = [...socket.rooms].find((room) => room.startsWith('user:'))?.slice('user:'.length) ?? '';
    emitVolatile(socket, chatRoom(sessionId), 'user-left', { sessionId, socketId: socket.id, userId });
  }
  async function leave(socket: LiveSocket, sessionId: string): Promise<void> {
    if (!socket.rooms.has(chatRoom(sessionId))) return;
    emitLeft(socket, sessionId);
    await socket.leave(chatRoom(sessionId));
    await chat.presence.leave(socket.id, sessionId);
  }

  const refresh = setInterval(() => {
    Promise.all([astrologers.presence.refresh(), chat.presence.refresh()]).catch((error: Error) =>
      log.error(
        { err: error },
        'presence refresh failed: people may show as absent; the next refresh tries again',
      ),
    );
  }, refreshEveryMs);
  refresh.unref();

  return {
    async close() {
      clearInterval(refresh);
      unlisten();
      await Promise.all(leaving);
      await Promise.all([astrologers.presence.close(), chat.presence.close()]);
    },
  };
}
