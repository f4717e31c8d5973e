import type { ServerEvents } from '#contract/consultations/chat/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import { roomOf } from '../../../platform/realtime/socket-sessions.ts';
import { STALE_PRESENCE_MS } from '../presence-store.ts';
import { createReturning } from '../room-requests.ts';
import { type ChatEvent, chatChannel, type EncodedEvent } from './publish.ts';
import { chatRoom, type SocketParts, serveSocket } from './socket-events.ts';

const refreshEveryMs = STALE_PRESENCE_MS / 3;

/** The sockets of chats. `close` ends this process's presence and listeners. */
export type ChatSockets = { close(): Promise<void> };

/**
 * Serves chats over sockets. Every event is checked against the socket's current session and against the chat, so
 * nobody can join, read or send in another person's chat. Events for a person go to all their tabs.
 */
export function chatSockets(
  { bus, log, telemetry, now }: Pick<Platform, 'bus' | 'log' | 'telemetry' | 'now'>,
  { live, accounts, chat, astrologers }: SocketParts,
): ChatSockets {
  const { io } = live;
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

  const deps = { live, accounts, chat, astrologers, returning, leaving, log, telemetry, now };
  io.on('connection', (socket) => serveSocket(deps, socket));

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
