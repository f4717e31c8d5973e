import type { Lang } from '#contract/core/errors.ts';
import { daysAfter, indiaDay, inIndia, startOfDay } from '#contract/core/india-time.ts';
import type { MailService } from '../email/service.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { readHead } from './chain-store.ts';
import { countDay, hasChainBefore, insertDayMail } from './day-mail-store.ts';

/** The e-mail is sent from eight in the morning in India. */
const morningHour = '08';
const everyMs = 60_000;
/** Hexadecimal digits of the head in the e-mail: 64 bits cannot be met by trial while the chain goes on. */
const shownDigits = 16;

/** The accounts service, as far as it is needed. Declared here because accounts write to the log. */
type Owners = { staffWith(permission: 'staff.manage'): Promise<{ email: string; language: Lang }[]> };

/** The alerts, as far as they are needed. */
type Backups = { lastBackup(): Promise<Date | null> };

/** The daily e-mail to the owners of the shop. */
export type DayMail = ReturnType<typeof createDayMail>;

/**
 * Creates the daily e-mail to owners. It has the head of the audit chain, so that a copy is outside of the database, and
 * no personal data. A shop whose chain began today has no yesterday, and sends none.
 */
export function createDayMail(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { mail, accounts, alerts }: { mail: MailService; accounts: Owners; alerts: Backups },
) {
  let lookedAt = 0;
  let sentOn = '';

  async function send(day: string, at: Date): Promise<number> {
    const owners = await accounts.staffWith('staff.manage');
    const backup = (await alerts.lastBackup())?.toISOString() ?? null;
    return transact(db, async (tx) => {
      if (!(await hasChainBefore(tx, startOfDay(day))) || !(await insertDayMail(tx, day, at))) return 0;
      const head = await readHead(tx);
      if (!head) return 0;
      const yesterday = daysAfter(day, -1);
      const counts = await countDay(tx, { from: startOfDay(yesterday), until: startOfDay(day) });
      const hash = head.hash.toString('hex').slice(0, shownDigits);
      const facts = { kind: 'shop-day' as const, day: yesterday, ...counts, backup, seq: head.seq, hash };
      await mail.sendAll(
        tx,
        owners.map(({ email, language }) => ({ to: email, language, mail: facts })),
      );
      return owners.length;
    });
  }

  return {
    /** Sends the e-mail of the day once over all processes. Looks each minute. */
    async sweep(): Promise<number> {
      const at = now();
      const day = indiaDay(at);
      if (at.getTime() - lookedAt < everyMs || day === sentOn) return 0;
      lookedAt = at.getTime();
      if (inIndia(at).slice(11, 13) < morningHour) return 0;
      const count = await send(day, at);
      sentOn = day;
      return count;
    },
  };
}
