import type { ChatMessage } from '#contract/chat/endpoints.ts';

/** The number of the last message, to ask for those after it; undefined when there is none. */
export const lastOf = (messages: readonly ChatMessage[]): string | undefined => messages.at(-1)?._id;

/** Messages in the server's order, each once, whichever way and how often they came. */
export function withMessages(known: ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(known.map(({ _id }) => _id));
  const fresh = came.filter(({ _id }) => !ids.has(_id));
  if (fresh.length === 0) return known;
  const once = new Map([...known, ...fresh].map((message) => [message._id, message]));
  return [...once.values()].sort((a, b) => Number(a._id) - Number(b._id));
}

/** True when two instants fall on one day in India. */
export const sameDay = (a: string, b: string): boolean => indianDay(a) === indianDay(b);

const indianDay = (instant: string): string =>
  new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
