import { type Database, transact } from '../../../platform/database/database.ts';
import { createAbsence } from '../absence.ts';
import { eachAlone } from '../each-alone.ts';
import { publishChatEvents } from '../live/publish.ts';
import type { Presence } from '../presence-store.ts';
import { statusEvent } from '../session.ts';
import { claimExpired, closeSession } from '../store.ts';
import type { EndingDeps } from './ending.ts';
import { chargeMinutes } from './minutes.ts';
import { createPausing } from './pausing.ts';

/**
 * Creates the billing of chats. Every process runs it: row locks divide the work, and ledger keys make each charge
 * happen once.
 */
export function createBilling(parts: EndingDeps & { db: Database; presence: Presence; minuteMs: number }) {
  const { db, now, presence } = parts;
  const pausing = createPausing({ db, now }, presence);
  const absence = createAbsence(parts);
  const charging = { ...parts, pausing, absence };

  /** Expires requests that rang for two minutes without an answer. */
  async function expireRequests(): Promise<number> {
    return transact(db, async (tx) => {
      const expired = await claimExpired(tx, now());
      for (const { id } of expired) {
        const closed = await closeSession(tx, id, {
          status: 'rejected',
          ending: 'expired',
          refunded: 0,
          at: now(),
        });
        await publishChatEvents(tx, [statusEvent(closed)]);
      }
      return expired.length;
    });
  }

  return {
    /** Runs everything that is due. What fails holds up nothing else: its error is thrown after the rest. */
    sweep: (): Promise<number> =>
      eachAlone([expireRequests, pausing.sweep, absence.sweep, () => chargeMinutes(charging)], (part) =>
        part(),
      ),
  };
}
