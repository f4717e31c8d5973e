import type { SettingsService } from '../../../base/settings/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/sql.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChosenProvider, leavesTimeToPay, smallestPayment } from '../../payments/service.ts';
import { paidBy } from '../buyer-store.ts';
import { cashRefusal, countedMs, isAboveSource, piecesRefusal, unpaidRefusal } from '../placing/limits.ts';
import type { CheckedRequest } from '../placing/request.ts';
import { insertPlacement, openCashLines, removePlacements, sourceUse, unpaidTerms } from './unpaid-store.ts';

/** The buyer of an order that takes stock before it is paid, and who is counted together with them. */
type Placer = {
  userId: string;
  /** True for buyers who have paid before, and for orders that staff wrote. */
  isKnown: boolean;
  /** The network address, or the member of staff; null when the order is counted for its account alone. */
  source: string | null;
  /** True for an order that staff wrote: it has its own time to pay. */
  byHand: boolean;
};

type NewPlacement = {
  checked: CheckedRequest;
  orderId: string;
  /** The end of the term that the order continues; null for none. */
  term: Date | null;
  termEnds: Date | null;
  /** Absent for cash. */
  provider?: string;
  at: Date;
};

/** Returns who places an order. */
async function placerOf(tx: Tx, { userId, network, byHand }: CheckedRequest['request']): Promise<Placer> {
  if (byHand) return { userId, isKnown: true, source: `staff ${byHand.actorId}`, byHand: true };
  const isKnown = (await paidBy(tx, userId)) >= smallestPayment;
  return { userId, isKnown, source: isKnown ? null : network, byHand: false };
}

/** The limits of what unpaid orders take out of sale. */
export type UnpaidLimits = ReturnType<typeof createUnpaidLimits>;

/**
 * Creates the limits of what unpaid orders take out of sale (decision 130). Everything is counted under the lock of the
 * buyer or that of the source, so that concurrent orders see each other.
 */
export function createUnpaidLimits(
  { db, now, config }: { db: Database } & Pick<Platform, 'now' | 'config'>,
  { settings }: { settings: SettingsService },
) {
  const factor = config.rateLimitFactor;
  const since = (at: Date) => new Date(at.getTime() - countedMs);

  /**
   * Records a written order, or returns the error when its source takes too much. The lock of the source is the last one of
   * the transaction, so that nobody waits for a stranger's order to be written.
   */
  async function record(
    tx: Tx,
    placer: Placer,
    { checked, orderId, term, termEnds, provider, at }: NewPlacement,
  ): Promise<AppError | null> {
    const { userId, source, byHand } = placer;
    if (source !== null) {
      await lockName(tx, `unpaid ${source}`);
      const use = await sourceUse(tx, { source, userId, term, since: since(at) });
      const { orderLimits: limits } = await settings.all(tx);
      if (isAboveSource(use, checked.quoted.lines, { limits, factor }))
        return appError(byHand ? 'unpaid_by_staff' : 'unpaid_from_address');
    }
    if (source !== null || termEnds !== null)
      await insertPlacement(tx, { orderId, userId, at, termEnds, source, provider });
    return null;
  }

  return {
    /**
     * Returns when the reservation of an online order ends. A buyer's next order within a term at the same provider ends with
     * that term, however the earlier one ended. Returns an error when the account may not reserve so much, or had too many terms.
     * The transaction has `lockBuyer`; `record` is its last call.
     */
    async reserve(
      tx: Tx,
      { checked, provider, minutes, at }: { checked: CheckedRequest; at: Date } & ChosenProvider,
    ): Promise<{ until: Date; record: (orderId: string) => Promise<AppError | null> } | AppError> {
      const placer = await placerOf(tx, checked.request);
      const { userId, isKnown, byHand } = placer;
      const { rows: cash } = await openCashLines(userId).execute(tx);
      const { orderLimits: limits } = await settings.all(tx);
      const { count, latestEnd } = await unpaidTerms(tx, {
        userId,
        provider,
        since: since(at),
      });
      const term = !byHand && latestEnd && leavesTimeToPay(latestEnd, at) ? latestEnd : null;
      const { terms } = isKnown ? limits.knownBuyer : limits.newBuyer;
      if (!byHand && !term && count >= terms) return appError('unpaid_too_often');
      const { lines } = checked.quoted;
      const refused =
        piecesRefusal(cash, lines, { limits, isKnown }) ?? unpaidRefusal(cash, lines, { limits, isKnown });
      if (refused) return refused;
      const until = term ?? new Date(at.getTime() + minutes * 60_000);
      const termEnds = byHand ? null : until;
      return {
        until,
        record: (orderId) => record(tx, placer, { checked, orderId, term, termEnds, provider, at }),
      };
    },

    /** Returns the error when the account may not take so much in cash. `record` is the last call of the transaction. */
    async sell(
      tx: Tx,
      { checked, at }: { checked: CheckedRequest; at: Date },
    ): Promise<{ record: (orderId: string) => Promise<AppError | null> } | AppError> {
      const placer = await placerOf(tx, checked.request);
      const { userId, isKnown } = placer;
      const { rows: open } = await openCashLines(userId).execute(tx);
      const { orderLimits: limits } = await settings.all(tx);
      const { lines } = checked.quoted;
      const refused = cashRefusal(open, lines, limits) ?? unpaidRefusal(open, lines, { limits, isKnown });
      if (refused) return refused;
      return {
        record: (orderId) => record(tx, placer, { checked, orderId, term: null, termEnds: null, at }),
      };
    },

    /** Removes the records that no limit counts any more. */
    sweep: (): Promise<number> => removePlacements(db, since(now())),
  };
}
