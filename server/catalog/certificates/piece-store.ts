import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { OrderItemSnapshot, OrderStatus } from '../../schema/column-types.ts';

/**
 * A line of an order, as certificates need it. `returned`: pieces that an accepted return names. `unsent`: pieces that were
 * refunded before they left, those with the highest numbers.
 */
export type SoldLine = {
  id: string;
  order_id: string;
  product_id: string;
  sku_id: string;
  quantity: number;
  snapshot: OrderItemSnapshot;
  user_id: string;
  created_at: Date;
  status: OrderStatus;
  returned: number;
  unsent: number;
};

/** A piece with its line and the newest statement about it. `noted`: pieces of the line that staff noted as returned. */
export type PieceRow = {
  id: string;
  code: string;
  order_item_id: string;
  unit: number;
  product_id: string;
  came_back_at: Date | null;
  snapshot: OrderItemSnapshot;
  quantity: number;
  status: OrderStatus;
  returned: number;
  refunded: number;
  unsent: number;
  noted: number;
  revision: number;
  report_id: string | null;
  statement: string;
  signature: Buffer;
  key_id: string;
};

/** Returns whether an order waits for the codes of its pieces. */
export async function hasQueued(db: Reader): Promise<boolean> {
  const row = await db.selectFrom('certificate_queue').select('order_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Locks orders whose pieces wait for codes. Skips those that another process works on. */
export async function lockQueued(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('certificate_queue')
    .select('order_id')
    .orderBy('order_id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Removes orders whose pieces all have codes. */
export const unqueue = (tx: Tx, orderIds: readonly string[]) =>
  sql`delete from certificate_queue where order_id = any(${orderIds})`.execute(tx);

/** Returns the lines of orders in their order. */
export async function linesOf(db: Reader, orderIds: readonly string[]): Promise<SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    select id, order_id, product_id, sku_id, quantity, snapshot, user_id, created_at, status, returned, unsent
      from sold_lines where order_id = any(${orderIds}) order by order_id, position`.execute(db);
  return rows;
}

/** Returns how many pieces of each line have a code. The numbers of pieces run from 1 without gaps. */
export async function issuedCounts(db: Reader, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select order_item_id as id, max(unit) as n from certificates
     where order_item_id = any(${itemIds}) group by order_item_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** A piece to insert. */
export type NewPiece = {
  id: string;
  code: string;
  order_item_id: string;
  unit: number;
  product_id: string;
  sku_id: string;
  issued_at: Date;
};

/** Inserts pieces, except those that exist. Returns the ids of the inserted ones. */
export async function insertPieces(tx: Tx, pieces: readonly NewPiece[]): Promise<Set<string>> {
  if (pieces.length === 0) return new Set();
  const rows = await tx
    .insertInto('certificates')
    .values([...pieces])
    .onConflict((conflict) => conflict.columns(['order_item_id', 'unit']).doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A signed statement to insert. */
export type NewStatement = {
  certificate_id: string;
  revision: number;
  report_id: string | null;
  statement: string;
  signature: Buffer;
  key_id: string;
  signed_at: Date;
};

/** Inserts signed statements. They never change. */
export async function insertStatements(tx: Tx, statements: readonly NewStatement[]): Promise<void> {
  if (statements.length > 0)
    await tx
      .insertInto('certificate_statements')
      .values([...statements])
      .execute();
}

const piece = sql`
  select c.id, c.code, c.order_item_id, c.unit, c.product_id, c.came_back_at, l.snapshot, l.quantity, l.status, l.returned, l.refunded, l.unsent,
         (select count(*)::integer from certificates o
           where o.order_item_id = c.order_item_id and o.came_back_at is not null) as noted,
         s.revision, s.report_id, s.statement, s.signature, s.key_id
    from certificates c
    join sold_lines l on l.id = c.order_item_id
    join lateral (select * from certificate_statements where certificate_id = c.id order by revision desc limit 1) s on true`;

/** Returns the piece with a code, or undefined. */
export async function findPiece(db: Reader, code: string): Promise<PieceRow | undefined> {
  const { rows } = await sql<PieceRow>`${piece} where c.code = ${code}`.execute(db);
  return rows[0];
}

/** Returns the pieces of an order, by line and number. */
export async function piecesOf(db: Reader, orderId: string): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    ${piece} where l.order_id = ${orderId} order by l.position, c.unit`.execute(db);
  return rows;
}

/** Returns whose order it is; undefined if there is none. */
export async function buyerOf(db: Reader, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from sold_lines where order_id = ${orderId} limit 1`.execute(db);
  return rows[0]?.user_id;
}

/** Locks all pieces of the line that a code belongs to, so that notes about them are written one after the other. */
export async function lockLine(tx: Tx, code: string): Promise<void> {
  await sql`
    select id from certificates
     where order_item_id = (select order_item_id from certificates where code = ${code})
     order by unit for no key update`.execute(tx);
}

/** Notes when a piece came back; null takes the note away. */
export const noteCameBack = (tx: Tx, id: string, at: Date | null) =>
  tx.updateTable('certificates').set({ came_back_at: at }).where('id', '=', id).execute();
