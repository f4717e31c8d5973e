import type { Ack } from '#contract/chat-events.ts';
import type { Lang } from '#contract/faults.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import { Fault, fault, faultMessage } from '../platform/fault.ts';
import { requestLang } from '../platform/http/serve.ts';
import { type Live, type LiveSocket, roomOf } from '../platform/live.ts';
import { asPaise, toRupees } from '../platform/money.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/session.ts';
import { type Pace, paced } from './pace.ts';
import { staleSeatMs } from './seats.ts';
import type { ChatService } from './service.ts';

const lowBalance = {
  en: 'Your wallet balance is low. Please recharge or end the chat.',
  hi: 'आपके वॉलेट में पैसे कम हैं। कृपया पैसे जोड़ें या बातचीत समाप्त करें।',
};
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
  { log }: Pick<Platform, 'log'>,
  { live, chat, astrologers }: { live: Live; chat: ChatService; astrologers: AstrologersService },
): ChatSockets {
  const { io, sessionOf } = live;
  const to = (...userIds: string[]) => io.to(userIds.map(roomOf));

  chat.tell.listen({
    message: ({ userId, astrologerId }, message) =>
      void to(userId, astrologerId).emit('receiveMessage', { ...message, timestamp: message.createdAt }),
    status: ({ userId, astrologerId }, status) => void to(userId, astrologerId).emit('chat-status', status),
    minute({ userId, astrologerId }, { balance, ...minute }) {
      const told = {
        ...minute,
        charged: toRupees(asPaise(minute.charged)),
        nextMinuteAt: minute.nextMinuteAt.toISOString(),
      };
      to(astrologerId).emit('minute', told);
      to(userId).emit('minute', { ...told, balance: toRupees(asPaise(balance)) });
    },
    // Which language each tab speaks only the tab knows; the words of the specification are the fallback.
    lowBalance: (userId, sessionId) =>
      void to(userId).emit('low-balance', { sessionId, message: lowBalance.en }),
    ended({ userId, astrologerId }, summary) {
      to(userId, astrologerId).emit('session-ended', summary);
      io.in(chatRoom(summary.sessionId)).socketsLeave(chatRoom(summary.sessionId));
    },
  });

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
      as(undefined, async ({ userId }) => {
        await leave(socket, idIn(room), userId);
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
          socket.to(chatRoom(sessionId)).emit('typing', { sessionId, userId });
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
      Promise.all([astrologers.presence.leave(socket.id), chat.seats.leave(socket.id)]).catch(
        (error: Error) => log.error({ err: error }, 'a socket left no trace'),
      );
    });
  });

  function tellLeft(socket: LiveSocket, sessionId: string): void {
    const userId = [...socket.rooms].find((room) => room.startsWith('user:'))?.slice('user:'.length) ?? '';
    socket.to(chatRoom(sessionId)).emit('user-left', { sessionId, socketId: socket.id, userId });
  }
  async function leave(socket: LiveSocket, sessionId: string, _userId: string): Promise<void> {
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
      await Promise.all([astrologers.presence.close(), chat.seats.close()]);
    },
  };
}
