import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { readSession } from '#web/session/store.ts';
import { pageLang } from '#web/texts/use-texts.ts';

/**
 * Returns a person's name: on a Hindi page the Devanagari name, if there is one. Never empty, so that headings are not
 * empty either. In the browser only.
 */
export const nameOf = ({
  firstName,
  lastName,
  nameHi,
}: Pick<ChatSession['userId'], 'firstName' | 'lastName' | 'nameHi'>): string =>
  (pageLang() === 'hi' && nameHi) || `${firstName} ${lastName}`.trim() || '–';

/** Returns whether the signed-in user is the customer of this chat. */
export const isCustomer = (session: ChatSession): boolean => session.userId._id === readSession()?.userId;

/** Returns the other participant of a chat. */
export const otherOf = (session: ChatSession): ChatSession['userId'] =>
  isCustomer(session) ? session.astrologerId : session.userId;

// A chat only moves forward through these statuses, and its minutes only increase.
const stage = { pending: 0, approved: 1, rejected: 2, ended: 2 } as const;

/**
 * Returns the newer of two copies of a chat. A response may arrive after a later event; it must not remove a minute
 * or reopen an ended chat.
 */
export function newerOf(known: ChatSession, came: ChatSession): ChatSession {
  const older = stage[came.status] < stage[known.status] || came.minutes < known.minutes;
  return older ? known : came;
}

/** Returns the page of a chat in its current status: waiting, room, or past chat. */
export function chatPath(session: ChatSession): string {
  if (session.status === 'approved') return `/astro-user-chat/${session._id}`;
  if (session.status === 'ended') return `/my-chats/${session._id}`;
  if (session.status === 'rejected') return isCustomer(session) ? '/astro-list' : astrologerHome;
  return isCustomer(session) ? `/chat-waiting/${session._id}` : astrologerRequests;
}

/** The page that an astrologer returns to after a chat. */
export const astrologerHome = '/astrologer-dashboard';

const astrologerRequests = '/astrologer-chat-request';
