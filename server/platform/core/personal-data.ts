import { sql } from 'kysely';
import type { Reader, Tx } from '../database/database.ts';

/**
 * The handling of a table with personal data. `exported: true`: it is in a person's copy. `erased: true`: erasing a
 * person removes them from it. A string is the reason why not, which the person gets on request.
 */
export type TableRule = { exported: true | string; erased: true | string };

/** Something that must be closed before a person can be erased. `amount` is in paise. */
export type Obstacle =
  | { code: 'wallet' | 'earnings'; amount: number }
  | {
      code:
        | 'orders'
        | 'payments'
        | 'chats'
        | 'withdrawals'
        | 'reported_chats'
        | 'refunds'
        | 'returns'
        | 'staff';
      count: number;
    };

/** The person to erase, with the keys that find their data. */
export type ErasedPerson = { userId: string; phone: string; email: string; at: Date };

/**
 * The personal data of one domain. Every table that refers to a person is in exactly one part; a test finds tables that
 * are missing (server/composition/personal-data.test.ts).
 */
export type PersonalPart = {
  /** Its key in the copy. */
  name: string;
  tables: Readonly<Record<string, TableRule>>;
  /** Returns the domain's data for a person's copy; null when nothing is exported. */
  collect?(db: Reader, person: { userId: string; phone: string }): Promise<unknown>;
  /** Removes the person, in the transaction that erases. Returns the addresses of pictures that are no longer used. */
  erase?(tx: Tx, person: ErasedPerson): Promise<readonly string[]>;
  /** Lists the obstacles to erasing. Runs in the transaction that locks the person. */
  obstacles?(db: Reader, userId: string): Promise<Obstacle[]>;
};

/** Returns the rows of a table by one column as stored, without `hidden` columns (secrets and encrypted values). */
export async function rowsOf(
  db: Reader,
  {
    table,
    column,
    value,
    hidden = [],
  }: { table: string; column: string; value: string; hidden?: readonly string[] },
): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(table)} t where ${sql.ref(`t.${column}`)} = ${value}
    order by ctid`.execute(db);
  return rows.map(({ row }) => row);
}

/** Deletes a person's rows from tables that hold only their own rows, in this order. */
export async function removeRows(tx: Tx, userId: string, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
}

/** The reason for retention by tax law (CGST Act, section 36: 72 months). */
export const retainedForTax = 'kept as tax law requires (72 months)';
/** The reason why the id of a member of staff stays. */
export const staffOnly = 'says which member of staff did it; the account behind the id is made anonymous';
