import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { api } from '#web/api/client.ts';
import { isCustomer, newerOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { emitLive, joinRoom } from '#web/realtime/socket.ts';
import { useLive, useLiveEvent } from '#web/realtime/use-live.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { type LoadedChat, loadChat } from './load-chat.ts';
import { lastMessageId, withMessages } from './messages.ts';
import { useOutbox } from './use-outbox.ts';

// Events carry everything while connected. This poll only repairs a lost event.
const mendEveryMs = 20_000;
const askEveryMs = 4_000;
const typingShownMs = 4_000;
const typingIntervalMs = 2_500;

/**
 * Holds a chat and its messages in order, without duplicates from socket and HTTP. `take` adds messages, `sync` loads
 * the missed ones.
 */
function useMessages(first: LoadedChat) {
  const sessionId = first.session._id;
  const [chat, setChat] = useState(first);
  const latest = useRef(first.messages);
  // Everything up to this message is loaded. Events do not advance it, or a lost event would leave a gap for ever.
  const whole = useRef(lastMessageId(first.messages));
  const take = useCallback((came: readonly ChatMessage[]) => {
    latest.current = withMessages(latest.current, came);
    setChat((known) => ({ ...known, messages: latest.current }));
  }, []);
  const sync = useCallback(async () => {
    const { session, messages, ahead } = await loadChat(sessionId, whole.current);
    whole.current = lastMessageId(messages) ?? whole.current;
    take(messages);
    setChat((known) => ({ ...known, session: newerOf(known.session, session), ahead }));
    return session;
  }, [sessionId, take]);
  const renewSession = (change: (known: ChatSession) => ChatSession) =>
    setChat((known) => ({ ...known, session: newerOf(known.session, change(known.session)) }));
  return { chat, take, sync, renewSession };
}

/** Holds whether the other side is typing, and tells the other side that the user is. */
function useTyping(sessionId: string) {
  const [typing, setTyping] = useState(false);
  const sentAt = useRef(0);
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(false), typingShownMs);
    return () => clearTimeout(timer);
  }, [typing]);
  return {
    typing,
    setTyping,
    /** Tells the other side that the user is typing; throttled. */
    tellTyping(): void {
      if (Date.now() - sentAt.current < typingIntervalMs) return;
      sentAt.current = Date.now();
      emitLive('typing', { sessionId });
    },
  };
}

/** Ends a chat, and remembers that this tab did. */
function useEndChat(sessionId: string, onEnded: (session: ChatSession) => void) {
  const t = useTexts('chat').chat;
  const endedByMe = useRef(false);
  return {
    /** Returns whether this tab ended the chat. */
    wasEndedHere: () => endedByMe.current,
    /** Ends the chat. Resolves to true when it is over. */
    async end(): Promise<boolean> {
      endedByMe.current = true;
      try {
        const { session } = await api('PATCH /api/chat/status/{sessionId}', {
          params: { sessionId },
          body: { status: 'ended' },
        });
        onEnded(session);
        return true;
      } catch {
        endedByMe.current = false;
        toast.problem(t.endFailed);
        return false;
      }
    },
  };
}

/**
 * Manages a running chat: its messages in order, without duplicates from socket and HTTP. Missed messages are loaded
 * on reconnect, and every few seconds while disconnected.
 */
export function useChat(first: LoadedChat, onBalance: (rupees: number) => void) {
  const t = useTexts('chat').chat;
  const sessionId = first.session._id;
  const customer = isCustomer(first.session);
  const { chat, take, sync, renewSession } = useMessages(first);
  const { typing, setTyping, tellTyping } = useTyping(sessionId);
  const ending = useEndChat(sessionId, (session) => renewSession(() => session));
  const [lowTold, setLowTold] = useState(false);
  const [typedAfter, setTypedAfter] = useState<string>();
  const live = useLive();
  const { outbox, queue } = useOutbox(sessionId, (message) => take([message]));

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
    const { minutes, charged, nextMinuteAt, balance, earned, minutesLeft } = minute;
    renewSession((known) => ({ ...known, minutes, charged, nextMinuteAt, earned, minutesLeft }));
    if (balance !== undefined) onBalance(balance);
  });
  useLiveEvent('low-balance', (warning) => {
    if (warning.sessionId === sessionId) setLowTold(true);
  });
  useLiveEvent('typing', (who) => {
    if (who.sessionId !== sessionId || who.userId !== otherOf(first.session)._id) return;
    setTyping(true);
    setTypedAfter(lastMessageId(chat.messages));
  });
  useLiveEvent('user-left', (who) => {
    if (who.sessionId === sessionId && who.userId === otherOf(first.session)._id) toast.problem(t.otherLeft);
  });
  const look = () => void sync().catch(() => undefined);
  useLiveEvent('session-ended', (summary) => summary.sessionId === sessionId && look());
  useLiveEvent('chat-status', (changed) => changed.sessionId === sessionId && look());
  useLiveEvent('missed', look);

  return {
    ...chat,
    customer,
    running,
    live,
    typing: typing && running,
    typedAfter,
    queue,
    outbox,
    /** True when the server has warned of a low balance since the last top-up. */
    lowTold,
    forgetLow: () => setLowTold(false),
    take,
    sync,
    tellTyping,
    ...ending,
  };
}

/** The state and actions of a running chat in this tab. */
export type Chat = ReturnType<typeof useChat>;
