import type { Reader } from '../../../platform/database/database.ts';

/** A sign-in in progress. Hashes are SHA-256. */
export type Attempt = {
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  verifier: string;
  next: string | null;
  now: Date;
  expiresAt: Date;
};

/** Records a new sign-in, and deletes a few expired ones. */
export async function insertAttempt(db: Reader, attempt: Attempt): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      nonce: attempt.nonce,
      verifier: attempt.verifier,
      next: attempt.next,
      created_at: attempt.now,
      expires_at: attempt.expiresAt,
    })
    .execute();
  const dayAgo = new Date(attempt.now.getTime() - 86_400_000);
  for (const table of ['sign_in_attempts', 'sign_in_tickets'] as const)
    await db.deleteFrom(table).where('expires_at', '<', dayAgo).execute();
}

/**
 * Takes a sign-in in progress, in the browser that began it. Returns undefined when it is unknown, over, or another
 * browser's. Of two concurrent calls, one gets it.
 */
export const takeAttempt = (
  db: Reader,
  { stateHash, browserHash, now }: { stateHash: Buffer; browserHash: Buffer; now: Date },
) =>
  db
    .updateTable('sign_in_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'next'])
    .executeTakeFirst();

/** The ticket for the page that ends a sign-in. `ticketHash` is of its `jti`. */
export type Ticket = {
  ticketHash: Buffer;
  browserHash: Buffer;
  userId: string;
  next: string | null;
  now: Date;
  expiresAt: Date;
};

/** Stores the hash of a ticket. */
export async function insertTicket(db: Reader, ticket: Ticket): Promise<void> {
  await db
    .insertInto('sign_in_tickets')
    .values({
      ticket_hash: ticket.ticketHash,
      browser_hash: ticket.browserHash,
      user_id: ticket.userId,
      next: ticket.next,
      created_at: ticket.now,
      expires_at: ticket.expiresAt,
    })
    .execute();
}

/**
 * Uses a ticket. Returns undefined when it is unknown, used, expired, or another browser's. Of two concurrent calls,
 * one gets it.
 */
export const takeTicket = (
  db: Reader,
  { ticketHash, browserHash, now }: { ticketHash: Buffer; browserHash: Buffer; now: Date },
) =>
  db
    .updateTable('sign_in_tickets')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'next'])
    .executeTakeFirst();
