import type { PeopleQuery, PersonNote, Segment } from '#contract/people/accounts/customers.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import { type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/sql.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AccountsService } from '../service.ts';
import {
  deleteNote,
  deleteSegment,
  deleteTag,
  insertNote,
  insertTag,
  isWorthDue,
  type NoteRow,
  readNotes,
  readSegments,
  readTags,
  readWorth,
  renewWorth,
  tagsInUse,
  upsertSegment,
  type WorthRow,
  worthProblems,
} from './store.ts';

const tagsAtMost = 20;
const segmentsAtMost = 100;

/** A person, and the member of staff who writes about them. */
export type About = { id: string; by: string };

/** The service of what staff know of people: notes, tags, segments, worth. */
export type CustomersService = ReturnType<typeof createCustomers>;

type Deps = Pick<Platform, 'db' | 'now'> & { accounts: AccountsService; audit: AuditService };

/** Converts a person's worth for the wire. */
export const presentWorth = (row: WorthRow | undefined) => ({
  orders: row?.orders ?? 0,
  worth: toRupees(asPaise(row?.worth ?? 0)),
  lastOrderAt: row?.lastOrderAt?.toISOString() ?? null,
});

/** Returns notes with the names of their authors. */
async function presentNotes(
  accounts: AccountsService,
  rows: readonly NoteRow[],
  reader: Reader,
): Promise<PersonNote[]> {
  const people = await accounts.findPeople(
    rows.map(({ by_id }) => by_id),
    reader,
  );
  return rows.map((row) => ({
    _id: row.id,
    text: row.text,
    by: { _id: row.by_id, name: people.get(row.by_id)?.name ?? '' },
    createdAt: row.created_at.toISOString(),
  }));
}

/** Runs a change about a person who has not left, under a lock for rules about the number of their rows. */
const aboutPerson = <T>(
  { db, accounts }: Deps,
  id: string,
  work: (tx: Tx) => Promise<T | AppError>,
): Promise<T | AppError> =>
  transact(db, async (tx) => {
    await lockName(tx, `person ${id}`);
    const person = await accounts.adminUser(id, tx);
    if (!person || person.deleted_at) return appError('person_not_found');
    return work(tx);
  });

/** Writes the audit row of a tag. */
const recordTag = ({ audit, now }: Deps, tx: Tx, { id, by }: About, change: { tag: string; has: boolean }) =>
  audit.record(tx, {
    at: now(),
    actorId: by,
    action: change.has ? 'user.tag' : 'user.untag',
    entity: 'user',
    entityId: id,
    of: id,
    before: null,
    after: { tag: change.tag },
  });

function createTags(deps: Deps) {
  const { db, now } = deps;
  const tagsOf = async (reader: Reader, id: string) => (await readTags(reader, [id])).get(id) ?? [];
  return {
    /** Returns the tags of people. */
    tagsOf: (ids: readonly string[]) => readTags(db, ids),

    /** Adds a tag. Adding it again changes nothing. */
    tag: (about: About, tag: string) =>
      aboutPerson(deps, about.id, async (tx) => {
        const has = await tagsOf(tx, about.id);
        if (has.includes(tag)) return has;
        if (has.length >= tagsAtMost) return appError('tags_full', { n: tagsAtMost });
        await insertTag(tx, { user_id: about.id, tag, created_at: now() });
        await recordTag(deps, tx, about, { tag, has: true });
        return tagsOf(tx, about.id);
      }),

    /** Takes a tag away. */
    untag: (about: About, tag: string) =>
      aboutPerson(deps, about.id, async (tx) => {
        if (await deleteTag(tx, about.id, tag)) await recordTag(deps, tx, about, { tag, has: false });
        return tagsOf(tx, about.id);
      }),
  };
}

/** Creates the notes. The audit log records that one was written or deleted, and not its words: a deleted note is gone. */
function createNotes(deps: Deps) {
  const { db, now, accounts, audit } = deps;
  const entry = ({ id, by }: About) => ({
    at: now(),
    actorId: by,
    entity: 'user' as const,
    entityId: id,
    of: id,
  });
  return {
    /** Lists the notes about a person, newest first. */
    notesOf: async (id: string): Promise<PersonNote[]> => presentNotes(accounts, await readNotes(db, id), db),

    /** Writes a note. */
    addNote: (about: About, text: string) =>
      aboutPerson(deps, about.id, async (tx): Promise<PersonNote | AppError> => {
        const at = now();
        const row = { id: newId(at), by_id: about.by, text, created_at: at };
        await insertNote(tx, { ...row, user_id: about.id });
        await audit.record(tx, { ...entry(about), action: 'user.note' });
        const [note] = await presentNotes(accounts, [row], tx);
        return note ?? appError('note_not_found');
      }),

    /** Deletes one's own note. Others' are not found. */
    removeNote: (about: About, noteId: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const gone = await deleteNote(tx, { id: noteId, userId: about.id, by: about.by });
        if (!gone) return appError('note_not_found');
        await audit.record(tx, { ...entry(about), action: 'user.note-deleted' });
        return null;
      }),
  };
}

/** Creates the service for what staff know of people. */
export function createCustomers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, audit }: { accounts: AccountsService; audit: AuditService },
) {
  const deps: Deps = { db, now, accounts, audit };
  return {
    ...createTags(deps),
    ...createNotes(deps),

    /** Returns what people are worth now. */
    worthOf: (ids: readonly string[]) => readWorth(db, ids),

    /** Returns the tags in use and the segments. */
    async choices(): Promise<{ tags: string[]; segments: Segment[] }> {
      const [tags, segments] = await Promise.all([tagsInUse(db), readSegments(db)]);
      return { tags, segments: segments.map(({ id, ...segment }) => ({ _id: id, ...segment })) };
    },

    /** Saves a segment. One with this name gets the filters. */
    saveSegment: (by: string, { name, filter }: { name: string; filter: PeopleQuery }) =>
      transact(db, async (tx): Promise<Segment | AppError> => {
        await lockName(tx, 'person segments');
        if ((await readSegments(tx)).length >= segmentsAtMost)
          return appError('segments_full', { n: segmentsAtMost });
        const at = now();
        const id = await upsertSegment(tx, { id: newId(at), name, filter, at });
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'segment.save',
          entity: 'segment',
          entityId: id,
          before: null,
          after: { name, filter },
        });
        return { _id: id, name, filter };
      }),

    /** Deletes a segment. */
    removeSegment: (by: string, id: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const gone = await deleteSegment(tx, id);
        if (!gone) return appError('segment_not_found');
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'segment.delete',
          entity: 'segment',
          entityId: id,
          before: { name: gone.name },
          after: null,
        });
        return null;
      }),

    /** Computes anew what people are worth whose orders have changed. */
    async sweep(): Promise<number> {
      if (!(await isWorthDue(db))) return 0;
      const done = await transact(db, renewWorth);
      return typeof done === 'number' ? done : 0;
    },

    /** Checks the stored worth against the orders. Returns one sentence per wrong person. */
    check: worthProblems,
  };
}
