import type { Role } from '#contract/accounts/endpoints.ts';
import type { AuditAction } from '#contract/audit/actions.ts';
import type { AuditService } from '../../audit/service.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { Fault, fault } from '../../platform/core/fault.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sessions } from '../sessions.ts';
import {
  countDeskPeople,
  type DeskPersonRow,
  idsLike,
  lockPeople,
  type PeopleFilter,
  readDeskPeople,
  readDeskPerson,
  writeBlocked,
  writeRole,
} from './store.ts';

export type { DeskPersonRow, PeopleFilter } from './store.ts';

/** What an admin does to another person, and why. */
export type DeskChange = { id: string; by: string; reason: string };

/** What a change was, for the log. */
type Written = { action: AuditAction; before: object; after: object };

/** Makes what admins see and change of other people's accounts. */
export function createDeskPeople(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, sessions }: { audit: AuditService; sessions: Sessions },
) {
  /**
   * Changes a person in a transaction that holds both rows. Whoever acts must still be an admin then, and acts on another:
   * so of admins who demote each other at once one stays, whoever they are. Every session of the person has ended on every
   * process when this returns.
   */
  const change = (
    { id, by, reason }: DeskChange,
    /** Null: it was so already. */
    write: (tx: Tx, person: DeskPersonRow, at: Date) => Promise<Written | Fault | null>,
  ): Promise<DeskPersonRow | Fault> =>
    transact<DeskPersonRow>(db, async (tx) => {
      if (id === by) return fault('not_yourself');
      await checkpoint('person.before', id);
      const held = await lockPeople(tx, [id, by]);
      const actor = held.find((row) => row.id === by);
      const person = held.find((row) => row.id === id);
      if (actor?.role !== 'admin' || actor.blocked_at || actor.deleted_at) return fault('not_allowed');
      if (!person || person.deleted_at) return fault('person_not_found');
      const at = now();
      const changed = await write(tx, person, at);
      if (changed === null) return person;
      if (changed instanceof Fault) return changed;
      const { action, before, after } = changed;
      await audit.record(tx, {
        at,
        actorId: by,
        action,
        entity: 'user',
        entityId: id,
        before,
        after: { ...after, reason },
      });
      await sessions.endAllHeard(tx, id);
      return { ...person, ...(await readDeskPerson(tx, id)) };
    });

  return {
    /** A page of people, newest first, and how many match. */
    async deskPeople(
      filter: PeopleFilter,
      page: { limit: number; offset: number },
    ): Promise<{ people: DeskPersonRow[]; total: number }> {
      const [people, total] = await Promise.all([
        readDeskPeople(db, filter, page),
        countDeskPeople(db, filter),
      ]);
      return { people, total };
    },

    /** One person; undefined when nobody has the id. */
    deskPerson: (id: string): Promise<DeskPersonRow | undefined> => readDeskPerson(db, id),

    /** The ids of people whose name, e-mail or phone holds these letters. */
    peopleLike: (q: string, limit: number): Promise<string[]> => idsLike(db, q, limit),

    /** Nobody logs in with a blocked account. Blocking twice is one blocking. */
    block: (wanted: DeskChange) =>
      change(wanted, async (tx, person, at) => {
        if (person.blocked_at) return null;
        await writeBlocked(tx, person.id, at);
        return { action: 'user.block', before: { blocked: false }, after: { blocked: true } };
      }),

    /** Lets somebody log in again. */
    unblock: (wanted: DeskChange) =>
      change(wanted, async (tx, person) => {
        if (!person.blocked_at) return null;
        await writeBlocked(tx, person.id, null);
        return { action: 'user.unblock', before: { blocked: true }, after: { blocked: false } };
      }),

    /** Changes what somebody may do, unless their role is no longer the one that was shown. */
    changeRole: (wanted: DeskChange & { role: Role; was: Role; hasPractice: boolean }) =>
      change(wanted, async (tx, person) => {
        if (person.role === wanted.role) return null;
        if (person.role !== wanted.was) return fault('role_changed');
        if (wanted.role === 'astrologer' && !wanted.hasPractice) return fault('no_practice');
        await writeRole(tx, person.id, wanted.role);
        return { action: 'user.role', before: { role: person.role }, after: { role: wanted.role } };
      }),
  };
}
