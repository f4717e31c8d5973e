import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { ApiError, api } from '#web/api/client.ts';
import { forgetRequest } from '#web/consultations/chat/shared/open-request.ts';
import { clockAhead, useServerSecond } from '#web/realtime/server-clock.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** A pending request, and the server clock minus the device clock in ms. */
export type LoadedRequest = { session: ChatSession; ahead: number };

/** Loads a request. */
export async function loadRequest(sessionId: string): Promise<LoadedRequest> {
  const sentAt = Date.now();
  const { session, now } = await api('GET /api/chat/status/{sessionId}', { params: { sessionId } });
  return { session, ahead: clockAhead(now, sentAt) };
}

/** Shows the outcome of a request, in the words of the specification. */
export function showOutcome(session: ChatSession, t: Messages['chat']['waiting']): void {
  if (session.status === 'approved') toast.good(t.connected);
  else if (session.ending === 'expired') toast.problem(t.none);
  else if (session.ending === 'cancelled') toast.good(t.cancelled);
  else if (session.ending === 'unpayable') toast.problem(t.unpayable);
  else if (session.status === 'rejected') toast.problem(t.busy);
}

/**
 * Follows a pending request: the seconds by the server's clock, the outcome by socket and by polling every 5 s. The
 * first outcome to arrive counts, also one from another tab. The page then redirects once and says why.
 */
export function useWaiting(first: LoadedRequest) {
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
    if (next.status !== 'approved') forgetRequest(next._id);
    showOutcome(next, t);
    const to = next.status === 'approved' ? `/astro-user-chat/${next._id}?new=true` : '/astro-list';
    void navigate(to, { replace: true });
  }
  async function look(): Promise<void> {
    try {
      const next = await loadRequest(session._id);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads what was missed, once reconnected.
  useEffect(() => {
    if (live === 'live' && ringing) void look();
  }, [live]);
  // The server expires the request itself. Cancelling here covers a late sweep.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the time is over.
  useEffect(() => {
    if (left === 0 && ringing && !done.current) void expire();
  }, [left === 0]);

  async function expire(): Promise<void> {
    const closed = await close();
    // The cancel may lose to an astrologer who answered at the last moment; that answer counts.
    follow(closed?.ending === 'cancelled' ? { ...closed, ending: 'expired' } : (closed ?? session));
    if (!closed) await look();
  }
  async function close(): Promise<ChatSession | null> {
    return api('PATCH /api/chat/status/{sessionId}', {
      params: { sessionId: session._id },
      body: { status: 'rejected' },
    }).then(
      (response) => response.session,
      () => null,
    );
  }

  return {
    session,
    /** The seconds left by the server's clock. */
    left,
    offline: offline || live === 'offline',
    ringing,
    cancelling,
    /** Returns whether the page is already redirecting to the outcome. */
    isAnswered: () => done.current,
    /** Cancels the request. If it was answered meanwhile, follows that answer. */
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
