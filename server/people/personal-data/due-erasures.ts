import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import type { Obstacle, PersonalPart } from '../../platform/core/personal-data.ts';
import { type Reader, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../storage/pictures.ts';
import type { AccountsService, LockedPerson } from '../accounts/service.ts';
import { accountErased } from './emails/account-erased.ts';
import { endErasure, postponeErasure, takeDueErasure } from './store.ts';

const queue = 'erased-pictures';
const dayMs = 86_400_000;

/** The services that erasure calls. */
export type ErasingParts = {
  personalParts: readonly PersonalPart[];
  accounts: AccountsService;
  audit: AuditService;
  mail: MailService;
  pictures: Pictures;
};

/** Returns the display name of a locked person. */
export const nameOf = (person: LockedPerson) => `${person.first_name} ${person.last_name}`.trim();

/**
 * Returns everything that must end before an erasure. Parts are called one after another, because they share the transaction's
 * connection.
 */
export async function findObstacles(
  personalParts: readonly PersonalPart[],
  reader: Reader,
  userId: string,
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  for (const part of personalParts) found.push(...((await part.obstacles?.(reader, userId)) ?? []));
  return found;
}

/** Creates the sweep that erases the accounts whose week is over. A job removes their pictures. */
export function createDueErasures(
  { db, jobs, now, log }: Pick<Platform, 'db' | 'jobs' | 'now' | 'log'>,
  { personalParts, accounts, audit, mail, pictures }: ErasingParts,
) {
  const working = jobs.work<{ address: string }>(queue, ({ address }) => pictures.remove(address));
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'erased picture queue failed to start: pictures of erased accounts stay; restart the process',
    ),
  );

  /** Erases the person from every part, the account last. */
  async function erase(
    tx: Tx,
    { person, at, forNominee }: { person: LockedPerson; at: Date; forNominee: boolean },
  ): Promise<void> {
    const who = { userId: person.id, email: person.email, phone: person.phone, at };
    for (const part of personalParts) {
      for (const address of (await part.erase?.(tx, who)) ?? []) await jobs.send(tx, queue, { address });
    }
    const kept = personalParts.flatMap(({ tables }) =>
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
      mail: accountErased({ name: nameOf(person), ...(forNominee && { forNominee }) }),
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
      const open = person ? await findObstacles(personalParts, tx, request.user_id) : [];
      if (open.length > 0) {
        const codes = open.map(({ code }) => code);
        await postponeErasure(tx, request.id, new Date(at.getTime() + dayMs), codes);
        return true;
      }
      if (person) await erase(tx, { person, at, forNominee: request.for_nominee });
      await endErasure(tx, request.id, at);
      accounts.forgetSessions(tx, request.user_id);
      return true;
    });
    return done === true;
  }

  return {
    /** Handles due requests. Returns how many. */
    async sweep(): Promise<number> {
      let count = 0;
      while (await next()) count += 1;
      return count;
    },
  };
}
