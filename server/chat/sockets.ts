import type { Ack, ServerEvents } from '#contract/chat-events.ts';
import type { Lang } from '#contract/faults.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import { Fault, fault, faultMessage } from '../platform/fault.ts';
import { requestLang } from '../platform/http/serve.ts';
import { type Live, type LiveSocket, roomOf } from '../platform/live.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/session.ts';
import { type Pace, paced } from './pace.ts';
import { staleSeatMs } from './seats.ts';
import type { ChatService } from './service.ts';
import { chatChannel, type Packed, type Signal } from './tell.ts';

const refreshEveryMs = staleSeatMs / 3;
const chatRoom = (sessionId: string): string => `chat:${sessionId}`;

/** The sockets of chats; `close` ends what this process keeps of them. */
export type ChatSockets = { close(): Promise<void> };

type Answer<T> = ((ack: Ack<T>) => void) | undefined;

/**
 * Chats over sockets. Every event is checked against the session the socket bears now, and against the chat itself:
 * nobody joins, reads or sends in another's chat, whatever they emit. What is sent to a person goes to all their tabs.
 */
export function chatSockets(
  { bus, log }: Pick<Platform, 'bus' | 'log'>,
  { live, chat, astrologers }: { live: Live; chat: ChatService; astrologers: AstrologersService },
): ChatSockets {
  const { io, sessionOf, whisper } = live;

  /** Tells those of these people who are connected to this process. */
  function deliver({ to, event, data, over }: Signal): void {
    io.local.to(to.map(roomOf)).emit(event, ...([data] as Parameters<ServerEvents[typeof event]>));
    if (over) io.local.in(chatRoom(over)).socketsLeave(chatRoom(over));
  }
  async function unpack(payload: string): Promise<void> {
    const packed = JSON.parse(payload) as Packed;
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
  // One after the other: a long message that must be read first is not overtaken.
  let telling: Promise<void> = Promise.resolve();
  const unlisten = bus.on(chatChannel, (payload) => {
    telling = telling
      .then(() => unpack(payload))
      .catch((error: Error) => log.error({ err: error }, 'something of a chat was not told'));
  });
  bus.onLost(() => io.local.emit('missed'));

  io.on('connection', (socket) => {
    const lang: Lang = requestLang(socket.handshake.headers);
    const pace: Pace = paced();
    // In the order they came, so that a message never overtakes the joining of its room.
    let before: Promise<unknown> = Promise.resolve();

    /** Runs an event as its bearer; answers its fault, or its success, to whoever waits for it. */
    function as<T extends object>(answer: Answer<T>, run: (session: Session) => Promise<T | Fault>): void {
      before = before.then(async () => {
        try {
          const session = await sessionOf(socket);
          const result = !session
            ? fault('not_authenticated')
            : pace.allows()
              ? await run(session)
              : fault('chat_too_fast');
          if (typeof answer !== 'function') return;
          answer(
            result instanceof Fault
              ? { ok: false, code: result.code, message: faultMessage(result, lang) }
              : { ok: true, ...result },
          );
        } catch (error) {
          log.error({ err: error as Error }, 'a socket event failed');
          const problem = fault('internal');
          if (typeof answer === 'function')
            answer({ ok: false, code: problem.code, message: faultMessage(problem, lang) });
        }
      });
    }
    const idIn = (value: unknown): string => {
      const id = typeof value === 'string' ? value : (value as { sessionId?: unknown } | null)?.sessionId;
      return typeof id === 'string' ? id.slice(0, 64) : '';
    };

    socket.on('register', (_who, answer) => {
      before = before.then(async () => {
        // An older client has no token; it comes back with its cookie.
        if (!(await sessionOf(socket))) socket.disconnect(true);
      });
      as(answer, async ({ userId }) => {
        await socket.join(roomOf(userId));
        await astrologers.presence.enter(socket.id, userId);
        return {};
      });
    });
    socket.on('joinRoom', (room, answer) =>
      as(answer, async ({ userId }) => {
        const session = await chat.own(idIn(room), userId);
        if (session instanceof Fault) return session;
        await socket.join([roomOf(userId), chatRoom(session.id)]);
        await chat.seats.take(session.id, socket.id, userId);
        return {};
      }),
    );
    socket.on('leave-room', (room) =>
      as(undefined, async () => {
        await leave(socket, idIn(room));
        return {};
      }),
    );
    socket.on('sendMessage', (sent, answer) =>
      as(answer, async ({ userId }) => {
        const message = await chat.send({
          sessionId: idIn(sent),
          senderId: userId,
          content: typeof sent?.content === 'string' ? sent.content : '',
          clientId: typeof sent?.clientId === 'string' ? sent.clientId.slice(0, 64) : null,
        });
        return message instanceof Fault ? message : { message };
      }),
    );
    socket.on('typing', (room) =>
      as(undefined, async ({ userId }) => {
        const sessionId = idIn(room);
        if (socket.rooms.has(chatRoom(sessionId)))
          whisper(socket, chatRoom(sessionId), 'typing', { sessionId, userId });
        return {};
      }),
    );
    socket.on('session-ended', (room, answer) =>
      as(answer, async ({ userId }) => {
        const ended = await chat.end(idIn(room), userId);
        return ended instanceof Fault ? ended : {};
      }),
    );
    socket.on('disconnecting', () => {
      const rooms = [...socket.rooms].filter((room) => room.startsWith('chat:'));
      for (const room of rooms) tellLeft(socket, room.slice('chat:'.length));
    });
    socket.on('disconnect', () => {
      const left = Promise.all([astrologers.presence.leave(socket.id), chat.seats.leave(socket.id)])
        .catch((error: Error) => log.error({ err: error }, 'a socket left no trace'))
        .finally(() => leaving.delete(left));
      leaving.add(left);
    });
  });

  function tellLeft(socket: LiveSocket, sessionId: string): void {
    const userId = [...socket.rooms].find((room) => room.startsWith('user:'))?.slice('user:'.length) ?? '';
    whisper(socket, chatRoom(sessionId), 'user-left', { sessionId, socketId: socket.id, userId });
  }
  async function leave(socket: LiveSocket, sessionId: string): Promise<void> {
    if (!socket.rooms.has(chatRoom(sessionId))) return;
    tellLeft(socket, sessionId);
    await socket.leave(chatRoom(sessionId));
    await chat.seats.leave(socket.id, sessionId);
  }

  const refresh = setInterval(() => {
    Promise.all([astrologers.presence.refresh(), chat.seats.refresh()]).catch((error: Error) =>
      log.error({ err: error }, 'presence was not refreshed'),
    );
  }, refreshEveryMs);
  refresh.unref();

  return {
    async close() {
      clearInterval(refresh);
      unlisten();
      await Promise.all(leaving);
      await Promise.all([astrologers.presence.close(), chat.seats.close()]);
    },
  };
}
