import { type RawBuilder, sql } from 'kysely';
import type { PersonalValue } from '#contract/catalog/products/personal.ts';
import {
  joinSku,
  resolveSku,
  type Sellable,
  type SellableKey,
  type SellableRow,
  sellableColumns,
  skusByKey,
  toSellable,
} from '../../catalog/products/service.ts';
import type { AppError } from '../../platform/core/app-error.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Personalisation } from './personalise.ts';

/** A cart line with its current SKU. `available` includes what the buyer's own open order reserves. */
export type CartLine = {
  id: string;
  quantity: number;
  available: number;
  sku: Sellable;
  /** What the buyer filled in; null for nothing. */
  personal: PersonalValue[] | null;
  /** Equal for equal values; '' for nothing. */
  personalKey: string;
};

/** Queries the pieces that the buyer's own open order reserves, by SKU. */
export type ReservedLines = (userId: string) => RawBuilder<{ sku_id: string; quantity: number }>;

/** A line to add to a cart. */
export type NewLine = {
  id: string;
  userId: string;
  key: SellableKey;
  quantity: number;
  personal: Personalisation | null;
  at: Date;
};

/**
 * The result of {@link addLine}: the SKU, how many pieces this buyer can order, and the new cart. The cart is null
 * when nothing was added.
 */
export type Added = { sku: Sellable | AppError; available: number; lines: CartLine[] | null };

/** Queries no reserved pieces. */
export const nothingReserved: ReservedLines = () =>
  sql`select null::text as sku_id, 0 as quantity where false`;

type Row = SellableRow & {
  lineId: string;
  quantity: number;
  addedAt: Date;
  held: number;
  personal: PersonalValue[] | null;
  personalKey: string;
};

// The line of a service has as many pieces as products in the cart have it (0310_selling_cart.sql).
const storedLines = (userId: string) =>
  sql`select id, sku_id, quantity, added_at, personal, personal_key from cart_lines where user_id = ${userId}
    union all select sku_id, sku_id, quantity, added_at, null::jsonb, '' from cart_services where user_id = ${userId}`;

/** Joins lines with their current SKUs. */
const withSkus = (reserved: RawBuilder<unknown>) => sql`
  select l.id as "lineId", l.quantity, l.added_at as "addedAt", l.personal, l.personal_key as "personalKey", ${sellableColumns},
    coalesce(h.quantity, 0) as held
  from lines l ${joinSku(sql`l.sku_id`)}
    left join (${reserved}) h on h.sku_id = l.sku_id`;

// Oldest first.
const inOrder = sql`order by "addedAt" nulls first, "lineId"`;

const toLine = ({ lineId, quantity, addedAt: _, held, personal, personalKey, ...row }: Row): CartLine => {
  const sku = toSellable(row);
  return {
    id: lineId,
    quantity,
    available: sku.onSale ? sku.available + held : 0,
    sku,
    personal,
    personalKey,
  };
};

/** Lists the lines of a cart, oldest first. */
export async function readLines(db: Reader, userId: string, held: ReservedLines): Promise<CartLine[]> {
  const { rows } = await sql<Row>`
    with lines as (${storedLines(userId)}) ${withSkus(held(userId))} ${inOrder}`.execute(db);
  return rows.map(toLine);
}

/**
 * Adds a line if enough pieces are available to this buyer, and returns the new cart, in one statement. A SKU that is
 * already in the cart is not added. A unique constraint decides between two concurrent adds.
 */
export async function addLine(db: Reader, line: NewLine, reservedLines: ReservedLines): Promise<Added> {
  const { id, userId, key, quantity, personal, at } = line;
  const held = reservedLines(userId);
  const { rows } = await sql<Row | (Omit<Row, 'lineId'> & { lineId: null })>`
    with wanted as (
      select ${sellableColumns}, coalesce(h.quantity, 0) as held
      from ${skusByKey([key])} left join (${held}) h on h.sku_id = s.id
    ), added as (
      insert into cart_lines (id, user_id, sku_id, quantity, added_at, personal, personal_key)
      select ${id}::text, ${userId}::text, "skuId", ${quantity}::int, ${at}::timestamptz,
             ${personal && JSON.stringify(personal.values)}::jsonb, ${personal?.key ?? ''}::text
      from wanted
      where service is null
        and available + held >= ${quantity}::int + coalesce((
          select sum(c.quantity) from cart_lines c where c.user_id = ${userId}::text and c.sku_id = wanted."skuId"), 0)
        and (${personal !== null}::boolean or not coalesce(jsonb_path_exists("personalFields", '$[*] ? (@.required == true)'), false))
      on conflict on constraint cart_lines_once do nothing
      returning id, sku_id, quantity, added_at, personal, personal_key
    ), lines as (${storedLines(userId)} union all select id, sku_id, quantity, added_at, personal, personal_key from added)
    select null as "lineId", 0 as quantity, null::timestamptz as "addedAt", null::jsonb as personal, '' as "personalKey", w.* from wanted w
    union all ${withSkus(held)}
    ${inOrder}`.execute(db);
  const target = rows.find((row) => row.lineId === null);
  const lines = rows.filter((row) => row.lineId !== null);
  return {
    sku: resolveSku(target),
    available: target ? target.available + target.held : 0,
    lines: lines.some((row) => row.lineId === id) ? lines.map(toLine) : null,
  };
}

/** Sets the quantity of a line. */
export const setQuantity = (db: Reader, id: string, quantity: number) =>
  db.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute();

/** A line by its SKU and by what was filled in. */
export type LineKey = { skuId: string; personalKey: string };

/** Removes a line. */
export const deleteLine = (db: Reader, id: string) =>
  db.deleteFrom('cart_lines').where('id', '=', id).execute();

/** Returns the statement that removes lines by SKU and by what was filled in. */
export const removal = (userId: string, lines: readonly LineKey[]) => sql`
  delete from cart_lines c using (
    select * from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ personalKey }) => personalKey)}::text[])
      as l (sku_id, personal_key) limit ${lines.length}) l
   where c.user_id = ${userId} and c.sku_id = l.sku_id and c.personal_key = l.personal_key`;

/** Removes every line. */
export const deleteAll = (db: Reader, userId: string) =>
  db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
