import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Changes } from '../../../platform/realtime/changes.ts';
import { lockProducts } from '../write-store.ts';
import { applySales, findDueSales, type PlannedSale, writeSales } from './sale-store.ts';

const batch = 100;

/** Creates the sales of the catalogue: prices for a time. */
export function createSales(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { changes }: { changes: Changes },
) {
  return {
    /** Replaces the sales of a product that the caller has locked. One that is due begins at once. */
    async setSales(tx: Tx, productId: string, sales: readonly PlannedSale[]): Promise<void> {
      await writeSales(tx, productId, sales);
      await applySales(tx, [productId], now());
      await changes.publish(tx, [productId]);
    },

    /** Begins and ends the sales that are due, and drops the cached pages of their products. */
    async sweepSales(): Promise<number> {
      const at = now();
      const due = await findDueSales(db, at, batch);
      if (due.length === 0) return 0;
      const done = await transact(db, async (tx) => {
        await lockProducts(tx, due);
        await applySales(tx, due, at);
        await changes.publish(tx, due);
        return due.length;
      });
      return typeof done === 'number' ? done : 0;
    },
  };
}
