import { daysAfter, indiaDay, inIndia, startOfDay } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MailService } from '../email/service.ts';
import { readHead } from './chain-store.ts';
import { countDay, type DayMailKind, hasChainBefore, insertDayMail } from './day-mail-store.ts';
import { shopDay } from './emails/shop-day.ts';

/** The e-mail to owners is sent from eight in the morning in India. */
const morningAt = '08:00';
/** Hexadecimal digits of the head in the e-mail: 64 bits cannot be met by trial while the chain goes on. */
const shownDigits = 16;

/** The accounts service, as far as it is needed. Declared here because accounts write to the log. */
type Owners = { staffWith(permission: 'staff.manage'): Promise<{ email: string; language: Lang }[]> };

/** The alerts, as far as they are needed. */
type Backups = { lastBackup(): Promise<Date | null>; lastTrial(): Promise<Date | null> };

/** An e-mail that is sent once a day. */
export type DailyMail = {
  /** Returns the time (HH:MM, IST) from which it is sent; null if it is not. */
  sentFrom(): Promise<string | null>;
  /** Queues the e-mails of a day (YYYY-MM-DD, IST). Returns their number. */
  queue(tx: Tx, day: string): Promise<number>;
};

/**
 * Creates the daily e-mail to owners. It has the head of the audit chain, so that a copy is outside of the database, and
 * no personal data. A shop whose chain began today has no yesterday, and sends none.
 */
function createMorningMail({
  mail,
  accounts,
  alerts,
}: {
  mail: MailService;
  accounts: Owners;
  alerts: Backups;
}): DailyMail {
  return {
    sentFrom: async () => morningAt,
    async queue(tx, day) {
      if (!(await hasChainBefore(tx, startOfDay(day)))) return 0;
      const head = await readHead(tx);
      if (!head) return 0;
      const owners = await accounts.staffWith('staff.manage');
      const backup = (await alerts.lastBackup())?.toISOString() ?? null;
      const trial = (await alerts.lastTrial())?.toISOString() ?? null;
      const yesterday = daysAfter(day, -1);
      const counts = await countDay(tx, { from: startOfDay(yesterday), until: startOfDay(day) });
      const hash = head.hash.toString('hex').slice(0, shownDigits);
      const facts = shopDay({ day: yesterday, ...counts, backup, trial, seq: head.seq, hash });
      await mail.sendAll(
        tx,
        owners.map(({ email, language }) => ({ to: email, language, mail: facts })),
      );
      return owners.length;
    },
  };
}

/** Creates the daily e-mails. `evening` is the e-mail of the evening. */
export function createDayMail(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { evening, ...parts }: { mail: MailService; accounts: Owners; alerts: Backups; evening: DailyMail },
) {
  const mails: Record<DayMailKind, DailyMail> = { morning: createMorningMail(parts), evening };
  const sentOn = new Map<DayMailKind, string>();

  async function sendDue(kind: DayMailKind, at: Date): Promise<number> {
    const day = indiaDay(at);
    if (sentOn.get(kind) === day) return 0;
    const from = await mails[kind].sentFrom();
    if (from === null || inIndia(at).slice(11, 16) < from) return 0;
    const count = await transact(db, async (tx) =>
      (await insertDayMail(tx, { kind, day, at })) ? mails[kind].queue(tx, day) : 0,
    );
    sentOn.set(kind, day);
    return count;
  }

  return {
    /** Sends each e-mail of the day once over all processes. */
    async sweep(): Promise<number> {
      const at = now();
      return (await sendDue('morning', at)) + (await sendDue('evening', at));
    },
  };
}
