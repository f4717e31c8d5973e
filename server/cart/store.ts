import { type RawBuilder, sql } from 'kysely';
import { type Sellable, type SellableRow, sellableColumns, toSellable } from '../catalog/service.ts';
import type { Reader } from '../platform/database/database.ts';
import { listed } from '../platform/database/listed.ts';

/** A line of a cart with what it means now. `available` also counts what the buyer's own open order holds. */
export type CartLine = { id: string; quantity: number; available: number; sku: Sellable };

/** Pieces held by the buyer's own open order: a query of SKUs and how many. */
export type HeldLines = (userId: string) => RawBuilder<{ sku_id: string; quantity: number }>;

/** A line that is put into a cart. */
export type NewLine = { id: string; userId: string; skuId: string; quantity: number; at: Date };

type Row = SellableRow & { lineId: string; quantity: number; held: number };

const kept = (userId: string) =>
  sql`select id, sku_id, quantity, added_at from cart_lines where user_id = ${userId}`;

/** Lines with what they mean now, the first added first. */
const withSkus = (held: RawBuilder<unknown>) => sql`
  select l.id as "lineId", l.quantity, coalesce(h.quantity, 0) as held, ${sellableColumns}
  from lines l join skus s on s.id = l.sku_id join products p on p.id = s.product_id
    left join (${held}) h on h.sku_id = l.sku_id
  order by l.added_at, l.id`;

const toLine = ({ lineId, quantity, held, ...row }: Row): CartLine => {
  const sku = toSellable(row);
  return { id: lineId, quantity, available: sku.onSale ? sku.available + held : 0, sku };
};

/** The lines of a cart, the first added first. */
export async function readLines(db: Reader, userId: string, held: HeldLines): Promise<CartLine[]> {
  const { rows } = await sql<Row>`with lines as (${kept(userId)}) ${withSkus(held(userId))}`.execute(db);
  return rows.map(toLine);
}

/**
 * Adds a line and answers all of them, in one statement; null when this SKU is in the cart already (of two adds at the
 * same instant, one is told so).
 */
export async function addLine(db: Reader, line: NewLine, held: HeldLines): Promise<CartLine[] | null> {
  const { rows } = await sql<Row>`
    with added as (
      insert into cart_lines (id, user_id, sku_id, quantity, added_at)
      values (${line.id}, ${line.userId}, ${line.skuId}, ${line.quantity}, ${line.at})
      on conflict on constraint cart_lines_once do nothing
      returning id, sku_id, quantity, added_at
    ), lines as (${kept(line.userId)} union all select * from added)
    ${withSkus(held(line.userId))}`.execute(db);
  return rows.some((row) => row.lineId === line.id) ? rows.map(toLine) : null;
}

/** How many pieces of a SKU the buyer's own open order holds. */
export async function heldPieces(db: Reader, skuId: string, held: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(h.quantity), 0) as n from (${held}) h where h.sku_id = ${skuId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Sets the quantity of a line. */
export const setQuantity = (db: Reader, id: string, quantity: number) =>
  db.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute();

/** The removal of lines by SKU. */
export const removal = (userId: string, skuIds: readonly string[]) =>
  sql`delete from cart_lines c using ${listed(skuIds)} l where c.user_id = ${userId} and c.sku_id = l.id`;

/** Removes every line. */
export const deleteAll = (db: Reader, userId: string) =>
  db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
