import type { z } from 'zod';
import type { Nominee, nominees } from '#contract/people/personal-data/nominee.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import type { AccountsService, LockedPerson } from '../accounts/service.ts';
import { nameOf } from './due-erasures.ts';
import { nomineeChanged } from './emails/nominee-changed.ts';
import {
  deleteNominee,
  deleteNomineeCopies,
  type NomineeRow,
  readNominee,
  writeNominee,
} from './nominee-store.ts';
import { createProof } from './proof.ts';

/** A nominee as it was typed, with the password. */
export type TypedNominee = z.output<(typeof nominees)['PUT /api/account/nominee']['body']>;

/** Returns a nominee as the API shows it. */
export const presentNominee = (row: NomineeRow): Nominee => ({
  name: row.name,
  relation: row.relation,
  email: row.email,
  phone: row.phone,
  namedAt: row.named_at.toISOString(),
});

/** The services that nominees call. */
export type NomineeParts = { accounts: AccountsService; audit: AuditService; mail: MailService };

/**
 * Creates the nominees of people (docs/decisions/0182). Naming, replacing and removing one asks for the same proof as a copy
 * of the data, and is told to the person by e-mail. It ends the copies that an earlier nominee asked for.
 */
export function createNominees(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, audit, mail }: NomineeParts,
) {
  const proved = createProof({ now }, { accounts });

  /** Runs a change of a person's nominee, and tells the person who it is now. */
  const change = (
    userId: string,
    write: (tx: Tx, person: LockedPerson) => Promise<{ nominee: string | null } | AppError>,
  ): Promise<null | AppError> =>
    transact(db, async (tx) => {
      const person = await accounts.lockPerson(tx, userId);
      if (!person) return appError('session_ended');
      const done = await write(tx, person);
      if (done instanceof AppError) return done;
      await deleteNomineeCopies(tx, userId);
      await mail.send(tx, {
        to: person.email,
        language: person.language,
        mail: nomineeChanged({ name: nameOf(person), nominee: done.nominee }),
      });
      return null;
    });

  return {
    /** Returns a person's nominee; null if they named nobody. */
    async find(userId: string): Promise<Nominee | null> {
      const row = await readNominee(db, userId);
      return row ? presentNominee(row) : null;
    },

    /** Names or replaces one's own nominee. */
    async name(session: Session, typed: TypedNominee): Promise<Nominee | AppError> {
      const refused = await proved(session, typed.password);
      if (refused) return refused;
      const row: NomineeRow = {
        name: typed.name,
        relation: typed.relation,
        email: typed.email || null,
        phone: typed.phone || null,
        named_at: now(),
      };
      const failed = await change(session.userId, async (tx, own) => {
        const isOwn = row.email === own.email || (row.phone !== null && row.phone === own.phone);
        if (isOwn) return appError('nominee_yourself');
        await writeNominee(tx, session.userId, row);
        return { nominee: row.name };
      });
      return failed ?? presentNominee(row);
    },

    /** Removes one's own nominee. */
    async remove(session: Session, password: string | undefined): Promise<null | AppError> {
      const refused = await proved(session, password);
      if (refused) return refused;
      return change(session.userId, async (tx) =>
        (await deleteNominee(tx, session.userId)) === undefined
          ? appError('nominee_missing')
          : { nominee: null },
      );
    },

    /** Returns a person's nominee to a member of staff, and records the look. */
    async show({ id, by }: { id: string; by: string }): Promise<{ nominee: Nominee | null } | AppError> {
      if (!(await accounts.findAccount(id))) return appError('person_not_found');
      const row = await readNominee(db, id);
      if (!row) return { nominee: null };
      await transact(db, (tx) =>
        audit.record(tx, { at: now(), actorId: by, action: 'nominee.view', entity: 'user', entityId: id }),
      );
      return { nominee: presentNominee(row) };
    },
  };
}
