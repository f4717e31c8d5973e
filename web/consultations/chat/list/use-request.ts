import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { keepRequest } from '#web/consultations/chat/shared/open-request.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** The astrologer whose first minute the wallet does not cover. */
export type TooLittle = Pick<
  ListedAstrologer,
  '_id' | 'firstName' | 'lastName' | 'nameHi' | 'pricePerMinute'
>;

/**
 * Requests a chat and opens the waiting page, or opens a chat that already runs. A balance that is too low is
 * reported before the request is sent, and again if the server refuses it.
 */
export function useRequest({
  balance,
  onBalance,
  onPrice,
}: {
  /** In rupees; null while unknown. */
  balance: number | null;
  /** Called when the server refused for lack of money: the balance shown is outdated. */
  onBalance: () => void;
  /** Called when the server refused because the price has risen: the list is outdated. */
  onPrice: () => void;
}) {
  const t = useTexts('chat').list;
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string | null>(null);
  const [tooLittle, setTooLittle] = useState<TooLittle | null>(null);
  const started = useRef(false);

  async function request(astrologer: TooLittle): Promise<void> {
    if (started.current) return;
    if (balance !== null && balance < astrologer.pricePerMinute) return setTooLittle(astrologer);
    started.current = true;
    setAsking(astrologer._id);
    try {
      const { session } = await api('POST /api/chat/request', {
        body: { astrologerId: astrologer._id, pricePerMinute: astrologer.pricePerMinute },
      });
      keepRequest(session._id);
      const where = session.status === 'approved' ? 'astro-user-chat' : 'chat-waiting';
      await navigate(`/${where}/${session._id}`);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'chat_balance_low') {
        onBalance();
        setTooLittle(astrologer);
      } else {
        if (error instanceof ApiError && error.code === 'chat_price_changed') onPrice();
        toast.problem(messageOf(error, t.requestFailed));
      }
    }
    started.current = false;
    setAsking(null);
  }

  return { request, asking, tooLittle, close: () => setTooLittle(null) };
}
