import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { type Paise, toRupees } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { highestPrices } from '../lists/sale-store.ts';

/**
 * The acting member of staff: whether they may set prices (`products.prices`), and whether they have proved who they are
 * within the last minutes. `told`: owners are told of all changes of a file at once.
 */
export type Editor = { by: string; prices: boolean; proved: boolean; told?: boolean };

/** A change of the price of a SKU, in paise. `from` is null if nothing had a price before. */
export type PriceChange = { skuId: string | null; name: string; from: Paise | null; to: Paise };

/** The time within which small changes count together, so that ten of them are not ten small ones. */
const dayMs = 86_400_000;

/** The decision about changes of prices, made by every way to change one. */
export type PriceGuard = ReturnType<typeof createPriceGuard>;

/** Creates the decision about changes of prices. */
export function createPriceGuard(
  { now }: Pick<Platform, 'now'>,
  { accounts, settings }: { accounts: Pick<AccountsService, 'tellOwners'>; settings: SettingsService },
) {
  /** Returns the changes that are above the percentage of the settings, measured from the highest price of a day. */
  async function findLarge(tx: Reader, changes: readonly PriceChange[]): Promise<PriceChange[]> {
    const { proofAbove } = (await settings.all(tx)).priceChanges;
    const ids = changes.flatMap(({ skuId }) => skuId ?? []);
    const highest = await highestPrices(tx, ids, new Date(now().getTime() - dayMs));
    return changes.flatMap((change) => {
      if (change.from === null) return [];
      const from = Math.max(change.from, (change.skuId && highest.get(change.skuId)) || 0) as Paise;
      const isLarge =
        change.to * 100 < from * (100 - proofAbove) || change.to * 100 > change.from * (100 + proofAbove);
      return isLarge ? [{ ...change, from: change.to < change.from ? from : change.from }] : [];
    });
  }

  const inWords = (large: readonly PriceChange[]): string[] =>
    large.map(({ name, from, to }) => `${name}: ₹${toRupees(from ?? to)} → ₹${toRupees(to)}`);

  /** Tells the owners of large changes, in words. */
  async function tell(tx: Tx, facts: readonly string[], by: string): Promise<void> {
    if (facts.length > 0) await accounts.tellOwners(tx, { kind: 'price', by, facts, path: '/admin/audit' });
  }

  return {
    tell,

    /** Returns the changes in words that owners hear of. */
    large: async (reader: Reader, changes: readonly PriceChange[]): Promise<string[]> =>
      inWords(await findLarge(reader, changes)),

    /**
     * Returns `price_not_allowed` without the permission, and `fresh_proof_needed` for a large change without fresh proof.
     * Otherwise tells the owners of large changes.
     */
    async judge(
      tx: Tx,
      changes: readonly PriceChange[],
      { by, prices, proved, told = false }: Editor,
    ): Promise<AppError | null> {
      if (changes.length === 0) return null;
      if (!prices) return appError('price_not_allowed');
      if (told) return null;
      const large = await findLarge(tx, changes);
      if (large.length === 0) return null;
      if (!proved) return appError('fresh_proof_needed');
      await tell(tx, inWords(large), by);
      return null;
    },
  };
}
