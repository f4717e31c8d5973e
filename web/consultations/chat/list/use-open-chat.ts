import { useRef, useState } from 'react';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { useLive, useLiveEvent, useMissed } from '#web/realtime/use-live.ts';

const isOpen = ({ status, expiresAt }: ChatSession): boolean =>
  status === 'approved' || (status === 'pending' && Date.parse(expiresAt) > Date.now());

/** Loads the reader's pending request or running chat; null if there is none. */
export const loadOpenChat = async (): Promise<ChatSession | null> =>
  (await api('GET /api/chat/mine', { query: { limit: 10 } })).sessions.find(isOpen) ?? null;

/** Returns the reader's open chat as it is now: it is read anew with every event of a chat and every new connection. */
export function useOpenChat(first: ChatSession | null): ChatSession | null {
  const [open, setOpen] = useState(first);
  const round = useRef(0);
  const renew = async (): Promise<void> => {
    round.current += 1;
    const mine = round.current;
    // Without a network the last state stays; the next connection reads it again.
    const loaded = await loadOpenChat().catch(() => undefined);
    if (loaded !== undefined && mine === round.current) setOpen(loaded);
  };
  useLive();
  useMissed(() => void renew());
  useLiveEvent('chat-status', () => void renew());
  useLiveEvent('session-ended', () => void renew());
  return open;
}
