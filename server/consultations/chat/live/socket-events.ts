import { anyIdSchema, clientIdSchema } from '#contract/core/primitives.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { safeParse } from '../../../platform/core/safe-parse.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Live } from '../../../platform/realtime/live.ts';
import type { LiveSocket } from '../../../platform/realtime/socket-server.ts';
import { roomOf } from '../../../platform/realtime/socket-sessions.ts';
import type { AstrologersService } from '../../astrologers/service.ts';
import { noteRoom, type Returning, type RoomRequests } from '../room-requests.ts';
import type { ChatService } from '../service.ts';
import { createSocketQueue, type SocketQueue } from './socket-queue.ts';

/** Services that the sockets of chats call. */
export type SocketParts = {
  live: Live;
  accounts: Pick<AccountsService, 'openSessions'>;
  chat: ChatService;
  astrologers: AstrologersService;
};

/** The dependencies of a socket's events. `leaving` collects the work that a closed socket leaves behind. */
export type SocketDeps = SocketParts &
  Pick<Platform, 'log' | 'telemetry' | 'now'> & { returning: Returning; leaving: Set<Promise<unknown>> };

/** Returns the room of a chat. */
export const chatRoom = (sessionId: string): string => `chat:${sessionId}`;

/** Returns the chat id in a payload, '' if it holds no valid one. */
function idIn(value: unknown): string {
  const id = typeof value === 'string' ? value : (value as { sessionId?: unknown } | null)?.sessionId;
  return safeParse(anyIdSchema, id).data ?? '';
}

/** Returns the user id that a client claims, '' if it claims none. */
const personIn = (who: unknown): string =>
  safeParse(anyIdSchema, typeof who === 'string' ? who : (who as { userId?: unknown } | null)?.userId).data ??
  '';

/** Informs the others in a chat's room that this tab left. */
function emitLeft({ live }: SocketDeps, socket: LiveSocket, sessionId: string): void {
  const userId = [...socket.rooms].find((room) => room.startsWith('user:'))?.slice('user:'.length) ?? '';
  live.emitVolatile(socket, chatRoom(sessionId), 'user-left', { sessionId, socketId: socket.id, userId });
}
async function leaveRoom(deps: SocketDeps, socket: LiveSocket, sessionId: string): Promise<void> {
  if (!socket.rooms.has(chatRoom(sessionId))) return;
  emitLeft(deps, socket, sessionId);
  await socket.leave(chatRoom(sessionId));
  await deps.chat.presence.leave(socket.id, sessionId);
}

/** Serves the events by which a socket registers its person, joins a chat's room and leaves it. */
function serveRooms(deps: SocketDeps, socket: LiveSocket, { inTurn, as }: SocketQueue): void {
  const { live, accounts, chat, astrologers, returning } = deps;
  // Requests made without a session: the visitor may log in after the handshake.
  const asked: RoomRequests = { rooms: new Set() };

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
    const session = await live.sessionOf(socket);
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
      async (refusal) => {
        const reason = socket.data.token === null ? 'no_token' : 'no_session';
        socket.emit('unauthorised', { reason, ...refusal });
        await reopenAfterLogin(personIn(who));
      },
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
      await leaveRoom(deps, socket, idIn(room));
      return {};
    }),
  );
}

/** Serves the events inside a chat: messages, typing, the end. */
function serveMessages({ live, chat }: SocketDeps, socket: LiveSocket, { as }: SocketQueue): void {
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
        live.emitVolatile(socket, chatRoom(sessionId), 'typing', { sessionId, userId });
      return {};
    }),
  );
  socket.on('session-ended', (room, answer) =>
    as(answer, async ({ userId }) => {
      const ended = await chat.end(idIn(room), userId);
      return ended instanceof AppError ? ended : {};
    }),
  );
}

/** Ends the presence of a socket that closes. */
function serveDisconnect(deps: SocketDeps, socket: LiveSocket): void {
  const { astrologers, chat, leaving, log, now } = deps;
  socket.on('disconnecting', () => {
    const rooms = [...socket.rooms].filter((room) => room.startsWith('chat:'));
    for (const room of rooms) emitLeft(deps, socket, room.slice('chat:'.length));
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
}

/** Serves the chat events of one socket. */
export function serveSocket(deps: SocketDeps, socket: LiveSocket): void {
  const { log, telemetry } = deps;
  const queue = createSocketQueue({ log, telemetry, sessionOf: deps.live.sessionOf }, socket);
  serveRooms(deps, socket, queue);
  serveMessages(deps, socket, queue);
  serveDisconnect(deps, socket);
}
