import { AppError } from '../platform/core/app-error.ts';

/**
 * A line of an order whose pieces move: which SKU, for which order line, how many pieces. `at` is when it happened;
 * only an import of the past tells it.
 */
export type StockLine = { skuId: string; orderItemId: string; quantity: number; at?: Date };

/** The four ways in which an order moves stock; each happens at most once for an order line. */
export type OrderMove = 'reserve' | 'release' | 'sell' | 'restore';

/** The counters of a SKU, in pieces, with what is needed to speak about it. */
export type Shelf = {
  skuId: string;
  productId: string;
  product: string;
  available: number;
  /** False once the SKU or its product was taken out of the shop: nothing new is taken from such a shelf. */
  onSale: boolean;
};

/** A move that was made earlier for an order line. */
export type PastMove = { orderItemId: string; kind: string; quantity: number; fromReserved: boolean };

/** What a move does to the counters of a SKU, in pieces. */
export type Change = { skuId: string; received: number; available: number; reserved: number; sold: number };

/** One row to write into `stock_moves`. */
export type MoveRow = {
  skuId: string;
  kind: OrderMove | 'adjust';
  quantity: number;
  fromReserved: boolean;
  orderItemId: string | null;
  reason: string | null;
  /** Null: now. */
  at: Date | null;
};

/** What is to be done: rows, counter changes, and the lines for which nothing is left to do. */
export type Plan = { rows: MoveRow[]; changes: Change[]; skipped: StockLine[] };

type Step = Omit<Change, 'skuId' | 'received'> & { fromReserved: boolean };

const steps = {
  reserve: { available: -1, reserved: 1, sold: 0, fromReserved: false },
  release: { available: 1, reserved: -1, sold: 0, fromReserved: false },
  sellReserved: { available: 0, reserved: -1, sold: 1, fromReserved: true },
  sellFromShelf: { available: -1, reserved: 0, sold: 1, fromReserved: false },
  restore: { available: 1, reserved: 0, sold: -1, fromReserved: false },
} as const satisfies Record<string, Step>;

/** The step of a line, given what was moved for it before; null when there is nothing (left) to do. */
function stepOf(kind: OrderMove, past: readonly PastMove[]): Step | null {
  const was = (wanted: OrderMove) => past.some((move) => move.kind === wanted);
  const holds =
    was('reserve') && !was('release') && !past.some((move) => move.kind === 'sell' && move.fromReserved);
  if (kind === 'reserve') return was('reserve') ? null : steps.reserve;
  if (kind === 'release') return holds ? steps.release : null;
  if (kind === 'sell') return was('sell') ? null : holds ? steps.sellReserved : steps.sellFromShelf;
  return was('sell') && !was('restore') ? steps.restore : null;
}

/** Why `wanted` pieces cannot be taken from a shelf, naming the product; the details say which line it is. */
function shortage(shelf: Shelf, left: number): AppError {
  const values = { n: left, product: shelf.product };
  const details = { productId: shelf.productId, skuId: shelf.skuId, available: left };
  if (!shelf.onSale)
    return new AppError('item_unavailable', { values, details: { ...details, available: 0 } });
  return new AppError(left > 0 ? 'only_left' : 'out_of_stock', { values, details });
}

/**
 * Decides what a move does to the shelves (which the caller has locked). Answers a fault for the first line whose
 * pieces are not there. Throws when a line names a SKU that does not exist or another quantity than it moved before.
 */
export function planMoves(
  kind: OrderMove,
  lines: readonly StockLine[],
  known: { shelves: ReadonlyMap<string, Shelf>; past: readonly PastMove[] },
): Plan | AppError {
  const plan: Plan = { rows: [], changes: [], skipped: [] };
  const changes = new Map<string, Change>();
  for (const line of lines) {
    const shelf = known.shelves.get(line.skuId);
    if (!shelf) throw new Error(`No SKU ${line.skuId}`);
    const past = known.past.filter((move) => move.orderItemId === line.orderItemId);
    const step = stepOf(kind, past);
    if (!step) {
      plan.skipped.push(line);
      continue;
    }
    if (past.some((move) => move.quantity !== line.quantity))
      throw new Error(`Order line ${line.orderItemId} changed its quantity`);
    const change = changes.get(line.skuId) ?? {
      skuId: line.skuId,
      received: 0,
      available: 0,
      reserved: 0,
      sold: 0,
    };
    const left = shelf.available + change.available;
    if (step.available < 0 && (!shelf.onSale || left < line.quantity)) return shortage(shelf, left);
    change.available += step.available * line.quantity;
    change.reserved += step.reserved * line.quantity;
    change.sold += step.sold * line.quantity;
    changes.set(line.skuId, change);
    const { skuId, orderItemId, quantity } = line;
    plan.rows.push({
      skuId,
      kind,
      quantity,
      fromReserved: step.fromReserved,
      orderItemId,
      reason: null,
      at: line.at ?? null,
    });
  }
  plan.changes = [...changes.values()];
  return plan;
}
