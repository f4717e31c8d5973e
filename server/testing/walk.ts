import type { Person } from './test-shop.ts';

/** Everyone who may knock. `other` is a customer whose things these are not. */
export const walkers = ['nobody', 'customer', 'other', 'astrologer', 'admin'] as const;
/** One who may knock. */
export type Walker = (typeof walkers)[number];

/** What a stranger meets at a call: expected statuses in the order of `walkers`, and what to send. */
export type Walk = {
  expect: readonly [number, number, number, number, number];
  send?: (own: Own) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  /** The call is there to write for whoever may make it; for the others it still must not. */
  writes?: true;
};

/** The customer's things, which the others reach for. */
export type Own = {
  customer: Person;
  productId: string;
  cartProductId: string;
  orderId: string;
  addressId: string;
  /** Another device where they are logged in. */
  sessionId: string;
  reviewed: { _id: string; orderId: string };
  gatewayOrderId: string;
  freshBody: object;
  /** Their unanswered request for a chat, to an astrologer who is not the one that walks. */
  chatId: string;
  /** A paid panchang of the customer, its share link, and a kept birth. */
  reportOrderId: string;
  sharedToken: string;
  profileId: string;
  /** A credit note that they were given. */
  creditNoteId: string;
};
