import type { AccountsService, LockedPerson } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { MailService } from '../email/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import type { Obstacle, PersonalPart } from '../platform/core/personal-data.ts';
import { isUniqueViolation, type Reader, type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Session } from '../platform/security/session.ts';
import type { Pictures } from '../platform/storage/pictures.ts';
import {
  cancelErasure,
  endErasure,
  insertErasure,
  postponeErasure,
  readOpenErasure,
  takeDueErasure,
} from './store.ts';

const queue = 'erased-pictures';
const coolOffDays = 7;
const dayMs = 86_400_000;
/** A person without a password proves themself by a sign-in this recent. */
const freshMinutes = 15;

/** The services that erasure calls. */
export type ErasingParts = {
  parts: readonly PersonalPart[];
  accounts: AccountsService;
  audit: AuditService;
  mail: MailService;
  pictures: Pictures;
};

const nameOf = (person: LockedPerson) => `${person.first_name} ${person.last_name}`.trim();

/**
 * Creates the erasure of accounts. It is requested with a proof and can be cancelled for a week. Then a sweep erases
 * the account in one transaction that locks the person, so that nothing new is written meanwhile. Open orders or money
 * postpone it by a day at a time.
 */
export function createErasing(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  { parts, accounts, audit, mail, pictures }: ErasingParts,
) {
  const working = jobs.work<{ address: string }>(queue, ({ address }) => pictures.remove(address));
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'erased picture queue failed to start: pictures of erased accounts stay; restart the process',
    ),
  );
  let lookedAt = 0;

  /**
   * Returns everything that must end first. Parts are called one after another, because they share the transaction's
   * connection.
   */
  async function obstacles(reader: Reader, userId: string): Promise<Obstacle[]> {
    const found: Obstacle[] = [];
    for (const part of parts) found.push(...((await part.obstacles?.(reader, userId)) ?? []));
    return found;
  }

  async function proved(session: Session, password: string | undefined): Promise<null | AppError> {
    if (await accounts.hasPassword(session.userId)) {
      return password ? accounts.prove(session.userId, password) : appError('wrong_password');
    }
    const began = await accounts.sessionStart(session.id);
    const fresh = began && now().getTime() - began.getTime() < freshMinutes * 60_000;
    return fresh ? null : appError('sign_in_again', { minutes: freshMinutes });
  }

  /** Erases the person from every part, the account last. */
  async function erase(tx: Tx, person: LockedPerson, at: Date): Promise<void> {
    const who = { userId: person.id, email: person.email, phone: person.phone, at };
    for (const part of parts) {
      for (const address of (await part.erase?.(tx, who)) ?? []) await jobs.send(tx, queue, { address });
    }
    const kept = parts.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([table, fate]) => (fate.erased === true ? [] : [table])),
    );
    await audit.record(tx, {
      at,
      actorId: person.id,
      action: 'account.erase',
      entity: 'user',
      entityId: person.id,
      before: { role: person.role },
      after: { kept },
    });
    await mail.send(tx, {
      to: person.email,
      language: person.language,
      mail: { kind: 'account-erased', name: nameOf(person) },
    });
  }

  /** Handles the next due request. Returns false if there is none. */
  async function next(): Promise<boolean> {
    await working;
    const done = await transact(db, async (tx) => {
      const at = now();
      const request = await takeDueErasure(tx, at);
      if (!request) return false;
      const person = await accounts.lockPerson(tx, request.user_id);
      await checkpoint('erasure.held', request.user_id);
      const open = person ? await obstacles(tx, request.user_id) : [];
      if (open.length > 0) {
        const codes = open.map(({ code }) => code);
        await postponeErasure(tx, request.id, new Date(at.getTime() + dayMs), codes);
        return true;
      }
      if (person) await erase(tx, person, at);
      await endErasure(tx, request.id, at);
      accounts.forgetSessions(tx, request.user_id);
      return true;
    });
    return done === true;
  }

  return {
    obstacles: (userId: string) => obstacles(db, userId),

    /** Returns a person's request that is neither cancelled nor done. */
    open: (userId: string) => readOpenErasure(db, userId),

    /** Requests erasure of the account in a week. */
    async ask(session: Session, password: string | undefined): Promise<{ dueAt: Date } | AppError> {
      if (session.role === 'admin') return appError('erase_admin');
      const refused = await proved(session, password);
      if (refused) return refused;
      const at = now();
      const dueAt = new Date(at.getTime() + coolOffDays * dayMs);
      try {
        return await transact(db, async (tx) => {
          const person = await accounts.lockPerson(tx, session.userId);
          if (!person) return appError('session_ended');
          const open = await obstacles(tx, session.userId);
          if (open.length > 0) return new AppError('erase_open', { details: open });
          await insertErasure(tx, { id: newId(at), userId: session.userId, now: at, dueAt });
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
            mail: { kind: 'erasure-asked', name: nameOf(person), dueAt: dueAt.toISOString() },
          });
          return { dueAt };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'erasures_one')) return appError('erase_asked');
        throw error;
      }
    },

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

    /** Handles due requests; looks every half minute. */
    async sweep(): Promise<number> {
      const at = now().getTime();
      if (at - lookedAt < 30_000) return 0;
      let count = 0;
      while (await next()) count += 1;
      lookedAt = at;
      return count;
    },
  };
}
