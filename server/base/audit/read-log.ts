import type { AuditEntry } from '#contract/base/audit/endpoints.ts';
import { daysAfter, startOfDay } from '#contract/core/india-time.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import { isShownSecret } from '#contract/selling/coupons/rules.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditService } from './recorder.ts';
import type { Opened } from './sealing.ts';
import { type AuditRow, namesOfThings, readAudit, wordsOf } from './store.ts';

/** The filter of the audit page. Days (YYYY-MM-DD) are in IST; `to` is inclusive. */
export type AuditFilter = {
  by?: string | undefined;
  actor?: string | undefined;
  about?: string | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Excludes sign-ins and refused requests, which are not changes. */
  changesOnly?: boolean | undefined;
} & PageRequest;

/**
 * The part of the accounts service that is needed. Declared here to avoid an import cycle: accounts write to
 * the log.
 */
type People = {
  findPeople(ids: readonly string[]): Promise<Map<string, { id: string; name: string; role: Role }>>;
  peopleLike(words: string, limit: number): Promise<string[]>;
};

/** Read access to the audit log, for admins. */
export type AuditReading = ReturnType<typeof createAuditReading>;

// The maximum number of users that a search by name covers.
const actorLimit = 200;

/** Returns the texts inside a value that can be ids of things: 16 characters with at least one digit. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?=.*\d)[0-9a-z]{16}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** Returns a value with the secret code of a coupon as it is `shown`: entries of before have it as it is (decision 137). */
const withShown = (value: unknown, shown: string): unknown =>
  typeof value === 'object' && value !== null && 'code' in value && value.code !== null
    ? { ...value, code: shown }
    : value;

/** Returns how the entry of a coupon or a return shows a secret code; null when it has none. */
const shownIn = (
  row: Pick<Opened<AuditRow>, 'action' | 'entity'>,
  name: string | undefined,
): string | null => {
  if (row.action === 'return.accepted') return 'CREDIT••••';
  return row.entity === 'coupon' && name !== undefined && isShownSecret(name) ? name : null;
};

/** Creates read access to the audit log. */
export function createAuditReading(
  { reader: db }: Pick<Platform, 'reader'>,
  { accounts, audit }: { accounts: People; audit: AuditService },
) {
  /**
   * Adds the names of actors and entities, and of the things whose ids are among the values: one query for people, one for
   * other entities. People among the values are not named.
   */
  async function present(rows: readonly Opened<AuditRow>[]): Promise<AuditEntry[]> {
    const ids = rows.flatMap((row) => [row.actorId ?? row.entityId, row.entityId]);
    const [people, things] = await Promise.all([
      accounts.findPeople(ids),
      namesOfThings(
        db,
        rows.flatMap(({ entityId, before, after }) => [entityId, ...idsIn(before), ...idsIn(after)]),
      ),
    ]);
    return rows.map(({ id, at, actorId, before, after, ...row }) => {
      const actor = actorId === null ? undefined : people.get(actorId);
      const named = [...idsIn(before), ...idsIn(after)].flatMap((one) => {
        const name = things.get(one);
        return name === undefined ? [] : [[one, name] as const];
      });
      const shown = shownIn(row, things.get(row.entityId));
      return {
        _id: String(id),
        at: at.toISOString(),
        actor: actor ? { _id: actor.id, name: actor.name, role: actor.role } : null,
        ...row,
        name: people.get(row.entityId)?.name ?? things.get(row.entityId) ?? null,
        before: (shown === null ? before : withShown(before, shown)) ?? null,
        after: (shown === null ? after : withShown(after, shown)) ?? null,
        ...(named.length > 0 && { names: Object.fromEntries(named) }),
      };
    });
  }

  /** Returns the ids of the actors of a filter. Null means anyone; an empty list means no match. */
  async function actorsOf({ by, actor }: AuditFilter): Promise<string[] | null> {
    if (actor) return [actor];
    return by ? accounts.peopleLike(by, actorLimit) : null;
  }

  return {
    /** Returns a page of entries, newest first. */
    async page(filter: AuditFilter): Promise<{ entries: AuditEntry[]; pages: Pages }> {
      const actors = await actorsOf(filter);
      if (actors?.length === 0) return { entries: [], pages: { next: null, previous: null } };
      const { rows, pages } = await readAudit(db, {
        actors,
        about: filter.about ?? null,
        action: filter.action ?? null,
        entity: filter.entity ?? null,
        from: filter.from ? startOfDay(filter.from) : null,
        until: filter.to ? startOfDay(daysAfter(filter.to, 1)) : null,
        after: filter.after,
        before: filter.before,
        limit: filter.limit,
        changesOnly: filter.changesOnly === true,
      });
      return { entries: await present(await audit.open(db, rows)), pages };
    },

    /** Returns the actions and entities to filter by. */
    async choices(): Promise<{ actions: string[]; entities: string[] }> {
      const [actions, entities] = await Promise.all([wordsOf(db, 'action'), wordsOf(db, 'entity')]);
      return { actions, entities };
    },
  };
}
