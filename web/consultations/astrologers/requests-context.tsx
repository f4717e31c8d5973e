import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { clockAhead } from '#web/realtime/server-clock.ts';
import type { LiveState } from '#web/realtime/socket.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** The astrologer's pending chat requests, available on all of their pages. */
export type Requests = {
  /** Null until the first load. */
  list: ChatSession[] | null;
  /** Server clock minus device clock, in ms. */
  ahead: number;
  /** The time of the last load, UTC ms. */
  at: number;
  /** True when the last load failed. */
  stale: boolean;
  live: LiveState;
  refresh: () => Promise<void>;
  /** Removes a request that was answered here. */
  drop: (id: string) => void;
};

const Context = createContext<Requests | null>(null);

/** Returns the pending requests of the signed-in astrologer. */
export function useRequests(): Requests {
  const requests = use(Context);
  if (!requests) throw new Error('Requests are known in the astrologer’s area only');
  return requests;
}

/**
 * Opens the astrologer's live connection, which makes them online, and loads their requests every 10 s and on
 * every socket event. Outside the list page, a new request is announced by a toast.
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
    const sentAt = Date.now();
    try {
      const { requests, now } = await api('GET /api/chat/requests/{astrologerId}', {
        params: { astrologerId },
      });
      setState({ list: requests, ahead: clockAhead(now, sentAt), at: Date.now(), stale: false });
    } catch {
      // The page shows that the list is stale. The next load tries again.
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
