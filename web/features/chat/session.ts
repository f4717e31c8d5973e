import type { ChatSession } from '#contract/chat/endpoints.ts';
import { readSession } from '#web/session/store.ts';

/** A person of a chat by name; never empty, so that headings are none either. */
export const nameOf = ({ firstName, lastName }: ChatSession['userId']): string =>
  `${firstName} ${lastName}`.trim() || '–';

/** The one of the two sides who reads this: true for the customer. */
export const isCustomer = (session: ChatSession): boolean => session.userId._id === readSession()?.userId;

/** The other side of a chat. */
export const otherOf = (session: ChatSession): ChatSession['userId'] =>
  isCustomer(session) ? session.astrologerId : session.userId;

// A chat only ever goes forward through these, and its minutes only up.
const stage = { pending: 0, approved: 1, rejected: 2, ended: 2 } as const;

/**
 * The newer of two views of one chat. An answer on its way may be overtaken by an event, and must not undo what the
 * event said: a minute would vanish, or a chat that is over would run again.
 */
export function newerOf(known: ChatSession, came: ChatSession): ChatSession {
  const older = stage[came.status] < stage[known.status] || came.minutes < known.minutes;
  return older ? known : came;
}

/** Where a chat is seen as it stands now: the ring, the room, or what is kept of it. */
export function chatPath(session: ChatSession): string {
  if (session.status === 'approved') return `/astro-user-chat/${session._id}`;
  if (session.status === 'ended') return `/my-chats/${session._id}`;
  if (session.status === 'rejected') return isCustomer(session) ? '/astro-list' : astrologerHome;
  return isCustomer(session) ? `/chat-waiting/${session._id}` : astrologerRequests;
}

/** Where an astrologer goes after a chat. */
export const astrologerHome = '/astrologer-dashboard';

const astrologerRequests = '/astrologer-chat-request';
