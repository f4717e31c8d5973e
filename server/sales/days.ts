import { indiaDay } from '#contract/core/india-time.ts';
import { transact } from '../platform/database/database.ts';
import type { Sweep } from '../platform/jobs/sweeper.ts';
import type { Platform } from '../platform/platform.ts';
import { buildBlocks, lacksBlocks } from './blocks-store.ts';
import { hasDueDays, storeDueDays } from './days-store.ts';

/** A day whose orders are worked on is stored every five minutes; until then it is read from its orders. */
const restMs = 5 * 60_000;
const daysARound = 5;
const blocksARound = 8;

/**
 * Creates the sweep that stores the sums of days that have changed: at most five a round, none of today, none that changed
 * just now. When no day is left it packs them for reports by product.
 */
export function createDaysSweep({ db, now }: Pick<Platform, 'db' | 'now'>): Sweep {
  async function pack(today: string): Promise<number> {
    if (!(await lacksBlocks(db, today))) return 0;
    const built = await transact(db, (tx) => buildBlocks(tx, today, blocksARound));
    return typeof built === 'number' ? built : 0;
  }

  return async () => {
    const at = now().getTime();
    const rule = { today: indiaDay(now()), since: new Date(at - restMs), limit: daysARound };
    if (!(await hasDueDays(db, rule))) return pack(rule.today);
    const done = await transact(db, (tx) => storeDueDays(tx, rule));
    return typeof done === 'number' ? done : 0;
  };
}
