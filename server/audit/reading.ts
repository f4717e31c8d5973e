import type { Role } from '#contract/accounts/endpoints.ts';
import type { AuditEntry } from '#contract/audit/endpoints.ts';
import { daysAfter, startOfDay } from '../platform/core/india-time.ts';
import type { Platform } from '../platform/platform.ts';
import { type AuditQuestion, type AuditRow, namesOfThings, readAudit, wordsOf } from './store.ts';

/** What the desk asks of the log; days (YYYY-MM-DD) are the shop's, `to` is the last of them. */
export type AuditFilter = {
  by?: string | undefined;
  actor?: string | undefined;
  about?: string | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: string | undefined;
  /** Leaves log-ins and refused calls out: they are no changes. */
  changesOnly?: boolean | undefined;
  limit: number;
};

/** What it asks of accounts, which themselves write to the log: named here, so that neither stands in the other. */
type People = {
  findPeople(ids: readonly string[]): Promise<Map<string, { id: string; name: string; role: Role }>>;
  peopleLike(words: string, limit: number): Promise<string[]>;
};

/** The log as the desk reads it. */
export type AuditReading = ReturnType<typeof createAuditReading>;

// A name that more people than this have is too common to ask for.
const sought = 200;

/** The place in the log after which a page goes on: milliseconds and id. */
const cursorOf = (row: AuditRow): string => `${row.at.getTime()}.${row.id}`;
function readCursor(text: string): AuditQuestion['before'] {
  const [at = 0, id = 0] = text.split('.').map(Number);
  return { at: new Date(at), id };
}

/** Makes the reading of the log. */
export function createAuditReading({ db }: Pick<Platform, 'db'>, { accounts }: { accounts: People }) {
  /** Puts names to who did it and to what: one query for all people, one for all things. */
  async function present(rows: readonly AuditRow[]): Promise<AuditEntry[]> {
    const ids = rows.flatMap((row) => [row.actorId ?? row.entityId, row.entityId]);
    const [people, things] = await Promise.all([
      accounts.findPeople(ids),
      namesOfThings(
        db,
        rows.map(({ entityId }) => entityId),
      ),
    ]);
    return rows.map(({ id, at, actorId, before, after, ...row }) => {
      const actor = actorId === null ? undefined : people.get(actorId);
      return {
        _id: String(id),
        at: at.toISOString(),
        actor: actor ? { _id: actor.id, name: actor.name, role: actor.role } : null,
        ...row,
        name: people.get(row.entityId)?.name ?? things.get(row.entityId) ?? null,
        before: before ?? null,
        after: after ?? null,
      };
    });
  }

  /** Whose changes are asked for; null is anybody's, an empty list nobody's. */
  async function actorsOf({ by, actor }: AuditFilter): Promise<string[] | null> {
    if (actor) return [actor];
    return by ? accounts.peopleLike(by, sought) : null;
  }

  return {
    /** A page of the log, newest first. `next` is null on the last one. */
    async page(filter: AuditFilter): Promise<{ entries: AuditEntry[]; next: string | null }> {
      const actors = await actorsOf(filter);
      if (actors?.length === 0) return { entries: [], next: null };
      const rows = await readAudit(db, {
        actors,
        about: filter.about ?? null,
        action: filter.action ?? null,
        entity: filter.entity ?? null,
        from: filter.from ? startOfDay(filter.from) : null,
        until: filter.to ? startOfDay(daysAfter(filter.to, 1)) : null,
        before: filter.before ? readCursor(filter.before) : null,
        changesOnly: filter.changesOnly === true,
        limit: filter.limit + 1,
      });
      const shown = rows.slice(0, filter.limit);
      const last = shown.at(-1);
      return {
        entries: await present(shown),
        next: rows.length > shown.length && last ? cursorOf(last) : null,
      };
    },

    /** What there is to choose from. */
    async choices(): Promise<{ actions: string[]; entities: string[] }> {
      const [actions, entities] = await Promise.all([wordsOf(db, 'action'), wordsOf(db, 'entity')]);
      return { actions, entities };
    },
  };
}
