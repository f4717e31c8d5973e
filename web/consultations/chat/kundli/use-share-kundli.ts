import { useState } from 'react';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Shares a kundli in a chat by the id of its order. `sharing` is the id while it is on its way, else null. */
export function useShareKundli(sessionId: string, onShared: (message: ChatMessage) => void) {
  const t = useTexts('chat').kundli;
  const [chosen, setChosen] = useState<string | null>(null);
  const { save: share, busy } = useSave(
    async (orderId: string) => {
      setChosen(orderId);
      // Idempotent for a chat: a retry after a lost response returns the same card.
      const { message } = await api('POST /api/chat/{sessionId}/kundli', {
        params: { sessionId },
        body: { orderId, clientId: `kundli-${orderId}` },
      });
      onShared(message);
    },
    { onError: (error) => toast.problem(messageOf(error, t.shareFailed)) },
  );
  return { share, sharing: busy ? chosen : null };
}
