import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { createCopies } from './copies.ts';
import { nameOf } from './due-erasures.ts';
import { nomineeAnswer } from './emails/nominee-answer.ts';
import { nomineeAsked } from './emails/nominee-asked.ts';
import type { createErasing } from './erasure.ts';
import type { NomineeParts } from './nominee.ts';
import { type NomineeRow, readNominee } from './nominee-store.ts';

/** A request of the nominee of `namedAt`. `by` is the member of staff who checked it, `papers` what they saw. */
export type NomineeRequest = {
  id: string;
  by: string;
  namedAt: string;
  because: 'death' | 'incapacity';
  papers: string;
};

type Parts = NomineeParts & {
  copies: ReturnType<typeof createCopies>;
  erasing: ReturnType<typeof createErasing>;
};

/**
 * Creates what staff do when a nominee asks: erase the account, or send a copy of the data (docs/decisions/0182). Both are
 * recorded with the reason and the papers, and told to the person, who may be alive.
 */
export function createNomineeRequests({ db, now }: Pick<Platform, 'db' | 'now'>, parts: Parts) {
  const { accounts, audit, mail, copies, erasing } = parts;

  /** Returns the nominee of a request, or why there is none to act for. */
  async function requireNominee({ id, by }: NomineeRequest): Promise<NomineeRow | AppError> {
    if (id === by) return appError('not_yourself');
    if (!(await accounts.findAccount(id))) return appError('person_not_found');
    return (await readNominee(db, id)) ?? appError('nominee_missing');
  }

  /** Records a request, and tells the person. Refuses it if another nominee is named than the one whom staff have seen. */
  async function record(
    tx: Tx,
    { id, by, namedAt, because, papers }: NomineeRequest,
    what: { nominee: NomineeRow; dueAt?: Date; recipient?: string },
  ): Promise<null | AppError> {
    const person = await accounts.lockPerson(tx, id);
    if (!person) return appError('person_not_found');
    // Naming locks the person too, so this is the nominee until the commit.
    const current = await readNominee(tx, id);
    if (current?.named_at.getTime() !== Date.parse(namedAt)) return appError('nominee_changed');
    const { nominee, dueAt, recipient } = what;
    const due = dueAt?.toISOString();
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: dueAt ? 'nominee.erasure' : 'nominee.copy',
      entity: 'user',
      entityId: id,
      after: { because, papers, ...(dueAt ? { dueAt } : { recipient }) },
    });
    const { email: to, language } = person;
    const name = nameOf(person);
    const asked = nomineeAsked({ name, nominee: nominee.name, ...(due && { dueAt: due }) });
    await mail.send(tx, { to, language, mail: asked });
    if (due && nominee.email) {
      const answer = nomineeAnswer({ name: nominee.name, person: name, dueAt: due });
      await mail.send(tx, { to: nominee.email, language, mail: answer });
    }
    return null;
  }

  return {
    /** Requests the erasure of the person's account in a week. */
    async erase(request: NomineeRequest): Promise<{ dueAt: Date } | AppError> {
      const nominee = await requireNominee(request);
      if (nominee instanceof AppError) return nominee;
      const result = await erasing.askForNominee(request.id, (tx, { dueAt }) =>
        record(tx, request, { nominee, dueAt }),
      );
      if (!(result instanceof AppError)) return result;
      if (result.code === 'erase_open') return appError('nominee_erase_open');
      return result.code === 'erase_asked' ? appError('nominee_erase_asked') : result;
    },

    /** Requests a copy of the person's data, whose link goes to the nominee's e-mail address. */
    async copy(request: NomineeRequest & { email: string | undefined }): Promise<null | AppError> {
      const nominee = await requireNominee(request);
      if (nominee instanceof AppError) return nominee;
      const recipient = nominee.email ?? request.email;
      if (!recipient) return appError('nominee_email');
      return copies.askForNominee({ userId: request.id, recipient }, (tx) =>
        record(tx, request, { nominee, recipient }),
      );
    },
  };
}
