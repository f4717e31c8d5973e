import type { News } from '#contract/office/admin-search/endpoints.ts';
import { type NewsKind, newsCounted, newsDays, newsKinds } from '#contract/office/admin-search/news.ts';
import { type Permission, permits, type StaffRole } from '#contract/people/accounts/permissions.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type NewsRow, readNews } from './news-store.ts';
import { insertRead, type Looked, readLooked, writeLook } from './store.ts';

/** The permission that shows each kind of news: that of the page which its link opens. */
const permissionOf: Record<NewsKind, Permission> = {
  order: 'orders.read',
  return: 'returns.read',
  ticket: 'tickets.answer',
  report: 'chats.moderate',
  kyc: 'astrologers.review',
  withdrawal: 'payouts.read',
  review: 'reviews.read',
  stock: 'products.read',
};

const listed = 50;
const dayMs = 86_400_000;
/** Who has never looked finds the news of a week unread, not those of a month. */
const firstDays = 7;

/** A member of staff who reads the news. */
export type NewsReader = { userId: string; roles: readonly StaffRole[] };

/** What somebody has read, with the instant from which on news are unread. */
type Read = Looked & { readAt: Date };

const keyOf = ({ kind, id }: NewsRow): string => `${kind}:${id}`;

const isUnread = (row: NewsRow, { readAt, read }: Read): boolean => {
  const opened = read.get(keyOf(row));
  return row.at > readAt && (opened === undefined || row.at > opened);
};

const present = (row: NewsRow, looked: Read): News => {
  const { kind, at, subject, name, nameHi, number, amount, count } = row;
  return {
    key: keyOf(row),
    kind,
    at: at.toISOString(),
    subject,
    name,
    nameHi,
    number,
    amount: amount === null ? null : toRupees(asPaise(amount)),
    count,
    unread: isUnread(row, looked),
  };
};

/** Creates the news of the admin: what came in lately, and what each member of staff has read of it. */
export function createNews(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings }: { settings: Pick<SettingsService, 'all'> },
) {
  async function read({ userId, roles }: NewsReader): Promise<{ news: News[]; unread: number; at: string }> {
    const at = now();
    const kinds = newsKinds.filter((kind) => permits(roles, permissionOf[kind]));
    const { stockLow } = await settings.all();
    const [rows, found] = await Promise.all([
      // One more than is counted, so that "more than 99" is certain.
      readNews(db, kinds, {
        since: new Date(at.getTime() - newsDays * dayMs),
        limit: newsCounted + 1,
        stockLow,
      }),
      readLooked(db, userId),
    ]);
    const looked = { ...found, readAt: found.readAt ?? new Date(at.getTime() - firstDays * dayMs) };
    const unread = rows.filter((row) => isUnread(row, looked)).length;
    return {
      news: rows.slice(0, listed).map((row) => present(row, looked)),
      unread: Math.min(unread, newsCounted),
      at: at.toISOString(),
    };
  }

  return {
    /** Returns the newest news, and the number of unread ones. */
    read,

    /** Marks one piece of news, or all up to an instant, as read. Returns the number of unread ones. */
    async markRead(
      reader: NewsReader,
      what: { key: string; at: string } | { until: string },
    ): Promise<number> {
      if ('key' in what) await insertRead(db, reader.userId, { key: what.key, at: new Date(what.at) });
      else {
        // A clock that is ahead must not hide what is still to come.
        const until = new Date(Math.min(new Date(what.until).getTime(), now().getTime()));
        await transact(db, (tx) => writeLook(tx, reader.userId, until));
      }
      return (await read(reader)).unread;
    },
  };
}
