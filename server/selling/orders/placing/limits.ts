import type { Settings } from '../../../base/settings/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, rupeeText, sum, times } from '../../../platform/core/money.ts';
import type { SourceUse, UnpaidLine } from '../paying/unpaid-store.ts';
import type { QuotedLine } from './quote.ts';

type Limits = Settings['orderLimits'];

/** The period in which terms and orders of one source are counted. */
export const countedMs = 24 * 3_600_000;

/** Returns the lines that have stock: no services. */
const withStock = (lines: readonly QuotedLine[]) => lines.filter(({ item }) => !item.service);

/** Returns whether the limits of pieces count a category. */
function countedBy({ exceptCategories }: Limits): (category: string) => boolean {
  const normalise = (category: string) => category.trim().toLowerCase();
  const excepted = new Set(exceptCategories.map(normalise));
  return (category) => !excepted.has(normalise(category));
}

/** Returns the pieces of each SKU. Lines of one SKU that differ in what was filled in are added. */
function piecesBySku(lines: readonly { skuId: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { skuId, quantity } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
  return pieces;
}

const total = (pieces: ReadonlyMap<string, number>): number =>
  [...pieces.values()].reduce((all, n) => all + n, 0);

const lineOf = ({ item, quantity }: QuotedLine): UnpaidLine => ({
  orderId: '',
  skuId: item.skuId,
  category: item.category,
  quantity,
  price: item.price,
});

/** Returns the first line whose SKU has more than `most` pieces, with those of earlier orders. */
function skuAbove(
  lines: readonly QuotedLine[],
  before: readonly UnpaidLine[],
  { limits, most }: { limits: Limits; most: number },
): QuotedLine | undefined {
  const isCounted = countedBy(limits);
  const counted = withStock(lines).filter(({ item }) => isCounted(item.category));
  const pieces = piecesBySku([...before, ...counted.map(lineOf)]);
  return counted.find(({ item }) => (pieces.get(item.skuId) ?? 0) > most);
}

/**
 * Returns `cash_open_orders` or `cash_open_pieces` when the buyer's open cash orders do not allow another one; null
 * when they do.
 */
export function cashRefusal(
  open: readonly UnpaidLine[],
  lines: readonly QuotedLine[],
  limits: Limits,
): AppError | null {
  const { cashOrders, cashPieces } = limits;
  const orders = new Set(open.map(({ orderId }) => orderId)).size;
  if (orders >= cashOrders) return appError('cash_open_orders', { n: cashOrders });
  const tooMany = skuAbove(lines, open, { limits, most: cashPieces });
  return tooMany ? appError('cash_open_pieces', { n: cashPieces, product: tooMany.item.name }) : null;
}

/**
 * Returns `unpaid_pieces` when an online order, with the open cash orders `before`, has more pieces of a SKU than its buyer
 * may have unpaid; null when not.
 */
export function piecesRefusal(
  before: readonly UnpaidLine[],
  lines: readonly QuotedLine[],
  { limits, isKnown }: { limits: Limits; isKnown: boolean },
): AppError | null {
  const { pieces: n } = isKnown ? limits.knownBuyer : limits.newBuyer;
  const tooMany = skuAbove(lines, before, { limits, most: n });
  return tooMany ? appError('unpaid_pieces', { n, product: tooMany.item.name }) : null;
}

/**
 * Returns the error when a buyer would have more items unpaid than an account may; null when not. `before` are the lines
 * of their other unpaid orders. An order of a single piece is always allowed, whatever it costs.
 */
export function unpaidRefusal(
  before: readonly UnpaidLine[],
  lines: readonly QuotedLine[],
  { limits, isKnown }: { limits: Limits; isKnown: boolean },
): AppError | null {
  const bounds = isKnown ? limits.knownBuyer : limits.newBuyer;
  const isCounted = countedBy(limits);
  const ordered = withStock(lines).map(lineOf);
  const all = [...before, ...ordered];
  const pieces = piecesBySku(all.filter(({ category }) => isCounted(category)));
  if (pieces.size > bounds.items) return appError('unpaid_items', { n: bounds.items });
  if (total(pieces) > bounds.allPieces) return appError('unpaid_all_pieces', { n: bounds.allPieces });
  const value = sum(all.map(({ price, quantity }) => times(price, quantity)));
  const most = fromRupees(bounds.value);
  return value > most && total(piecesBySku(ordered)) > 1
    ? appError('unpaid_value', { amount: rupeeText(most) })
    : null;
}

/**
 * Returns whether the unpaid orders of one source, with this one, take more items than they may. `factor` multiplies each
 * bound. What one order alone has is bounded by its account.
 */
export function isAboveSource(
  { orders, skus }: SourceUse,
  lines: readonly QuotedLine[],
  { limits: { address: bounds }, factor }: { limits: Limits; factor: number },
): boolean {
  const ordered = withStock(lines).map(lineOf);
  const pieces = piecesBySku(ordered);
  const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
  const open = skus.filter((sku) => sku.taken > 0);
  const openPieces = open.reduce((all, sku) => all + sku.taken, 0) + total(pieces);
  const items = new Set([...open.map(({ skuId }) => skuId), ...pieces.keys()]).size;
  const value = sum([
    ...open.map((sku) => sku.value),
    ...ordered.map((line) => times(line.price, line.quantity)),
  ]);
  const ofDay = [...pieces].map(([skuId, n]) => {
    const sku = bySku.get(skuId);
    return (sku?.inDay ?? 0) + Math.max(sku?.inTerm ?? 0, n);
  });
  return (
    orders + 1 > bounds.orders * factor ||
    Math.max(0, ...ofDay) > bounds.pieces * factor ||
    (open.length > 0 &&
      (openPieces > bounds.allPieces * factor ||
        items > bounds.items * factor ||
        value > fromRupees(bounds.value) * factor))
  );
}
