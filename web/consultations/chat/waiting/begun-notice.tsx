import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api } from '#web/api/client.ts';
import { forgetRequest } from '#web/consultations/chat/shared/open-request.ts';
import { chatPath, nameOf } from '#web/consultations/chat/shared/session.ts';
import { useLive, useLiveEvent, useMissed } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

const TOAST = 'chat-begun';

/**
 * Says on any other page that the chat a customer asked for has begun, and leads there: its minutes are charged. Follows the
 * request by socket and by polling, and stays until the chat is opened or over.
 */
export default function BegunNotice({ sessionId }: { sessionId: string }) {
  const { chatBegun } = useTexts('shell');
  const navigate = useNavigate();
  const round = useRef(0);
  const look = useCallback(async () => {
    round.current += 1;
    const mine = round.current;
    try {
      const { session } = await api('GET /api/chat/status/{sessionId}', { params: { sessionId } });
      // An older answer that comes late says nothing.
      if (mine !== round.current) return;
      if (session.status === 'rejected' || session.status === 'ended') forgetRequest(sessionId);
      if (session.status === 'approved') {
        const open = { text: chatBegun.open, run: () => void navigate(chatPath(session)) };
        toast.stay(TOAST, fill(chatBegun.text, { name: nameOf(session.astrologerId) }), open, 'good');
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) forgetRequest(sessionId);
    }
  }, [sessionId, chatBegun, navigate]);
  useLive();
  useEffect(() => {
    void look();
    return () => {
      // What is on its way must not show the notice again.
      round.current += 1;
      toast.close(TOAST);
    };
  }, [look]);
  usePoll(look, timings.waiting);
  useMissed(() => void look());
  useLiveEvent('chat-status', (changed) => void (changed.sessionId === sessionId && look()));
  useLiveEvent('session-ended', (ended) => void (ended.sessionId === sessionId && look()));
  return null;
}
