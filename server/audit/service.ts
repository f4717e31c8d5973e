import type { Reader, Tx } from '../platform/database/database.ts';

/** One change by a person: what it was before and after. */
export type AuditEntry = {
  at: Date;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** The append-only log of what people changed. */
export type AuditService = ReturnType<typeof createAudit>;

/** Makes the audit service. */
export function createAudit() {
  return {
    /** Writes an entry in the transaction that makes the change. */
    async record(tx: Tx, entry: AuditEntry): Promise<void> {
      await tx
        .insertInto('audit')
        .values({
          at: entry.at,
          actor_id: entry.actorId,
          action: entry.action,
          entity: entry.entity,
          entity_id: entry.entityId,
          before: entry.before === undefined ? null : JSON.stringify(entry.before),
          after: entry.after === undefined ? null : JSON.stringify(entry.after),
        })
        .execute();
    },

    /** What was changed on one thing, the newest first. */
    async of(db: Reader, entity: string, entityId: string): Promise<AuditEntry[]> {
      const rows = await db
        .selectFrom('audit')
        .select(['at', 'actor_id as actorId', 'action', 'before', 'after'])
        .where('entity', '=', entity)
        .where('entity_id', '=', entityId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, entity, entityId }));
    },
  };
}
