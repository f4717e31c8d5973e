import { type RawBuilder, sql } from 'kysely';
import { type AppError, appError } from '../platform/core/app-error.ts';
import type { Settings } from '../settings/service.ts';
import type { QuotedLine } from './quote.ts';

/** A line of an open cash order: neither delivered nor cancelled. */
export type OpenCashLine = { orderId: string; skuId: string; quantity: number };

/** The end of one of a buyer's last online orders. */
export type LastOnline = { endedBecause: string | null; endedAt: Date };

type Limits = Settings['orderLimits'];

/** After so many expired online orders in a row, the buyer's reservations are limited. */
const unpaidInARow = 3;
/** The limit of pieces a SKU for such a buyer, and its duration after the last of those orders. */
const unpaidPieces = 5;
const unpaidMs = 24 * 3_600_000;

/** Queries the lines of a buyer's open cash orders. Run it under `lockBuyer`, so that concurrent orders count too. */
export const openCashLines = (userId: string): RawBuilder<OpenCashLine> => sql`
  select o.id as "orderId", i.sku_id as "skuId", i.quantity
    from orders o join order_items i on i.order_id = o.id
   where o.user_id = ${userId} and o.payment_method = 'cod' and o.payment_status = 'Pending'
     and o.status not in ('Delivered', 'Cancelled')`;

/**
 * Queries the buyer's last online orders, newest first. Replaced orders are skipped, because they do not show whether
 * the buyer pays.
 */
export const lastOnlineOrders = (userId: string): RawBuilder<LastOnline> => sql`
  select ended_because as "endedBecause", updated_at as "endedAt" from orders
   where user_id = ${userId} and payment_method = 'online' and ended_because is distinct from 'replaced'
   order by created_at desc limit ${unpaidInARow}`;

/** Returns the lines that the limits apply to: all but those of excepted categories. */
function limitedLines(lines: readonly QuotedLine[], { exceptCategories }: Limits): QuotedLine[] {
  const normalise = (category: string) => category.trim().toLowerCase();
  const excepted = new Set(exceptCategories.map(normalise));
  return lines.filter(({ item }) => !excepted.has(normalise(item.category)));
}

/**
 * Returns `cash_open_orders` or `cash_open_pieces` when the buyer's open cash orders do not allow another one; null
 * when they do.
 */
export function cashRefusal(
  open: readonly OpenCashLine[],
  lines: readonly QuotedLine[],
  limits: Limits,
): AppError | null {
  const { cashOrders, cashPieces } = limits;
  const orders = new Set(open.map(({ orderId }) => orderId)).size;
  if (orders >= cashOrders) return appError('cash_open_orders', { n: cashOrders });
  for (const { item, quantity } of limitedLines(lines, limits)) {
    const before = open.reduce((sum, line) => sum + (line.skuId === item.skuId ? line.quantity : 0), 0);
    if (before + quantity > cashPieces)
      return appError('cash_open_pieces', { n: cashPieces, product: item.name });
  }
  return null;
}

/**
 * Returns `reserved_unpaid` when a buyer whose last online orders all expired unpaid orders too many pieces. Null for
 * everybody else.
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
  const tooMany = limitedLines(lines, limits).find(({ quantity }) => quantity > unpaidPieces);
  return tooMany ? appError('reserved_unpaid', { n: unpaidPieces, product: tooMany.item.name }) : null;
}
