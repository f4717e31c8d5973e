import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import type { LockedPerson } from '../accounts/service.ts';
import { createDueErasures, type ErasingParts, findObstacles, nameOf } from './due-erasures.ts';
import { erasureAsked } from './emails/erasure-asked.ts';
import { createProof } from './proof.ts';
import { cancelErasure, insertErasure, readOpenErasure } from './store.ts';

const coolOffDays = 7;
const dayMs = 86_400_000;

type Requested = (
  tx: Tx,
  request: { person: LockedPerson; at: Date; dueAt: Date },
) => Promise<null | AppError>;

/**
 * Creates the erasure of accounts. It is requested with a proof and can be cancelled for a week. Then a sweep erases
 * the account in one transaction that locks the person, so that nothing new is written meanwhile. Open orders or money
 * postpone it by a day at a time.
 */
export function createErasing(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  services: ErasingParts,
) {
  const { personalParts, accounts, audit, mail } = services;
  const proved = createProof({ now }, services);
  const due = createDueErasures({ db, jobs, now, log }, services);

  /** Requests erasure of the account in a week, after which `and` runs in the same transaction. */
  async function request(
    userId: string,
    and: Requested,
    forNominee = false,
  ): Promise<{ dueAt: Date } | AppError> {
    const at = now();
    const dueAt = new Date(at.getTime() + coolOffDays * dayMs);
    try {
      return await transact(db, async (tx) => {
        const person = await accounts.lockPerson(tx, userId);
        if (!person) return appError('session_ended');
        if (person.role === 'admin') return appError('erase_admin');
        const open = await findObstacles(personalParts, tx, userId);
        if (open.length > 0) return new AppError('erase_open', { details: open });
        await insertErasure(tx, { id: newId(at), userId, now: at, dueAt, forNominee });
        return (await and(tx, { person, at, dueAt })) ?? { dueAt };
      });
    } catch (error) {
      if (isUniqueViolation(error, 'erasures_one')) return appError('erase_asked');
      throw error;
    }
  }

  return {
    obstacles: (userId: string) => findObstacles(personalParts, db, userId),
    sweep: due.sweep,

    /** Returns a person's request that is neither cancelled nor done. */
    open: (userId: string) => readOpenErasure(db, userId),

    /** Requests erasure of the account in a week. */
    async ask(session: Session, password: string | undefined): Promise<{ dueAt: Date } | AppError> {
      if (session.role === 'admin') return appError('erase_admin');
      const refused = await proved(session, password);
      if (refused) return refused;
      return request(session.userId, async (tx, { person, at, dueAt }) => {
        await audit.record(tx, {
          at,
          actorId: session.userId,
          action: 'account.erase-asked',
          entity: 'user',
          entityId: session.userId,
          after: { dueAt },
        });
        await mail.send(tx, {
          to: person.email,
          language: person.language,
          mail: erasureAsked({ name: nameOf(person), dueAt: dueAt.toISOString() }),
        });
        return null;
      });
    },

    /** Requests erasure in a week for a person's nominee. `and` runs in the same transaction. Staff have checked who asks. */
    askForNominee: (userId: string, and: Requested): Promise<{ dueAt: Date } | AppError> =>
      request(userId, and, true),

    /** Cancels the request. */
    async takeBack(userId: string): Promise<null | AppError> {
      return transact(db, async (tx) => {
        const at = now();
        const request = await cancelErasure(tx, userId, at);
        if (!request) return appError('erase_not_asked');
        await audit.record(tx, {
          at,
          actorId: userId,
          action: 'account.erase-taken-back',
          entity: 'user',
          entityId: userId,
          before: { wish: request.id },
        });
        return null;
      });
    },
  };
}
