import { type AppError, appError } from '../platform/core/app-error.ts';
import type { Settings } from '../settings/service.ts';
import type { OpenCashLine } from './line-store.ts';
import type { QuotedLine } from './quote.ts';
import type { LastOnline } from './store.ts';

type Limits = Settings['orderLimits'];

/** After so many expired online orders in a row, a buyer's reservations are limited. */
export const unpaidInARow = 3;
/** The limit of pieces a SKU for such a buyer, and its duration after the last of those orders. */
const unpaidPieces = 5;
const unpaidMs = 24 * 3_600_000;

/** Returns the lines that the limits apply to: goods, without those of excepted categories. */
function limitedLines(lines: readonly QuotedLine[], { exceptCategories }: Limits): QuotedLine[] {
  const normalise = (category: string) => category.trim().toLowerCase();
  const excepted = new Set(exceptCategories.map(normalise));
  return lines.filter(({ item }) => !item.service && !excepted.has(normalise(item.category)));
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
