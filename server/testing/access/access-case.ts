import type { Permission } from '#contract/people/accounts/permissions.ts';
import type { Person } from '../test-shop.ts';

/** The roles of the access matrix. `other` is a customer who does not own the records. */
export const accessRoles = ['nobody', 'customer', 'other', 'astrologer', 'admin'] as const;
/** A role of the access matrix. */
export type AccessRole = (typeof accessRoles)[number];

/** The expected statuses of an endpoint in the order of `accessRoles`, and what to send. */
export type AccessCase = {
  expect: readonly [number, number, number, number, number];
  send?: (own: Own) => { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  /** The endpoint writes for those who may call it. For all others it must not. */
  writes?: true;
  /** The permission with which staff read another person's record at a member's endpoint. Others find nothing. */
  reads?: Permission;
  /** The permission that this input needs beyond that of the endpoint. */
  further?: Permission;
};

/** The customer's records, which the others try to reach. */
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
  /** Their unanswered chat request, to an astrologer other than the one that makes the calls. */
  chatId: string;
  /** A paid panchang of the customer, its share link, and a saved birth profile. */
  reportOrderId: string;
  sharedToken: string;
  profileId: string;
  /** A credit note that was issued to them. */
  creditNoteId: string;
};
