import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#contract/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { isCustomer, newerOf, otherOf } from '#web/features/chat/session.ts';
import { joinRoom, tellLive } from '#web/realtime/socket.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { type LoadedChat, loadChat } from './load-chat.ts';
import { lastOf, withMessages } from './messages.ts';
import { useOutbox } from './use-outbox.ts';

// With the live connection events say everything; this only mends what nobody noticed.
const mendEveryMs = 20_000;
const askEveryMs = 4_000;
const typingShownMs = 4_000;
const typingToldMs = 2_500;

/**
 * A running chat: its messages in order, each once, whichever way they came; what was missed while the connection was
 * down is asked for when it is back, and every few seconds while it stays down.
 */
export function useChat(first: LoadedChat, onBalance: (rupees: number) => void) {
  const t = useTexts('chat').chat;
  const sessionId = first.session._id;
  const customer = isCustomer(first.session);
  const [chat, setChat] = useState(first);
  const [typing, setTyping] = useState(false);
  const [lowTold, setLowTold] = useState(false);
  const live = useLive();
  const latest = useRef(first.messages);
  // Up to here nothing is missing. Events do not move it: one that got lost would leave a hole for ever.
  const whole = useRef(lastOf(first.messages));
  const endedByMe = useRef(false);
  const toldTypingAt = useRef(0);

  const take = useCallback((came: readonly ChatMessage[]) => {
    latest.current = withMessages(latest.current, came);
    setChat((known) => ({ ...known, messages: latest.current }));
  }, []);
  const { outbox, queue } = useOutbox(sessionId, (message) => take([message]));

  const sync = useCallback(async () => {
    const { session, messages, ahead } = await loadChat(sessionId, whole.current);
    whole.current = lastOf(messages) ?? whole.current;
    take(messages);
    setChat((known) => ({ ...known, session: newerOf(known.session, session), ahead }));
    return session;
  }, [sessionId, take]);

  useEffect(() => joinRoom(sessionId), [sessionId]);
  useEffect(() => {
    if (live !== 'live') return;
    outbox.kick();
    void sync().catch(() => undefined);
  }, [live, outbox, sync]);
  const running = chat.session.status === 'approved';
  usePoll(sync, live === 'live' ? mendEveryMs : askEveryMs, running);

  useLiveEvent('receiveMessage', (message) => {
    if (message.chatSessionId !== sessionId) return;
    if (message.senderId !== otherOf(first.session)._id && message.clientId) outbox.arrived(message.clientId);
    else setTyping(false);
    take([message]);
  });
  useLiveEvent('minute', (minute) => {
    if (minute.sessionId !== sessionId) return;
    const { minutes, charged, nextMinuteAt, balance } = minute;
    setChat((known) => {
      const session = newerOf(known.session, { ...known.session, minutes, charged, nextMinuteAt });
      return { ...known, session };
    });
    if (balance !== undefined) onBalance(balance);
  });
  useLiveEvent('low-balance', (warning) => {
    if (warning.sessionId === sessionId) setLowTold(true);
  });
  useLiveEvent('typing', (who) => {
    if (who.sessionId === sessionId && who.userId === otherOf(first.session)._id) setTyping(true);
  });
  useLiveEvent('user-left', (who) => {
    if (who.sessionId === sessionId && who.userId === otherOf(first.session)._id) toast.problem(t.otherLeft);
  });
  const look = () => void sync().catch(() => undefined);
  useLiveEvent('session-ended', (summary) => summary.sessionId === sessionId && look());
  useLiveEvent('chat-status', (changed) => changed.sessionId === sessionId && look());
  useLiveEvent('missed', look);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(false), typingShownMs);
    return () => clearTimeout(timer);
  }, [typing]);

  return {
    ...chat,
    customer,
    running,
    live,
    typing: typing && running,
    queue,
    outbox,
    /** The server warned that money runs out, since the last top-up. */
    lowTold,
    forgetLow: () => setLowTold(false),
    take,
    sync,
    /** Tells the other side that something is being written, now and then. */
    tellTyping(): void {
      if (Date.now() - toldTypingAt.current < typingToldMs) return;
      toldTypingAt.current = Date.now();
      tellLive('typing', { sessionId });
    },
    /** True when this tab ended the chat. */
    wasEndedHere: () => endedByMe.current,
    /** Ends the chat; true when it is over. */
    async end(): Promise<boolean> {
      endedByMe.current = true;
      try {
        const { session } = await api('PATCH /api/chat/status/{sessionId}', {
          params: { sessionId },
          body: { status: 'ended' },
        });
        setChat((known) => ({ ...known, session: newerOf(known.session, session) }));
        return true;
      } catch {
        endedByMe.current = false;
        toast.problem(t.endFailed);
        return false;
      }
    },
  };
}

/** A running chat in this tab. */
export type Chat = ReturnType<typeof useChat>;
