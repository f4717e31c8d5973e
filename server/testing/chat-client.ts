import { io } from 'socket.io-client';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import type { ClientSocket } from './fixtures/chats.ts';

/** A person who chats as a correct client does: it resends unconfirmed messages and reads missed ones. */
export type ChatClient = ReturnType<typeof chatClient>;

/**
 * Joins a chat on one process. `moveTo` continues on another, as a client does whose server is gone. It registers,
 * joins, resends unconfirmed messages, and reads what it missed.
 */
export function chatClient(token: string, sessionId: string) {
  const received: ChatMessage[] = [];
  const unconfirmed = new Map<string, string>();
  let base = '';
  let socket: ClientSocket | null = null;
  let sent = 0;
  // Everything up to this message is loaded. Events do not advance it: an event may arrive while an earlier message is
  // still missing, and reading from there would leave the gap for ever.
  let loadedUpTo: string | undefined;

  function hear(message: ChatMessage): void {
    if (!received.some(({ _id }) => _id === message._id)) received.push(message);
  }
  function emit(clientId: string, content: string): void {
    socket?.emit('sendMessage', { sessionId, content, clientId }, (answer) => {
      if (answer.ok) unconfirmed.delete(clientId);
    });
  }
  /** Reads the messages sent while it was disconnected. */
  async function catchUp(): Promise<void> {
    const api = createClient({ base, token: () => token, lang: () => 'en', offline: () => 'gone' });
    const { messages } = await api('GET /api/chat/{sessionId}', {
      params: { sessionId },
      query: loadedUpTo ? { after: loadedUpTo } : {},
    });
    messages.forEach(hear);
    loadedUpTo = messages.at(-1)?._id ?? loadedUpTo;
  }

  return {
    /** Messages in the order they were received, each once. */
    received,
    /** Returns true while its socket is open. */
    isConnected: () => socket?.connected ?? false,
    /** Returns the number of unconfirmed messages. */
    waiting: () => unconfirmed.size,
    async moveTo(next: string): Promise<void> {
      socket?.close();
      base = next;
      const opened: ClientSocket = io(base, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token },
      });
      socket = opened;
      opened.on('receiveMessage', hear);
      await new Promise<void>((resolve, reject) => {
        opened.once('connect', resolve);
        opened.once('connect_error', reject);
      });
      await opened.emitWithAck('register', {});
      const joined = await opened.emitWithAck('joinRoom', { sessionId });
      if (!joined.ok) {
        opened.close();
        throw new Error(joined.message);
      }
      for (const [clientId, content] of unconfirmed) emit(clientId, content);
      await catchUp();
    },
    catchUp,
    say(content: string): void {
      sent += 1;
      const clientId = `c${sent}`;
      unconfirmed.set(clientId, content);
      emit(clientId, content);
    },
    close: () => void socket?.close(),
  };
}
