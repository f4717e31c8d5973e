import { sql } from 'kysely';
import type { Reader, Tx } from '../database/database.ts';

/**
 * What becomes of a table that names people. `true`: it is in the copy a person gets; it is emptied of them when they are
 * erased. Otherwise the reason why not, which the person is told on request.
 */
export type Fate = { exported: true | string; erased: true | string };

/** Something that must end before a person can be erased; `amount` in paise. */
export type Obstacle =
  | { code: 'wallet' | 'earnings'; amount: number }
  | {
      code: 'orders' | 'payments' | 'chats' | 'withdrawals' | 'reported_chats' | 'refunds' | 'returns';
      count: number;
    };

/** A person who is erased: what is theirs is found by these. */
export type Erased = { userId: string; phone: string; email: string; at: Date };

/**
 * One domain's share of personal data. Every table with a reference to a person stands in exactly one part; a test walks
 * the database for those that do not (server/composition/personal-data.test.ts).
 */
export type PersonalPart = {
  /** Its key in the copy. */
  name: string;
  tables: Readonly<Record<string, Fate>>;
  /** What the copy says; null where nothing of it is given out. */
  collect?(db: Reader, person: { userId: string; phone: string }): Promise<unknown>;
  /** Takes the person out, in the transaction that erases. Answers the addresses of pictures nobody shows any more. */
  erase?(tx: Tx, person: Erased): Promise<readonly string[]>;
  /** What is still open. Read in the transaction that holds the person. */
  obstacles?(db: Reader, userId: string): Promise<Obstacle[]>;
};

/** Rows of a table by one column, as they are kept, without `hidden` columns: secrets, and what is sealed. */
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

/** Removes the rows of a person from tables that are theirs alone, in this order. */
export async function removeRows(tx: Tx, userId: string, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
}

/** Why tax law keeps something (CGST Act, section 36: 72 months). */
export const keptForTax = 'kept as tax law requires (72 months)';
/** Why an id of somebody who works for the shop stays. */
export const staffOnly = 'says which member of staff did it; the account behind the id is made anonymous';
