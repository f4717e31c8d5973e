import { io } from 'socket.io-client';
import type { ChatMessage } from '#contract/chat/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import type { ClientSocket } from './chats.ts';

/** Somebody who chats as a good client does: what was not confirmed is sent again, what was missed is read again. */
export type ChatClient = ReturnType<typeof chatClient>;

/**
 * Joins a chat on one process. `moveTo` goes on at another one, as a client does whose server is gone: it registers,
 * joins, sends again what nobody confirmed, and reads what it missed.
 */
export function chatClient(token: string, sessionId: string) {
  const received: ChatMessage[] = [];
  const unconfirmed = new Map<string, string>();
  let base = '';
  let socket: ClientSocket | null = null;
  let sent = 0;

  function hear(message: ChatMessage): void {
    if (!received.some(({ _id }) => _id === message._id)) received.push(message);
  }
  function emit(clientId: string, content: string): void {
    socket?.emit('sendMessage', { sessionId, content, clientId }, (answer) => {
      if (answer.ok) unconfirmed.delete(clientId);
    });
  }
  /** What came while nobody listened. */
  async function catchUp(): Promise<void> {
    const api = createClient({ base, token: () => token, lang: () => 'en', offline: () => 'gone' });
    const after = received.at(-1)?._id;
    const { messages } = await api('GET /api/chat/{sessionId}', {
      params: { sessionId },
      query: after ? { after } : {},
    });
    messages.forEach(hear);
  }

  return {
    /** Messages in the order they were heard, each once. */
    received,
    /** How many sent messages wait for their confirmation. */
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
      await opened.emitWithAck('joinRoom', { sessionId });
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
