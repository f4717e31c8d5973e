import type { ChatMessage, ChatStatus } from '#contract/consultations/chat/endpoints.ts';
import type { ChatSummary, ServerEvents } from '#contract/consultations/chat/events.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import { notify } from '../../../platform/database/bus.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** The notification channel between processes for chat events. */
export const chatChannel = 'chat';

/** An event for people, sent to every tab of theirs on any process. `over` is a chat whose room is closed. */
export type ChatEvent = {
  [E in keyof ServerEvents]: {
    to: readonly string[];
    event: E;
    data: Parameters<ServerEvents[E]>[0];
    over?: string;
  };
}[keyof ServerEvents];

/**
 * An encoded event. A message too long for a notification is sent by its number, and the receiving process reads it.
 */
export type EncodedEvent = ChatEvent | { to: readonly string[]; message: string };

type Two = { userId: string; astrologerId: string };
const both = ({ userId, astrologerId }: Two) => [userId, astrologerId];

// PostgreSQL refuses notifications of 8,000 bytes or more.
const longest = 7_900;

const lowBalance = 'Your wallet balance is low. Please recharge or end the chat.';

/** Returns the event of a new message. */
export const messageSent = (two: Two, message: ChatMessage): ChatEvent => ({
  to: both(two),
  event: 'receiveMessage',
  data: { ...message, timestamp: message.createdAt },
});

/** Returns the event of a changed request or chat. */
export const statusChanged = (two: Two, sessionId: string, status: ChatStatus): ChatEvent => ({
  to: both(two),
  event: 'chat-status',
  data: { sessionId, status },
});

/**
 * Returns the events of a charged minute; amounts are paise, but `earned` is rupees. Only the customer gets the balance, only
 * the astrologer the rest.
 */
export function minuteCharged(
  { userId, astrologerId }: Two,
  {
    balance,
    charged,
    nextMinuteAt,
    earned,
    minutesLeft,
    ...minute
  }: {
    sessionId: string;
    minutes: number;
    charged: number;
    nextMinuteAt: Date;
    balance: number;
    earned: number;
    minutesLeft: number;
  },
): ChatEvent[] {
  const data = {
    ...minute,
    charged: toRupees(asPaise(charged)),
    nextMinuteAt: nextMinuteAt.toISOString(),
  };
  return [
    { to: [astrologerId], event: 'minute', data: { ...data, earned, minutesLeft } },
    { to: [userId], event: 'minute', data: { ...data, balance: toRupees(asPaise(balance)) } },
  ];
}

/**
 * Returns the warning that money covers less than two more minutes. The text is for earlier clients; ours has its own
 * in each language.
 */
export const balanceLow = (userId: string, sessionId: string): ChatEvent => ({
  to: [userId],
  event: 'low-balance',
  data: { sessionId, message: lowBalance },
});

/** Returns the event of a chat that is over. */
export const chatEnded = (two: Two, summary: ChatSummary): ChatEvent => ({
  to: both(two),
  event: 'session-ended',
  data: summary,
  over: summary.sessionId,
});

function encode(signal: ChatEvent): string {
  const whole = JSON.stringify(signal satisfies EncodedEvent);
  if (signal.event !== 'receiveMessage' || Buffer.byteLength(whole) < longest) return whole;
  return JSON.stringify({ to: signal.to, message: signal.data._id } satisfies EncodedEvent);
}

/**
 * Publishes the events of a transaction when it commits. Every process receives them in the order of the commits, even
 * if this one dies right after.
 */
export async function publishChatEvents(tx: Tx, signals: readonly ChatEvent[]): Promise<void> {
  if (signals.length === 0) return;
  await notify(tx, chatChannel, signals.map(encode));
}
