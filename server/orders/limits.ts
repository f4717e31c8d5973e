import { type RawBuilder, sql } from 'kysely';
import { type AppError, appError } from '../platform/core/app-error.ts';
import type { Settings } from '../settings/service.ts';
import type { QuotedLine } from './quote.ts';

/** A line of an order that is to be paid on delivery and is not there yet. */
export type OpenCashLine = { orderId: string; skuId: string; quantity: number };

/** How one of a buyer's last online orders ended, and when. */
export type LastOnline = { endedBecause: string | null; endedAt: Date };

type Limits = Settings['orderLimits'];

/** How many online orders in a row must have run out before their buyer's reservations are bounded. */
const unpaidInARow = 3;
/** How many pieces of a SKU such a buyer may hold, and for how long after the last of those orders. */
const unpaidPieces = 5;
const unpaidMs = 24 * 3_600_000;

/** The lines of a buyer's open cash orders. Read it under `lockBuyer`: several orders at once then see one another. */
export const openCashLines = (userId: string): RawBuilder<OpenCashLine> => sql`
  select o.id as "orderId", i.sku_id as "skuId", i.quantity
    from orders o join order_items i on i.order_id = o.id
   where o.user_id = ${userId} and o.payment_method = 'cod' and o.payment_status = 'Pending'
     and o.status not in ('Delivered', 'Cancelled')`;

/**
 * The buyer's last online orders, the newest first. One that was given up for another cart says nothing about whether
 * its buyer pays.
 */
export const lastOnlineOrders = (userId: string): RawBuilder<LastOnline> => sql`
  select ended_because as "endedBecause", updated_at as "endedAt" from orders
   where user_id = ${userId} and payment_method = 'online' and ended_because is distinct from 'replaced'
   order by created_at desc limit ${unpaidInARow}`;

/** The lines whose pieces are counted: those of an excepted category are sold in any number. */
function counted(lines: readonly QuotedLine[], { exceptCategories }: Limits): QuotedLine[] {
  const named = (category: string) => category.trim().toLowerCase();
  const excepted = new Set(exceptCategories.map(named));
  return lines.filter(({ item }) => !excepted.has(named(item.category)));
}

/**
 * Why an order cannot be paid on delivery beside its buyer's open ones; null when it can. Returns `cash_open_orders` or
 * `cash_open_pieces`, both with words that say how to go on.
 */
export function cashRefusal(
  open: readonly OpenCashLine[],
  lines: readonly QuotedLine[],
  limits: Limits,
): AppError | null {
  const { cashOrders, cashPieces } = limits;
  const orders = new Set(open.map(({ orderId }) => orderId)).size;
  if (orders >= cashOrders) return appError('cash_open_orders', { n: cashOrders });
  for (const { item, quantity } of counted(lines, limits)) {
    const before = open.reduce((sum, line) => sum + (line.skuId === item.skuId ? line.quantity : 0), 0);
    if (before + quantity > cashPieces)
      return appError('cash_open_pieces', { n: cashPieces, product: item.name });
  }
  return null;
}

/**
 * Why an online order may not hold so many pieces: its buyer let the last orders run out unpaid. Null for everybody else,
 * whose one open order holds what it wants for half an hour.
 */
export function reservationRefusal(
  last: readonly LastOnline[],
  lines: readonly QuotedLine[],
  limits: Limits,
  now: Date,
): AppError | null {
  const [newest] = last;
  const ranOut = last.length === unpaidInARow && last.every(({ endedBecause }) => endedBecause === 'expired');
  if (!ranOut || !newest || now.getTime() - newest.endedAt.getTime() > unpaidMs) return null;
  const tooMany = counted(lines, limits).find(({ quantity }) => quantity > unpaidPieces);
  return tooMany ? appError('reserved_unpaid', { n: unpaidPieces, product: tooMany.item.name }) : null;
}
