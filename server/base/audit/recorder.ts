import type { AuditAction, AuditEntity } from '#contract/base/audit/actions.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { createPersonKeys } from './person-keys.ts';
import { createSealing, type Opened, type SealedRow } from './sealing.ts';
import { insertEntries, readEntriesOf, sumOfActions } from './store.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * An entry of the audit log: the values before and after a change. `server/base/audit/fields.ts` declares the fields of each
 * action, and which of them are sealed.
 */
export type AuditEntry = {
  at: Date;
  actorId: string | null;
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** The person whom the sealed fields concern. Without one, they are sealed for the actor, who wrote them. */
  of?: string | null;
  before?: Facts | null | undefined;
  after?: Facts | null | undefined;
};

/** A change of a setting, whose value need not be an object. */
export type SettingEntry = Omit<AuditEntry, 'before' | 'after' | 'action'> & {
  action: 'setting.change';
  before: unknown;
  after: unknown;
};

/** A stored entry. Its action may have a name that is no longer in use. `erased`: its sealed values are lost. */
export type WrittenEntry = {
  at: Date;
  actorId: string | null;
  action: string;
  entity: AuditEntity;
  entityId: string;
  before: unknown;
  after: unknown;
  erased: boolean;
};

/** The append-only audit log. */
export type AuditService = ReturnType<typeof createAudit>;

/** Creates the audit service. `strict` refuses fields that are not declared; it is for tests and development. */
export function createAudit({ encryptor, strict }: { encryptor: Encryptor; strict: boolean }) {
  const sealing = createSealing(createPersonKeys(encryptor), { strict });

  async function recordAll(tx: Tx, entries: readonly (AuditEntry | SettingEntry)[]): Promise<void> {
    for (let start = 0; start < entries.length; start += 1000) {
      const batch = entries.slice(start, start + 1000);
      const sealed = await sealing.seal(tx, batch);
      await insertEntries(
        tx,
        batch.map((entry, i) => ({ ...entry, ...(sealed[i] as (typeof sealed)[number]) })),
      );
    }
  }

  return {
    /** Adds an entry, in the transaction that makes the change. */
    record: (tx: Tx, entry: AuditEntry | SettingEntry): Promise<void> => recordAll(tx, [entry]),

    /** Adds many entries, in batches of 1,000. */
    recordAll,

    /** Lists the entries of one entity, newest first, with their sealed values. */
    async of(db: Reader, entity: AuditEntity, entityId: string): Promise<WrittenEntry[]> {
      const rows = await sealing.open(db, await readEntriesOf(db, entity, entityId));
      return rows.map((row) => ({ ...row, entity, entityId }));
    },

    /** Returns the sum of an open amount of rupees of a person's actions, from an instant on, in paise. */
    sumOf: sumOfActions,

    /** Opens the sealed values of rows. */
    open: <R extends SealedRow>(db: Reader, rows: readonly R[]): Promise<Opened<R>[]> =>
      sealing.open(db, rows),

    /** Returns the columns of rows that an older version wrote openly. */
    sealOld: (tx: Tx, rows: Parameters<typeof sealing.seal>[1]) => sealing.seal(tx, rows, { old: true }),
  };
}
