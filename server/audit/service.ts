import type { AuditAction, AuditEntity } from '#contract/audit/actions.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import { insertEntries, readEntriesOf } from './store.ts';

export { type AuditReading, createAuditReading } from './read-log.ts';

/** An entry of the audit log: the values before and after a change. */
export type AuditEntry = {
  at: Date;
  actorId: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** A stored entry. Its action may have a name that is no longer in use. */
export type WrittenEntry = Omit<AuditEntry, 'action'> & { action: string };

/** The append-only audit log. */
export type AuditService = ReturnType<typeof createAudit>;

/** Creates the audit service. */
export function createAudit() {
  async function recordAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
    for (let start = 0; start < entries.length; start += 1000) {
      const rows = entries.slice(start, start + 1000).map((entry) => ({
        at: entry.at,
        actor_id: entry.actorId,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entityId,
        before: json(entry.before),
        after: json(entry.after),
      }));
      await insertEntries(tx, rows);
    }
  }

  return {
    /** Adds an entry, in the transaction that makes the change. */
    record: (tx: Tx, entry: AuditEntry): Promise<void> => recordAll(tx, [entry]),

    /** Adds many entries, in batches of 1,000. */
    recordAll,

    /** Lists the entries of one entity, newest first. */
    async of(db: Reader, entity: AuditEntity, entityId: string): Promise<WrittenEntry[]> {
      const rows = await readEntriesOf(db, entity, entityId);
      return rows.map((row) => ({ ...row, entity, entityId }));
    },
  };
}
