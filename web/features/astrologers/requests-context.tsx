import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatSession } from '#contract/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { nameOf } from '#web/features/chat/session.ts';
import { clockAhead } from '#web/realtime/server-clock.ts';
import type { LiveState } from '#web/realtime/socket.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** The requests that ring for an astrologer, on every page of theirs. */
export type Requests = {
  /** Null until they were told for the first time. */
  list: ChatSession[] | null;
  /** How far the server's clock is ahead of this device's, in ms. */
  ahead: number;
  /** When they were last told, UTC ms. */
  at: number;
  /** The last renewal failed. */
  stale: boolean;
  live: LiveState;
  refresh: () => Promise<void>;
  /** Takes one out at once, after it was answered here. */
  drop: (id: string) => void;
};

const Context = createContext<Requests | null>(null);

/** The requests of the astrologer who is here. */
export function useRequests(): Requests {
  const requests = use(Context);
  if (!requests) throw new Error('Requests are known in the astrologer’s area only');
  return requests;
}

/**
 * Keeps the astrologer's live connection open (that makes them online) and their requests fresh: every 10 s, and at
 * once when the socket says that one changed. On pages other than the list a new one is told by a toast.
 */
export function RequestsProvider({ children }: { children: ReactNode }) {
  const live = useLive();
  const t = useTexts('astrologers');
  const { pathname } = useLocation();
  const [state, setState] = useState({ list: null as ChatSession[] | null, ahead: 0, at: 0, stale: false });
  const known = useRef<ReadonlySet<string> | null>(null);

  const refresh = useCallback(async () => {
    const astrologerId = readSession()?.userId;
    if (!astrologerId) return;
    const asked = Date.now();
    try {
      const { requests, now } = await api('GET /api/chat/requests/{astrologerId}', {
        params: { astrologerId },
      });
      setState({ list: requests, ahead: clockAhead(now, asked), at: Date.now(), stale: false });
    } catch {
      // The page says so; the next round tries again.
      setState((before) => ({ ...before, stale: true }));
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  usePoll(refresh, timings.requests);
  useLiveEvent('chat-status', () => void refresh());

  const { list } = state;
  useEffect(() => {
    if (!list) return;
    const fresh = known.current ? list.filter(({ _id }) => !known.current?.has(_id)) : [];
    known.current = new Set(list.map(({ _id }) => _id));
    if (pathname === '/astrologer-chat-request') return;
    for (const { userId } of fresh) toast.good(fill(t.toast.asked, { name: nameOf(userId) }));
  }, [list, pathname, t]);

  const drop = useCallback(
    (id: string) =>
      setState((before) => ({ ...before, list: before.list?.filter(({ _id }) => _id !== id) ?? null })),
    [],
  );
  return <Context value={{ ...state, live, refresh, drop }}>{children}</Context>;
}
