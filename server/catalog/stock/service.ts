import { AppError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Changes, createChanges } from '../../platform/realtime/changes.ts';
import { stockProblems } from './integrity.ts';
import { type Correction, type OrderMove, planMoves, type StockLine } from './moves.ts';
import { applyMoves, lockSkus, pastMoves, takeNew } from './store.ts';

export type { Correction, StockLine } from './moves.ts';

/** The result of a stock movement. Skipped lines had nothing left to do, such as a second sale of one order line. */
export type Moved = { moved: StockLine[]; skipped: StockLine[] };

/** New pieces of a SKU. Only an import of past data sets `at`. */
export type Received = { skuId: string; quantity: number; at?: Date };

export { createStockFigures } from './figures.ts';

// Processes tell one another on this channel which products have changed.
const channel = 'catalog';

type Deps = { changes: Changes } & Pick<Platform, 'now'>;

type Count = { skuId: string; by: (available: number) => number; at?: Date };

/** The stock service, the only writer of stock counters. */
export type StockService = ReturnType<typeof createStock>;

async function move(
  { changes, now }: Deps,
  tx: Tx,
  kind: OrderMove,
  lines: readonly StockLine[],
  why?: Correction,
): Promise<Moved | AppError> {
  await checkpoint('stock.before', kind);
  const skus = await lockSkus(
    tx,
    lines.map((line) => line.skuId),
  );
  const past = await pastMoves(
    tx,
    lines.map((line) => line.orderItemId),
  );
  const plan = planMoves(kind, lines, { skus, past, why });
  if (plan instanceof AppError) return plan;
  await changes.publish(tx, await applyMoves(tx, plan, now()));
  await checkpoint('stock.after', kind);
  const { rows, skipped } = plan;
  const moved = lines.filter((line) => !skipped.includes(line));
  return { moved: moved.map((line, i) => ({ ...line, quantity: rows[i]?.quantity ?? 0 })), skipped };
}

async function take(
  { changes, now }: Deps,
  tx: Tx,
  kind: 'reserve' | 'sell',
  lines: readonly StockLine[],
): Promise<readonly StockLine[] | AppError> {
  await checkpoint('stock.before', kind);
  const { skus, changed } = await takeNew(tx, { kind, lines, at: now(), channel });
  const plan = planMoves(kind, lines, { skus, past: [] });
  if (plan instanceof AppError) return plan;
  if (changed.length !== plan.changes.length) throw new Error('Stock counters were not updated');
  changes.publishLocal(tx, [...new Set(changed)]);
  await checkpoint('stock.after', kind);
  return lines;
}

/** Releases or restores stock. Neither can run short, so it returns no error. */
async function release(
  deps: Deps,
  tx: Tx,
  kind: 'release' | 'restore',
  lines: readonly StockLine[],
  why?: Correction,
): Promise<Moved> {
  const done = await move(deps, tx, kind, lines, why);
  if (done instanceof AppError) throw new Error(`${kind} refused: ${done.code}`);
  return done;
}

async function adjust(
  { changes, now }: Deps,
  tx: Tx,
  counts: readonly Count[],
  { reason, by: actorId = null }: Correction,
): Promise<void> {
  const skus = await lockSkus(
    tx,
    counts.map((count) => count.skuId),
  );
  const rows = counts.flatMap(({ skuId, by, at = null }) => {
    const quantity = by(skus.get(skuId)?.available ?? 0);
    return quantity === 0
      ? []
      : [
          {
            skuId,
            kind: 'adjust' as const,
            quantity,
            fromReserved: false,
            orderItemId: null,
            reason,
            actorId,
            at,
          },
        ];
  });
  const counters = rows.map(({ skuId, quantity }) => ({
    skuId,
    received: quantity,
    available: quantity,
    reserved: 0,
    sold: 0,
  }));
  await changes.publish(tx, await applyMoves(tx, { rows, changes: counters }, now()));
}

/**
 * Creates the stock service. Every function runs in the caller's transaction, locks rows in SKU id order, and writes
 * an append-only row with every counter change. Invariant: received = available + reserved + sold.
 */
export function createStock({ now }: Pick<Platform, 'now'>) {
  const changes = createChanges(channel);
  const deps: Deps = { changes, now };

  return {
    /**
     * Reserves stock for order lines. Returns `only_left`, `out_of_stock` or `item_unavailable` (with details) if one
     * is short; then nothing is reserved.
     */
    reserve: (tx: Tx, lines: readonly StockLine[]): Promise<Moved | AppError> =>
      move(deps, tx, 'reserve', lines),

    /**
     * Reserves or sells in one statement, like `reserve` and `sell`, but only for order lines that this transaction
     * has inserted. They have no earlier movements.
     */
    take: (
      tx: Tx,
      kind: 'reserve' | 'sell',
      lines: readonly StockLine[],
    ): Promise<readonly StockLine[] | AppError> => take(deps, tx, kind, lines),

    /** Releases what is still reserved for these lines. */
    release: (tx: Tx, lines: readonly StockLine[]): Promise<Moved> => release(deps, tx, 'release', lines),

    /** Sells the line's own reservation, or available stock if it has none. Returns the same errors as `reserve`. */
    sell: (tx: Tx, lines: readonly StockLine[]): Promise<Moved | AppError> => move(deps, tx, 'sell', lines),

    /**
     * Makes sold pieces available again, after a cancellation, a return or a refund. Of each line at most those move that
     * are still sold, so no piece comes back twice. Returns how many did.
     */
    restore: (tx: Tx, lines: readonly StockLine[], why?: Correction): Promise<Moved> =>
      release(deps, tx, 'restore', lines, why),

    /** Adds new pieces to `received` and `available`. A negative quantity writes pieces off. */
    receive: (
      tx: Tx,
      pieces: readonly Received[],
      correction: Correction = { reason: 'received' },
    ): Promise<void> =>
      adjust(
        deps,
        tx,
        pieces.map(({ quantity, ...piece }) => ({ ...piece, by: () => quantity })),
        correction,
      ),

    /**
     * Sets the available pieces, for example after a stocktake. `received` changes by the difference. Reserved and
     * sold pieces stay.
     */
    setAvailable: (
      tx: Tx,
      pieces: readonly { skuId: string; available: number }[],
      correction: Correction,
    ): Promise<void> =>
      adjust(
        deps,
        tx,
        pieces.map(({ skuId, available }) => ({ skuId, by: (before) => available - before })),
        correction,
      ),

    /** Subscribes to products whose stock this process has changed. */
    onChange: changes.subscribe,

    /** Returns one sentence for every SKU whose counters disagree with each other or with its movements. */
    check: (db: Reader): Promise<string[]> => stockProblems(db),
  };
}
