import { type Database, transact } from '../../platform/database/database.ts';
import type { Sweep } from '../../platform/jobs/sweeper.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasDueFigures, storeFigures } from './figures-store.ts';

const dayMs = 86_400_000;
const windowMs = 30 * dayMs;
/** Sales leave the window as time passes. Until they are stored, lists sum their SKUs. */
const behindMs = 10 * 60_000;

/**
 * Creates the sweep that stores the figures by which lists of products and SKUs are sorted. It stores all that are due and
 * returns 0, so that the next one waits for more: those of a change are exact before they are stored, too.
 */
export function createStockFigures({ db, now }: Pick<Platform, 'now'> & { db: Database }): { sweep: Sweep } {
  return {
    async sweep() {
      const at = now().getTime();
      const since = new Date(at - windowMs);
      if (await hasDueFigures(db, new Date(since.getTime() - behindMs)))
        await transact(db, (tx) => storeFigures(tx, since));
      return 0;
    },
  };
}
