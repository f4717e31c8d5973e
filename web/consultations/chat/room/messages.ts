import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import { indiaDay } from '#contract/core/india-time.ts';

/** Returns the id of the last message, to load later ones. Undefined when there is none. */
export const lastMessageId = (messages: readonly ChatMessage[]): string | undefined => messages.at(-1)?._id;

/** Merges messages in the server's order, without duplicates from socket and HTTP. */
export function withMessages(known: ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ _id }) => _id));
  const fresh = came.filter(({ _id }) => !ids.has(_id));
  if (fresh.length === 0) return known;
  const once = new Map([...known, ...fresh].map((message) => [message._id, message]));
  return [...once.values()].sort((a, b) => Number(a._id) - Number(b._id));
}

/**
 * Returns the id of the last message that the other side has surely read: what came before their own last message, or was
 * there when they typed (`typedAfter`, an id). 0 when there is none. It never claims more than that.
 */
export function readUpTo(messages: readonly ChatMessage[], otherId: string, typedAfter = '0'): number {
  const answer = messages.findLast(({ senderId }) => senderId === otherId);
  return Math.max(Number(answer?._id ?? 0), Number(typedAfter));
}

/** Returns whether two instants are on the same day in India. */
export const sameDay = (a: string, b: string): boolean => indiaDay(new Date(a)) === indiaDay(new Date(b));
