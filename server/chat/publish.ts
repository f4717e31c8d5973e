import { sql } from 'kysely';
import type { ChatMessage, ChatStatus } from '#contract/chat/endpoints.ts';
import type { ChatSummary, ServerEvents } from '#contract/chat/events.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import type { Reader } from '../platform/database/database.ts';

/** The channel between processes on which chats are told. */
export const chatChannel = 'chat';

/** What people are told, on every tab of theirs on any process. `over`: a chat that nobody needs to hear any more. */
export type ChatEvent = {
  [E in keyof ServerEvents]: {
    to: readonly string[];
    event: E;
    data: Parameters<ServerEvents[E]>[0];
    over?: string;
  };
}[keyof ServerEvents];

/** A signal on its way; a message too long for a notification goes by its number and is read by whoever tells it. */
export type EncodedEvent = ChatEvent | { to: readonly string[]; message: string };

type Two = { userId: string; astrologerId: string };
const both = ({ userId, astrologerId }: Two) => [userId, astrologerId];

// PostgreSQL refuses a notification of 8,000 bytes.
const longest = 7_900;

const lowBalance = 'Your wallet balance is low. Please recharge or end the chat.';

/** A message was written. */
export const messageSent = (two: Two, message: ChatMessage): ChatEvent => ({
  to: both(two),
  event: 'receiveMessage',
  data: { ...message, timestamp: message.createdAt },
});

/** A request or chat changed. */
export const statusChanged = (two: Two, sessionId: string, status: ChatStatus): ChatEvent => ({
  to: both(two),
  event: 'chat-status',
  data: { sessionId, status },
});

/** A minute was charged; paise. The balance is the customer's and only told to them. */
export function minuteCharged(
  { userId, astrologerId }: Two,
  {
    balance,
    charged,
    nextMinuteAt,
    ...minute
  }: { sessionId: string; minutes: number; charged: number; nextMinuteAt: Date; balance: number },
): ChatEvent[] {
  const data = {
    ...minute,
    charged: toRupees(asPaise(charged)),
    nextMinuteAt: nextMinuteAt.toISOString(),
  };
  return [
    { to: [astrologerId], event: 'minute', data },
    { to: [userId], event: 'minute', data: { ...data, balance: toRupees(asPaise(balance)) } },
  ];
}

/** Money covers less than two more minutes. The words are those earlier clients show; ours has its own per language. */
export const balanceLow = (userId: string, sessionId: string): ChatEvent => ({
  to: [userId],
  event: 'low-balance',
  data: { sessionId, message: lowBalance },
});

/** A chat is over. */
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
 * Tells what a transaction did, if it commits: then every process hears it, in the order of the commits, even if this
 * one dies in the next moment.
 */
export async function publishChatEvents(tx: Reader, signals: readonly ChatEvent[]): Promise<void> {
  if (signals.length === 0) return;
  await sql`select pg_notify(${chatChannel}, payload) from unnest(${signals.map(encode)}::text[]) as t (payload)`.execute(
    tx,
  );
}
