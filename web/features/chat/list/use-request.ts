import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedAstrologer } from '#contract/astrologers/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** Whom the wallet does not reach for. */
export type TooLittle = Pick<ListedAstrologer, '_id' | 'firstName' | 'lastName' | 'pricePerMinute'>;

/**
 * Asks an astrologer for a chat and goes to the ring; a chat that runs already is opened instead. What the wallet does
 * not cover is told before the server is asked, and again if the server knows better.
 */
export function useRequest({
  balance,
  onBalance,
  onPrice,
}: {
  /** Rupees; null while unknown. */
  balance: number | null;
  /** The server refused for want of money: the balance shown is not the true one. */
  onBalance: () => void;
  /** The server refused because the price has risen: the list shows an old one. */
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
