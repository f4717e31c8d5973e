import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatSession } from '#contract/chat/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { clockAhead, useServerSecond } from '#web/realtime/server-clock.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** How a request stands, and how far the server's clock is ahead of this device's. */
export type Standing = { session: ChatSession; ahead: number };

/** Asks how a request stands. */
export async function loadStanding(sessionId: string): Promise<Standing> {
  const askedAt = Date.now();
  const { session, now } = await api('GET /api/chat/status/{sessionId}', { params: { sessionId } });
  return { session, ahead: clockAhead(now, askedAt) };
}

/** Says how a request ended, in the words of the specification. */
export function sayOutcome(session: ChatSession, t: AllTexts['chat']['waiting']): void {
  if (session.status === 'approved') toast.good(t.connected);
  else if (session.ending === 'expired') toast.problem(t.none);
  else if (session.ending === 'cancelled') toast.good(t.cancelled);
  else if (session.ending === 'unpayable') toast.problem(t.unpayable);
  else if (session.status === 'rejected') toast.problem(t.busy);
}

/**
 * A request that rings: its seconds by the server's clock, its answer by socket and by asking every 5 s. Whoever answers
 * first decides, also another tab: the page follows once and says why.
 */
export function useWaiting(first: Standing) {
  const t = useTexts('chat').waiting;
  const navigate = useNavigate();
  const [{ session, ahead }, setStanding] = useState(first);
  const [offline, setOffline] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const done = useRef(false);
  const ringing = session.status === 'pending';
  const live = useLive();
  const now = useServerSecond(ahead, ringing);
  const left = Math.max(0, Math.ceil((Date.parse(session.expiresAt) - now) / 1000));

  function follow(next: ChatSession): void {
    if (done.current || next.status === 'pending') return;
    done.current = true;
    sayOutcome(next, t);
    const to = next.status === 'approved' ? `/astro-user-chat/${next._id}?new=true` : '/astro-list';
    void navigate(to, { replace: true });
  }
  async function look(): Promise<void> {
    try {
      const next = await loadStanding(session._id);
      setOffline(false);
      setStanding(next);
      follow(next.session);
    } catch (error) {
      setOffline(error instanceof ApiError && error.status === 0);
    }
  }
  usePoll(look, timings.waiting, ringing);
  useLiveEvent('chat-status', ({ sessionId }) => void (sessionId === session._id && look()));
  useLiveEvent('missed', () => void look());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came while the line was down is asked for once it is up.
  useEffect(() => {
    if (live === 'live' && ringing) void look();
  }, [live]);
  // The server ends the request by itself; taking it back makes that sure should its sweep be late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over.
  useEffect(() => {
    if (left === 0 && ringing && !done.current) void expire();
  }, [left === 0]);

  async function expire(): Promise<void> {
    const closed = await close();
    // The last moment belongs to the astrologer: an answer that came in time counts.
    follow(closed?.ending === 'cancelled' ? { ...closed, ending: 'expired' } : (closed ?? session));
    if (!closed) await look();
  }
  async function close(): Promise<ChatSession | null> {
    return api('PATCH /api/chat/status/{sessionId}', {
      params: { sessionId: session._id },
      body: { status: 'rejected' },
    }).then(
      (answer) => answer.session,
      () => null,
    );
  }

  return {
    session,
    /** Seconds left by the server's clock. */
    left,
    offline: offline || live === 'offline',
    ringing,
    cancelling,
    /** True from the moment the page goes where the answer leads. */
    isAnswered: () => done.current,
    /** Takes the request back; one that was answered meanwhile is followed instead. */
    async cancel(): Promise<void> {
      if (cancelling) return;
      setCancelling(true);
      const closed = await close();
      if (closed) follow(closed);
      else await look();
      if (!done.current) toast.problem(t.cancelFailed);
      setCancelling(false);
    },
  };
}
