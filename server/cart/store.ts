import { type RawBuilder, sql } from 'kysely';
import {
  keyed,
  meantBy,
  type Sellable,
  type SellableKey,
  type SellableRow,
  sellableColumns,
  toSellable,
} from '../catalog/service.ts';
import type { AppError } from '../platform/core/app-error.ts';
import type { Reader } from '../platform/database/database.ts';
import { unnestIds } from '../platform/database/unnest-ids.ts';

/** A line of a cart with what it means now. `available` also counts what the buyer's own open order holds. */
export type CartLine = { id: string; quantity: number; available: number; sku: Sellable };

/** Pieces held by the buyer's own open order: a query of SKUs and how many. */
export type HeldLines = (userId: string) => RawBuilder<{ sku_id: string; quantity: number }>;

/** A line that is put into a cart, if what is wanted is there. */
export type NewLine = { id: string; userId: string; wanted: SellableKey; quantity: number; at: Date };

/** What came of it: what the key means, how much of it this buyer can have, and the cart if the line was added. */
export type Added = { sku: Sellable | AppError; available: number; lines: CartLine[] | null };

type Row = SellableRow & { lineId: string; quantity: number; addedAt: Date; held: number };

const kept = (userId: string) =>
  sql`select id, sku_id, quantity, added_at from cart_lines where user_id = ${userId}`;

/** Lines with what they mean now. */
const withSkus = (held: RawBuilder<unknown>) => sql`
  select l.id as "lineId", l.quantity, l.added_at as "addedAt", ${sellableColumns}, coalesce(h.quantity, 0) as held
  from lines l join skus s on s.id = l.sku_id join products p on p.id = s.product_id
    left join (${held}) h on h.sku_id = l.sku_id`;

// The first added first.
const inOrder = sql`order by "addedAt" nulls first, "lineId"`;

const toLine = ({ lineId, quantity, addedAt: _, held, ...row }: Row): CartLine => {
  const sku = toSellable(row);
  return { id: lineId, quantity, available: sku.onSale ? sku.available + held : 0, sku };
};

/** The lines of a cart, the first added first. */
export async function readLines(db: Reader, userId: string, held: HeldLines): Promise<CartLine[]> {
  const { rows } = await sql<Row>`
    with lines as (${kept(userId)}) ${withSkus(held(userId))} ${inOrder}`.execute(db);
  return rows.map(toLine);
}

/**
 * Adds a line where so many pieces are there for this buyer, and answers the cart as it is then, in one statement. A SKU
 * that is in the cart already is not added (of two adds at the same instant, one is told so).
 */
export async function addLine(db: Reader, line: NewLine, heldLines: HeldLines): Promise<Added> {
  const { id, userId, wanted, quantity, at } = line;
  const held = heldLines(userId);
  const { rows } = await sql<Row | (Omit<Row, 'lineId'> & { lineId: null })>`
    with wanted as (
      select ${sellableColumns}, coalesce(h.quantity, 0) as held
      from ${keyed([wanted])} left join (${held}) h on h.sku_id = s.id
    ), added as (
      insert into cart_lines (id, user_id, sku_id, quantity, added_at)
      select ${id}::text, ${userId}::text, "skuId", ${quantity}::int, ${at}::timestamptz
      from wanted where available + held >= ${quantity}::int
      on conflict on constraint cart_lines_once do nothing
      returning id, sku_id, quantity, added_at
    ), lines as (${kept(userId)} union all select * from added)
    select null as "lineId", 0 as quantity, null::timestamptz as "addedAt", w.* from wanted w
    union all ${withSkus(held)}
    ${inOrder}`.execute(db);
  const meant = rows.find((row) => row.lineId === null);
  const lines = rows.filter((row) => row.lineId !== null);
  return {
    sku: meantBy(meant),
    available: meant ? meant.available + meant.held : 0,
    lines: lines.some((row) => row.lineId === id) ? lines.map(toLine) : null,
  };
}

/** Sets the quantity of a line. */
export const setQuantity = (db: Reader, id: string, quantity: number) =>
  db.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute();

/** The removal of lines by SKU. */
export const removal = (userId: string, skuIds: readonly string[]) =>
  sql`delete from cart_lines c using ${unnestIds(skuIds)} l where c.user_id = ${userId} and c.sku_id = l.id`;

/** Removes every line. */
export const deleteAll = (db: Reader, userId: string) =>
  db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
