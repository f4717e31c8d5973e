import { indiaDay } from '#contract/core/india-time.ts';
import { transact } from '../../platform/database/database.ts';
import type { Sweep } from '../../platform/jobs/sweeper.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasDueDays, storeDueDays } from './days-store.ts';

/** A day whose orders are worked on is stored every five minutes; until then it is read from its orders. */
const restMs = 5 * 60_000;
const daysARound = 5;

/**
 * Creates the sweep that stores the sums of days that have changed: at most five a round, none of today, none that changed
 * just now.
 */
export function createDaysSweep({ db, now }: Pick<Platform, 'db' | 'now'>): Sweep {
  return async () => {
    const at = now().getTime();
    const rule = { today: indiaDay(now()), since: new Date(at - restMs), limit: daysARound };
    if (!(await hasDueDays(db, rule))) return 0;
    const done = await transact(db, (tx) => storeDueDays(tx, rule));
    return typeof done === 'number' ? done : 0;
  };
}
