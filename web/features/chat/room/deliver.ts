import type { ChatMessage } from '#contract/chat/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { askLive, readLiveState } from '#web/realtime/socket.ts';

const statuses: Record<string, number> = { chat_too_fast: 429, internal: 500, not_authenticated: 401 };

/**
 * Sends a message over the live connection, or by a call where there is none or no answer came: the same `clientId`
 * is the same message on both ways. Throws {@link ApiError}.
 */
export async function deliver(
  sessionId: string,
  message: { clientId: string; content: string },
): Promise<ChatMessage> {
  if (readLiveState() === 'live') {
    const answer = await askLive('sendMessage', { sessionId, ...message }).catch(() => null);
    if (answer?.ok) return answer.message;
    if (answer) throw new ApiError(statuses[answer.code] ?? 409, answer);
  }
  const answer = await api('POST /api/chat/{sessionId}/messages', { params: { sessionId }, body: message });
  return answer.message;
}
