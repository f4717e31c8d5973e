import { asPaise } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { Sweep } from '../../platform/jobs/sweeper.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrder } from '../orders/service.ts';
import type { createReturnEmails } from './return-emails.ts';
import { takeToRemind } from './store.ts';

const batch = 20;
/** The reminder is sent two days before the last day for the parcel. */
const aheadMs = 2 * 86_400_000;

/** Creates the sweep that reminds buyers once of a parcel that they have not named. */
export const createReturnReminders =
  (
    { db, now }: Pick<Platform, 'db' | 'now'>,
    { emails }: { emails: ReturnType<typeof createReturnEmails> },
  ): Sweep =>
  () =>
    transact(db, async (tx) => {
      const at = now();
      const due = await takeToRemind(tx, { at, until: new Date(at.getTime() + aheadMs), limit: batch });
      for (const row of due) {
        const full = await findOrder(tx, row.order_id);
        if (!full || !row.send_by) continue;
        const amount = asPaise(row.paid - row.fee + row.delivery);
        const item = { snapshot: row.snapshot };
        await emails.step(
          tx,
          { order: full.order, item, quantity: row.quantity, amount, as: row.remedy },
          { step: 'reminder', sendBy: row.send_by.toISOString() },
        );
      }
      return due.length;
    });
