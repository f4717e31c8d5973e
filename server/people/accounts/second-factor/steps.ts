import { createHash } from 'node:crypto';
import { newSecret } from '../../../platform/core/id.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/security/session.ts';
import { findStep, putStep, type StepKind } from './step-store.ts';

/** Minutes for a log-in to be ended, in which a newcomer also sets up an authenticator app. */
export const ticketMinutes = 15;
const stepMinutes = 15;

/** The way a log-in began. */
export type FirstFactor = 'password' | 'provider';

/** The bearer of a step: an open session, or the ticket of a log-in that has not ended. */
export type Bearer = { hash: Buffer; userId: string } & (
  | { session: Session; by: null }
  | { session: null; by: FirstFactor }
);

const hashOf = (kind: 'ticket' | 'session', secret: string): Buffer =>
  createHash('sha256').update(`${kind} ${secret}`).digest();

/** Creates the steps between a first factor and its end. A ticket is stored as SHA-256 only. */
export function createSteps({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const after = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
  return {
    /** Begins a log-in whose first factor was right, in the caller's transaction. Returns its ticket. */
    async beginLogIn(tx: Reader, { userId, by }: { userId: string; by: FirstFactor }): Promise<string> {
      const ticket = newSecret();
      const bearer = hashOf('ticket', ticket);
      const expiresAt = after(ticketMinutes);
      await putStep(tx, { bearer, kind: 'login', userId, by, expiresAt, now: now() });
      return ticket;
    },

    /** Returns the bearer of a ticket; null when the log-in is over. */
    async bearerOfTicket(ticket: string): Promise<Bearer | null> {
      const hash = hashOf('ticket', ticket);
      const step = await findStep(db, { bearer: hash, kind: 'login', now: now() });
      return step ? { hash, userId: step.user_id, session: null, by: step.by as FirstFactor } : null;
    },

    /** Returns the bearer that a session is. */
    bearerOfSession: (session: Session): Bearer => ({
      hash: hashOf('session', session.id),
      userId: session.userId,
      session,
      by: null,
    }),

    /** Begins a step of a bearer. It replaces an earlier one of its kind. */
    begin: (
      { hash: bearer, userId }: Bearer,
      step: { kind: Exclude<StepKind, 'login'>; challenge?: string; secret?: Buffer },
    ): Promise<void> => putStep(db, { bearer, userId, ...step, now: now(), expiresAt: after(stepMinutes) }),
  };
}

/** The steps between a first factor and its end. */
export type Steps = ReturnType<typeof createSteps>;
