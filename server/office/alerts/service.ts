import { statfs } from 'node:fs/promises';
import { indiaDay, inIndia } from '#contract/core/india-time.ts';
import type { MailService } from '../../base/email/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Condition, type DiskSpace, readConditions } from './conditions.ts';
import { shopAlert } from './emails/shop-alert.ts';
import {
  addRefusals,
  beginAlert,
  endAlert,
  openAlerts,
  readBackups,
  readLastCheck,
  readTrials,
  takeTurn,
  writeCheck,
} from './store.ts';

const minuteMs = 60_000;
const keptMs = 3_600_000;

/** Log-ins that are refused: at the first step, or at the second. */
const refusals = ['login.bad', 'login.limited', 'factor.bad', 'factor.limited'] as const;

/** The hour of the day (IST) from which the books are checked, once a day. */
const checkHour = 3;

/** The services that alerts use. `checkBooks` returns the contradictions in the books. */
export type AlertParts = {
  accounts: Pick<AccountsService, 'staffWith'>;
  mail: MailService;
  checkBooks: () => Promise<readonly string[]>;
  /** Returns the space of the disk of uploads. */
  diskSpace?: () => Promise<DiskSpace>;
};

type AlertPlatform = Pick<Platform, 'db' | 'now' | 'log' | 'config' | 'security' | 'filesWatch'>;

/** Creates the alerts of a process. One process looks each minute; every process counts its own refused log-ins. */
export function createAlerts(
  { db, now, log, config, security, filesWatch }: AlertPlatform,
  { accounts, mail, checkBooks, diskSpace }: AlertParts,
) {
  const spaceOf =
    diskSpace ??
    (async () => {
      // The folder is made with the first upload.
      const { bavail, blocks, bsize } = await statfs(config.storageDir).catch(() => statfs('.'));
      return { free: bavail * bsize, total: blocks * bsize };
    });
  let counted = 0;
  let closed = false;

  /** Adds the log-ins that this process has refused since the last round. */
  async function noteRefusals(at: Date): Promise<void> {
    const events = security.counts();
    const all = refusals.reduce((sum, event) => sum + events[event], 0);
    const count = all - counted;
    if (count === 0) return;
    const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
    await addRefusals(db, { minute, count, keepFrom: new Date(at.getTime() - keptMs) });
    counted = all;
  }

  async function tell(tx: Tx, { kind, n }: Condition, since: Date, over: boolean): Promise<void> {
    for (const { name, email, language } of await accounts.staffWith('staff.manage', tx))
      await mail.send(tx, {
        to: email,
        language,
        mail: shopAlert({ name, alert: kind, over, n, since: since.toISOString() }),
      });
  }

  /** Returns whether the books are due for their daily check, and records that it runs. */
  async function claimCheck(tx: Tx, at: Date): Promise<boolean> {
    const last = await readLastCheck(tx);
    // A new shop has nothing to check yet.
    if (!last) await writeCheck(tx, at, 0);
    if (!last || indiaDay(last.ran_at) === indiaDay(at) || Number(inIndia(at).slice(11, 13)) < checkHour)
      return false;
    await writeCheck(tx, at, null);
    return true;
  }

  return {
    /** Returns when the last good back-up ended; null if there was none. */
    lastBackup: async (): Promise<Date | null> => (await readBackups(db)).lastGood,

    /** Returns when the last good restore on trial ended; null if there was none. */
    lastTrial: async (): Promise<Date | null> => (await readTrials(db)).lastGood,

    /** Abandons a check under way, which must not hold up the end of the process. */
    close(): void {
      closed = true;
    },

    /** Looks at all troubles. Returns how many began or ended. */
    async sweep(): Promise<number> {
      const at = now();
      await noteRefusals(at);
      const space = await spaceOf();
      const { told, due } = await transact(db, async (tx) => {
        if (!(await takeTurn(tx))) return { told: 0, due: false };
        const open = await openAlerts(tx);
        const known = new Set(open.keys());
        const conditions = await readConditions(tx, { at, known, space, areFilesAway: filesWatch.isAway() });
        let changed = 0;
        for (const condition of conditions) {
          const since = open.get(condition.kind);
          if (condition.bad === (since !== undefined)) continue;
          if (since) await endAlert(tx, condition.kind);
          else await beginAlert(tx, condition.kind, at);
          const facts = { alert: condition.kind, n: condition.n };
          if (since) log.info(facts, 'trouble of the shop is over; owners are told by e-mail');
          else log.warn(facts, 'trouble of the shop began; owners are told by e-mail');
          await tell(tx, condition, since ?? at, since !== undefined);
          changed += 1;
        }
        return { told: changed, due: await claimCheck(tx, at) };
      });
      // On connections of its own and without their time limits; nothing waits for it.
      if (due)
        checkBooks()
          .then(async (problems) => {
            if (!closed) await writeCheck(db, at, problems.length);
          })
          .catch((error: Error) => {
            if (!closed) log.error({ err: error }, 'daily check of the books failed: it runs again tomorrow');
          });
      return told;
    },
  };
}
