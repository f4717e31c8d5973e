import { AppError } from '../../platform/core/app-error.ts';
import type { StockMoveKind } from '../../schema/column-types.ts';

/**
 * An order line that moves stock. `at` is the time of the movement; only an import of past data sets it.
 */
export type StockLine = { skuId: string; orderItemId: string; quantity: number; at?: Date };

/** The reason why stock is corrected or pieces come back, and who did it; null for the shop itself. */
export type Correction = { reason: string; by?: string | null };

/**
 * The stock movements of an order. Each happens at most once for an order line, except that its sold pieces may be
 * restored in several parts.
 */
export type OrderMove = 'reserve' | 'release' | 'sell' | 'restore';

/** The available pieces of a SKU, with the product's name for error messages. */
export type SkuStock = {
  skuId: string;
  productId: string;
  product: string;
  available: number;
  /** False once the SKU or its product is deleted. No new pieces of it can be reserved or sold. */
  onSale: boolean;
};

/** An earlier stock movement of an order line. */
export type PastMove = { orderItemId: string; kind: StockMoveKind; quantity: number; fromReserved: boolean };

/** The change of a SKU's counters, in pieces. */
export type Change = { skuId: string; received: number; available: number; reserved: number; sold: number };

/** A row to insert into `stock_moves`. */
export type MoveRow = {
  skuId: string;
  kind: OrderMove | 'adjust';
  quantity: number;
  fromReserved: boolean;
  orderItemId: string | null;
  reason: string | null;
  /** Who corrected the stock; null for movements of orders and of the shop itself. */
  actorId?: string | null;
  /** Null means now. */
  at: Date | null;
};

/** The rows and counter changes to write, and the lines that need no movement. */
export type Plan = { rows: MoveRow[]; changes: Change[]; skipped: StockLine[] };

type Step = Omit<Change, 'skuId' | 'received'> & { fromReserved: boolean };

const steps = {
  reserve: { available: -1, reserved: 1, sold: 0, fromReserved: false },
  release: { available: 1, reserved: -1, sold: 0, fromReserved: false },
  sellReserved: { available: 0, reserved: -1, sold: 1, fromReserved: true },
  sellAvailable: { available: -1, reserved: 0, sold: 1, fromReserved: false },
  restore: { available: 1, reserved: 0, sold: -1, fromReserved: false },
} as const satisfies Record<string, Step>;

/** Returns how many pieces of a line are sold and did not come back. */
function stillSold(past: readonly PastMove[]): number {
  const of = (kind: OrderMove) =>
    past.reduce((sum, move) => sum + (move.kind === kind ? move.quantity : 0), 0);
  return of('sell') - of('restore');
}

/** Returns the counter change of a line, given its earlier movements; null when there is nothing to do. */
function stepOf(kind: OrderMove, past: readonly PastMove[]): Step | null {
  const was = (earlier: OrderMove) => past.some((move) => move.kind === earlier);
  const isReserved =
    was('reserve') && !was('release') && !past.some((move) => move.kind === 'sell' && move.fromReserved);
  if (kind === 'reserve') return was('reserve') ? null : steps.reserve;
  if (kind === 'release') return isReserved ? steps.release : null;
  if (kind === 'sell') return was('sell') ? null : isReserved ? steps.sellReserved : steps.sellAvailable;
  return stillSold(past) > 0 ? steps.restore : null;
}

/** Returns the error for a SKU without enough stock. The details name the SKU. */
function shortage(sku: SkuStock, left: number): AppError {
  const values = { n: left, product: sku.product };
  const details = { productId: sku.productId, skuId: sku.skuId, available: left };
  if (!sku.onSale) return new AppError('item_unavailable', { values, details: { ...details, available: 0 } });
  return new AppError(left > 0 ? 'only_left' : 'out_of_stock', { values, details });
}

/**
 * Plans a stock movement of SKUs that the caller has locked. Returns an error for the first line without enough stock.
 * Throws for an unknown SKU, and for another quantity than the line moved before, except for pieces that come back: of
 * those at most as many move as are still sold.
 */
export function planMoves(
  kind: OrderMove,
  lines: readonly StockLine[],
  known: { skus: ReadonlyMap<string, SkuStock>; past: readonly PastMove[]; why?: Correction | undefined },
): Plan | AppError {
  const plan: Plan = { rows: [], changes: [], skipped: [] };
  const changes = new Map<string, Change>();
  for (const line of lines) {
    const sku = known.skus.get(line.skuId);
    if (!sku) throw new Error(`SKU ${line.skuId} not found`);
    const past = known.past.filter((move) => move.orderItemId === line.orderItemId);
    const step = stepOf(kind, past);
    if (!step) {
      plan.skipped.push(line);
      continue;
    }
    if (kind !== 'restore' && past.some((move) => move.quantity !== line.quantity))
      throw new Error(`Order item ${line.orderItemId} changed its quantity since its last stock movement`);
    const change = changes.get(line.skuId) ?? {
      skuId: line.skuId,
      received: 0,
      available: 0,
      reserved: 0,
      sold: 0,
    };
    const left = sku.available + change.available;
    if (step.available < 0 && (!sku.onSale || left < line.quantity)) return shortage(sku, left);
    // A piece comes back once: never more than are still sold.
    const quantity = kind === 'restore' ? Math.min(line.quantity, stillSold(past)) : line.quantity;
    change.available += step.available * quantity;
    change.reserved += step.reserved * quantity;
    change.sold += step.sold * quantity;
    changes.set(line.skuId, change);
    const { skuId, orderItemId } = line;
    plan.rows.push({
      skuId,
      kind,
      quantity,
      fromReserved: step.fromReserved,
      orderItemId,
      reason: known.why?.reason ?? null,
      actorId: known.why?.by ?? null,
      at: line.at ?? null,
    });
  }
  plan.changes = [...changes.values()];
  return plan;
}
