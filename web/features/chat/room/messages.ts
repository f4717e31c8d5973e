import type { ChatMessage } from '#contract/chat/endpoints.ts';
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

/** Returns whether two instants are on the same day in India. */
export const sameDay = (a: string, b: string): boolean => indiaDay(new Date(a)) === indiaDay(new Date(b));
