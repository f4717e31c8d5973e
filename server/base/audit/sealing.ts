import type { AuditAction } from '#contract/base/audit/actions.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { decryptWith, encryptWith } from '../../platform/security/aes-gcm.ts';
import { auditFields, type FieldRule, sealedSettings } from './fields.ts';
import type { PersonKeys } from './person-keys.ts';

/** The values of an entry before and after, in one piece or in two: the open and the sealed ones. */
type Sides = { before?: unknown; after?: unknown };

/** An entry to seal. `of` is the person whom its sealed fields concern; null for nobody with an account. */
export type Draft = Sides & {
  at: Date;
  actorId: string | null;
  action: string;
  entityId: string;
  of?: string | null | undefined;
};

/** The columns of a sealed entry. Both are null when nothing in it is personal. */
export type Sealed = {
  before: string | null;
  after: string | null;
  personId: string | null;
  sealed: Buffer | null;
};

/** The columns that {@link Sealing.open} reads. */
export type SealedRow = { before: unknown; after: unknown; personId: string | null; sealed: Buffer | null };

/** An opened entry. `erased`: it has values that nobody can read any more. */
export type Opened<R extends SealedRow> = Omit<R, keyof SealedRow> & {
  before: unknown;
  after: unknown;
  erased: boolean;
};

const none: FieldRule = { open: [] };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const json = (value: unknown): string | null => (isEmpty(value) ? null : JSON.stringify(value));

function ruleOf({ action, entityId }: Draft): FieldRule {
  const rule = auditFields[action as AuditAction] ?? none;
  return action === 'setting.change' ? { ...rule, sealed: sealedSettings[entityId] ?? [] } : rule;
}

/** Splits one side into its open and its sealed values. An empty value tells nothing of anybody, so it stays open. */
function split(value: unknown, { open, sealed = [] }: FieldRule): { open: unknown; sealed: unknown } {
  const isOpen = (name: string) => !sealed.includes(name) && (open.includes('*') || open.includes(name));
  if (isEmpty(value)) return { open: null, sealed: undefined };
  if (!isGroup(value))
    return open.includes('*') ? { open: value, sealed: undefined } : { open: null, sealed: value };
  const entries = Object.entries(value);
  const isPersonal = ([name, one]: [string, unknown]) => !isOpen(name) && !isEmpty(one);
  const personal = entries.filter(isPersonal);
  return {
    open: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
    sealed: personal.length > 0 ? Object.fromEntries(personal) : undefined,
  };
}

/** Returns one side with the fields of its open and its sealed part. */
const merge = (open: unknown, sealed: unknown): unknown =>
  sealed === undefined ? (open ?? null) : isGroup(open) && isGroup(sealed) ? { ...open, ...sealed } : sealed;

/** Throws for a field that no rule names, so that a new one is declared before it is used. */
function refuseUndeclared(draft: Draft): void {
  const { open, sealed = [] } = ruleOf(draft);
  const names = [draft.before, draft.after].flatMap((side) => (isGroup(side) ? Object.keys(side) : []));
  const unknown = names.filter((name) => ![...open, ...sealed].includes(name) && !open.includes('*'));
  if (unknown.length > 0)
    throw new Error(
      `The audit log does not know ${unknown.join(', ')} of ${draft.action}: declare it in server/base/audit/fields.ts.`,
    );
}

/** Seals and opens the personal values of the audit log. */
export type Sealing = ReturnType<typeof createSealing>;

/** Creates the sealing. `strict` refuses undeclared fields; without it they are sealed. */
export function createSealing(keys: PersonKeys, { strict }: { strict: boolean }) {
  return {
    /**
     * Returns the columns of entries. Costs no query unless one has a personal value whose person's key is not cached. A
     * value that concerns nobody with an account is sealed for the actor, who wrote it.
     */
    async seal(tx: Tx, drafts: readonly Draft[], { old = false } = {}): Promise<Sealed[]> {
      const parts = drafts.map((draft) => {
        if (strict && !old) refuseUndeclared(draft);
        const rule = ruleOf(draft);
        const [before, after] = [split(draft.before, rule), split(draft.after, rule)];
        const isSealed = before.sealed !== undefined || after.sealed !== undefined;
        return {
          open: { before: json(before.open), after: json(after.open) },
          sealed: isSealed ? JSON.stringify({ before: before.sealed, after: after.sealed }) : null,
          personId: isSealed ? (draft.of ?? draft.actorId ?? '') : null,
        };
      });
      const people = new Set(parts.flatMap(({ personId }) => personId ?? []));
      const at = drafts[0]?.at ?? new Date(0);
      const found = people.size > 0 ? await keys.forWriting(tx, [...people], at) : new Map<string, Buffer>();
      return parts.map(({ open, sealed, personId }) => ({
        ...open,
        personId,
        sealed:
          sealed !== null && personId !== null
            ? encryptWith(found.get(personId) as Buffer, Buffer.from(sealed))
            : null,
      }));
    },

    /** Opens rows with the keys that still exist. */
    async open<R extends SealedRow>(db: Reader, rows: readonly R[]): Promise<Opened<R>[]> {
      const people = new Set(rows.flatMap(({ personId }) => personId ?? []));
      const found = await keys.read(db, [...people]);
      return rows.map(({ before, after, personId, sealed, ...row }) => {
        const key = personId === null ? undefined : found.get(personId);
        if (!sealed || !key) return { ...row, before, after, erased: sealed !== null };
        const sides = JSON.parse(decryptWith(key, sealed).toString()) as Sides;
        return {
          ...row,
          before: merge(before, sides.before),
          after: merge(after, sides.after),
          erased: false,
        };
      });
    },
  };
}
