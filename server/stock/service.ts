import { AppError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import type { Bus } from '../platform/database/bus.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type Changes, createChanges } from '../platform/realtime/changes.ts';
import { type OrderMove, planMoves, type StockLine } from './moves.ts';
import { applyMoves, findMismatches, lockShelves, pastMoves, takeNew } from './store.ts';

export type { StockLine } from './moves.ts';

/** What a move did: the lines it skipped had nothing left to do, such as a second sale of the same order line. */
export type Moved = { moved: StockLine[]; skipped: StockLine[] };

/** New pieces of a SKU; `at` is told only by an import of the past. */
export type Received = { skuId: string; quantity: number; at?: Date };

type Count = { skuId: string; by: (available: number) => number; at?: Date };

/** The one place where stock moves. */
export type StockService = ReturnType<typeof createStock>;

/**
 * Makes the stock service. Every function works in the caller's transaction, takes its row locks in SKU id order and
 * writes an append-only row beside the counters. Always: received = available + reserved + sold.
 */
export function createStock({ bus, now }: { bus: Pick<Bus, 'heard'> } & Pick<Platform, 'now'>) {
  const channel = 'catalog';
  const changes: Changes = createChanges(channel, bus);

  async function move(tx: Tx, kind: OrderMove, lines: readonly StockLine[]): Promise<Moved | AppError> {
    await checkpoint('stock.before', kind);
    const shelves = await lockShelves(
      tx,
      lines.map((line) => line.skuId),
    );
    const past = await pastMoves(
      tx,
      lines.map((line) => line.orderItemId),
    );
    const plan = planMoves(kind, lines, { shelves, past });
    if (plan instanceof AppError) return plan;
    await changes.publish(tx, await applyMoves(tx, plan, now()));
    await checkpoint('stock.after', kind);
    const { skipped } = plan;
    return { moved: lines.filter((line) => !skipped.includes(line)), skipped };
  }

  async function take(
    tx: Tx,
    kind: 'reserve' | 'sell',
    lines: readonly StockLine[],
  ): Promise<readonly StockLine[] | AppError> {
    await checkpoint('stock.before', kind);
    const { shelves, told } = await takeNew(tx, { kind, lines, at: now(), channel });
    const plan = planMoves(kind, lines, { shelves, past: [] });
    if (plan instanceof AppError) return plan;
    if (told.length !== plan.changes.length) throw new Error('Stock was not taken');
    changes.told(tx, [...new Set(told)]);
    await checkpoint('stock.after', kind);
    return lines;
  }

  /** Release and restoring give back: no shelf can be short, so there is no fault to answer. */
  async function release(tx: Tx, kind: 'release' | 'restore', lines: readonly StockLine[]): Promise<Moved> {
    const done = await move(tx, kind, lines);
    if (done instanceof AppError) throw new Error(`${kind} refused: ${done.code}`);
    return done;
  }

  async function adjust(tx: Tx, counts: readonly Count[], reason: string): Promise<void> {
    const shelves = await lockShelves(
      tx,
      counts.map((count) => count.skuId),
    );
    const rows = counts.flatMap(({ skuId, by, at = null }) => {
      const quantity = by(shelves.get(skuId)?.available ?? 0);
      return quantity === 0
        ? []
        : [{ skuId, kind: 'adjust' as const, quantity, fromReserved: false, orderItemId: null, reason, at }];
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

  return {
    /** Holds pieces for order lines. Answers `only_left`, `out_of_stock` or `item_unavailable` (with details) if one is short; then nothing is held. */
    reserve: (tx: Tx, lines: readonly StockLine[]): Promise<Moved | AppError> => move(tx, 'reserve', lines),

    /**
     * Reserves or sells for order lines that this transaction has written, so that nothing was moved for them before: the
     * same as `reserve` and `sell`, in one statement.
     */
    take,

    /** Frees what is still held for these lines. */
    release: (tx: Tx, lines: readonly StockLine[]): Promise<Moved> => release(tx, 'release', lines),

    /** Sells: from the line's own reservation while it stands, else from the shelf (answers as `reserve` does if that is short). */
    sell: (tx: Tx, lines: readonly StockLine[]): Promise<Moved | AppError> => move(tx, 'sell', lines),

    /** Puts sold pieces back on the shelf (cancelled, returned). */
    restore: (tx: Tx, lines: readonly StockLine[]): Promise<Moved> => release(tx, 'restore', lines),

    /** Takes new pieces into the shop: `received` and `available` grow. */
    receive: (tx: Tx, pieces: readonly Received[], reason = 'received'): Promise<void> =>
      adjust(
        tx,
        pieces.map(({ quantity, ...piece }) => ({ ...piece, by: () => quantity })),
        reason,
      ),

    /**
     * Says how many pieces can be sold now (a count on the shelf): the difference is added to or taken from what was
     * ever received; what is reserved or sold stays.
     */
    setAvailable: (
      tx: Tx,
      pieces: readonly { skuId: string; available: number }[],
      reason: string,
    ): Promise<void> =>
      adjust(
        tx,
        pieces.map(({ skuId, available }) => ({ skuId, by: (before) => available - before })),
        reason,
      ),

    /** Hears of products whose stock changed in this process, before the change is answered. */
    onChange: changes.subscribe,

    /** Integrity: one sentence for every SKU whose counters disagree with each other or with its moves; [] is healthy. */
    check: (db: Reader): Promise<string[]> => findMismatches(db),
  };
}
