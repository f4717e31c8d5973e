import type { ChatSession } from '#contract/chat.ts';
import { readSession } from '#web/features/session/store.ts';

/** A person of a chat by name; never empty, so that headings are none either. */
export const nameOf = ({ firstName, lastName }: ChatSession['userId']): string =>
  `${firstName} ${lastName}`.trim() || '–';

/** The one of the two sides who reads this: true for the customer. */
export const isCustomer = (session: ChatSession): boolean => session.userId._id === readSession()?.userId;

/** The other side of a chat. */
export const otherOf = (session: ChatSession): ChatSession['userId'] =>
  isCustomer(session) ? session.astrologerId : session.userId;

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
