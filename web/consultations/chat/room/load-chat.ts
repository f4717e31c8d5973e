import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { clockAhead } from '#web/realtime/server-clock.ts';
import { lastMessageId } from './messages.ts';

/** A chat as one of its sides sees it. `ahead` is the server clock minus the device clock, in ms. */
export type LoadedChat = { session: ChatSession; messages: ChatMessage[]; ahead: number };

// The server's limit for one response; the rest is loaded page by page.
const page = 1000;

/** Loads a chat with its messages in order, or only those after one message. */
export async function loadChat(sessionId: string, after?: string): Promise<LoadedChat> {
  const messages: ChatMessage[] = [];
  for (;;) {
    const sentAt = Date.now();
    const response = await api('GET /api/chat/{sessionId}', {
      params: { sessionId },
      query: { after: lastMessageId(messages) ?? after },
    });
    messages.push(...response.messages);
    if (response.messages.length < page)
      return { session: response.session, messages, ahead: clockAhead(response.now, sentAt) };
  }
}
