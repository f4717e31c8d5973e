import type { AstrologerFigures } from '#contract/consultations/astrologers/admin.ts';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { daysAfter, indiaDay, indiaZone, startOfDay } from '#contract/core/india-time.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import { earningsOf, type LedgerService } from '../ledger/service.ts';
import { findAstrologer } from './store.ts';

/** The service for an astrologer's figures. */
export type DashboardService = ReturnType<typeof createDashboard>;

/**
 * Chat figures of an astrologer. `today` and `month` count chats that began (or were missed) since these instants;
 * `minutesToday` are those that today's earnings are for.
 */
export type ChatFigures = {
  today: number;
  minutesToday: number;
  missedToday: number;
  month: number;
  ever: number;
  rating: number | null;
  ratings: number;
};

/** An ended chat on the astrologer's dashboard. */
export type EndedChat = {
  id: string;
  userId: string;
  endedAt: Date;
  minutes: number;
  rating: number | null;
};

/** The services that the figures come from. The chats provide theirs. */
export type DashboardParts = {
  accounts: AccountsService;
  ledger: LedgerService;
  chats: {
    figures: (astrologerId: string, since: { today: Date; month: Date }) => Promise<ChatFigures>;
    recent: (astrologerId: string, limit: number) => Promise<EndedChat[]>;
    requests: (astrologerId: string) => Promise<ChatSession[]>;
  };
};

const recentChats = 5;

/** Creates the figures. Earnings come from the ledger: the credits of settlements, on the day of the credit. */
export function createDashboard(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, ledger, chats }: DashboardParts,
) {
  return {
    /** Returns all figures of the dashboard. */
    async of(userId: string): Promise<AstrologerFigures | AppError> {
      if (!(await findAstrologer(db, userId))) return appError('astrologer_not_found');
      const at = now();
      const today = indiaDay(at);
      const days = Array.from({ length: 7 }, (_, back) => daysAfter(today, back - 6));
      const since = { today: startOfDay(today), month: startOfDay(`${today.slice(0, 7)}-01`) };
      const firstDay = startOfDay(days[0] ?? today);
      const earliest = new Date(Math.min(since.month.getTime(), firstDay.getTime()));
      const account = earningsOf(userId);
      const kind = 'chat_session_settlement';
      const [figures, recent, requests, byDay, withdrawable] = await Promise.all([
        chats.figures(userId, since),
        chats.recent(userId, recentChats),
        chats.requests(userId),
        ledger.byDay(db, { account, kind, since: earliest, zone: indiaZone }),
        ledger.balance(db, account),
      ]);
      const [people, brought] = await Promise.all([
        accounts.findPeople(recent.map((chat) => chat.userId)),
        ledger.bySubject(db, { account, kind, subjects: recent.map(({ id }) => id) }),
      ]);
      const earned = (paise: number | undefined) => toRupees(asPaise(paise ?? 0));
      const ofMonth = [...byDay].filter(([day]) => day.startsWith(today.slice(0, 7)));
      return {
        today: {
          earned: earned(byDay.get(today)),
          chats: figures.today,
          minutes: figures.minutesToday,
          missed: figures.missedToday,
        },
        month: { earned: earned(ofMonth.reduce((sum, [, paise]) => sum + paise, 0)), chats: figures.month },
        chats: figures.ever,
        rating: figures.rating,
        ratingCount: figures.ratings,
        withdrawable: toRupees(withdrawable),
        week: days.map((day) => ({ day, earned: earned(byDay.get(day)) })),
        requests,
        recent: recent.map((chat) => ({
          _id: chat.id,
          userId: chat.userId,
          firstName: people.get(chat.userId)?.firstName ?? '',
          lastName: people.get(chat.userId)?.lastName ?? '',
          endedAt: chat.endedAt.toISOString(),
          minutes: chat.minutes,
          earned: earned(brought.get(chat.id)),
          rating: chat.rating,
        })),
      };
    },
  };
}
