import type { ChatMessage, ChatSession } from '#contract/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { clockAhead } from '#web/realtime/server-clock.ts';
import { lastOf } from './messages.ts';

/** A chat as one of its sides sees it. `ahead`: how far the server's clock is ahead of this device's, in ms. */
export type LoadedChat = { session: ChatSession; messages: ChatMessage[]; ahead: number };

// The server answers so many at most; more are asked for.
const page = 1000;

/** A chat with its messages in order, or those after one of them. */
export async function loadChat(sessionId: string, after?: string): Promise<LoadedChat> {
  const messages: ChatMessage[] = [];
  for (;;) {
    const askedAt = Date.now();
    const answer = await api('GET /api/chat/{sessionId}', {
      params: { sessionId },
      query: { after: lastOf(messages) ?? after },
    });
    messages.push(...answer.messages);
    if (answer.messages.length < page)
      return { session: answer.session, messages, ahead: clockAhead(answer.now, askedAt) };
  }
}
