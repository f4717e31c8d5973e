import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { emitWithAck, readLiveState } from '#web/realtime/socket.ts';

const statuses: Record<string, number> = { chat_too_fast: 429, internal: 500, not_authenticated: 401 };

/**
 * Sends a message over the socket, or over HTTP when the socket is down or does not reply. The `clientId` makes both
 * ways idempotent. Throws {@link ApiError}.
 */
export async function deliver(
  sessionId: string,
  message: { clientId: string; content: string },
): Promise<ChatMessage> {
  if (readLiveState() === 'live') {
    const response = await emitWithAck('sendMessage', { sessionId, ...message }).catch(() => null);
    if (response?.ok) return response.message;
    if (response) throw new ApiError(statuses[response.code] ?? 409, response);
  }
  const response = await api('POST /api/chat/{sessionId}/messages', { params: { sessionId }, body: message });
  return response.message;
}
