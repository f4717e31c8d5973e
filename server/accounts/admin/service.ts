import type { AdminUser, AdminUserFile } from '#contract/accounts/admin.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { AuditReading } from '../../audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WalletService } from '../../wallet/service.ts';
import { type AccountsService, type AdminUserRow, deviceWords } from '../service.ts';
import { chatsOf, hasPractice, latestOrdersOf, orderCounts, paidBy } from './figures-store.ts';

/** The admin service for people. */
export type UsersService = ReturnType<typeof createUsers>;

/** The services that the admin view of a person reads from. */
export type UsersParts = {
  accounts: AccountsService;
  auditReading: AuditReading;
  wallet: Pick<WalletService, 'balances' | 'transactions'>;
};

const pageSize = 30;
const latest = 10;

const rupees = (paise: number): number => toRupees(asPaise(paise));
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const present = (row: AdminUserRow, orders: number): AdminUser => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  phone: row.phone,
  role: row.role,
  isVerified: row.email_verified_at !== null,
  blocked: row.blocked_at !== null,
  closed: row.deleted_at !== null,
  createdAt: row.created_at.toISOString(),
  orders,
});

/** Creates the admin service for people. */
export function createUsers({ db }: Pick<Platform, 'db'>, { accounts, auditReading, wallet }: UsersParts) {
  const one = async (row: AdminUserRow): Promise<AdminUser> =>
    present(row, (await orderCounts(db, [row.id])).get(row.id) ?? 0);
  const shown = async (changed: Promise<AdminUserRow | AppError>): Promise<AdminUser | AppError> => {
    const row = await changed;
    return row instanceof AppError ? row : one(row);
  };

  return {
    /** Returns a page of people and how many match. */
    async list({
      page,
      ...filter
    }: Parameters<AccountsService['adminUsers']>[0] & { page: number }): Promise<{
      users: AdminUser[];
      total: number;
    }> {
      const found = await accounts.adminUsers(filter, { limit: pageSize, offset: (page - 1) * pageSize });
      const orders = await orderCounts(
        db,
        found.people.map(({ id }) => id),
      );
      return { users: found.people.map((row) => present(row, orders.get(row.id) ?? 0)), total: found.total };
    },

    /** Returns the admin view of one person. */
    async file(id: string, lang: Lang): Promise<AdminUserFile | AppError> {
      const row = await accounts.adminUser(id);
      if (!row) return appError('person_not_found');
      const [person, practice, paid, orders, money, moved, sessions, chats, about] = await Promise.all([
        one(row),
        hasPractice(db, id),
        paidBy(db, id),
        latestOrdersOf(db, id, latest),
        wallet.balances(id),
        wallet.transactions({ userId: id, limit: latest, lang }),
        accounts.openSessions(id),
        chatsOf(db, id, latest),
        auditReading.page({ about: id, changesOnly: true, limit: latest }),
      ]);
      const blocking = about.entries.find(({ action }) => action === 'user.block');
      const reason = (blocking?.after as { reason?: unknown } | null | undefined)?.reason;
      return {
        person: {
          ...person,
          language: row.language,
          termsAgreedAt: instant(row.terms_agreed_at),
          blockedAt: instant(row.blocked_at),
          blockedBecause: row.blocked_at && typeof reason === 'string' ? reason : null,
          usedAt: instant(sessions[0]?.used_at ?? null),
          hasPractice: practice,
        },
        orders: {
          count: person.orders,
          paid: rupees(paid),
          latest: orders.map(({ id: _id, total, createdAt, ...order }) => ({
            _id,
            ...order,
            total: rupees(total),
            createdAt: createdAt.toISOString(),
          })),
        },
        wallet: {
          balance: rupees(money.spendable + money.withdrawable),
          withdrawable: rupees(money.withdrawable),
          movements: moved.transactions,
        },
        sessions: sessions.slice(0, latest).map((session) => ({
          _id: session.id,
          device: deviceWords(session.user_agent, lang),
          createdAt: session.created_at.toISOString(),
          usedAt: session.used_at.toISOString(),
        })),
        chats: {
          count: chats.count,
          minutes: chats.minutes,
          latest: chats.latest.map((chat) => ({
            _id: chat.id,
            with: { _id: chat.otherId, name: chat.other },
            status: chat.status,
            minutes: chat.minutes,
            createdAt: chat.createdAt.toISOString(),
          })),
        },
        changes: about.entries,
      };
    },

    /** Blocks an account from logging in. */
    block: (request: Parameters<AccountsService['block']>[0]) => shown(accounts.block(request)),

    /** Unblocks an account. */
    unblock: (request: Parameters<AccountsService['unblock']>[0]) => shown(accounts.unblock(request)),

    /** Changes a person's role. */
    async changeRole(
      request: Omit<Parameters<AccountsService['changeRole']>[0], 'hasPractice'>,
    ): Promise<AdminUser | AppError> {
      const practice = request.role === 'astrologer' && (await hasPractice(db, request.id));
      return shown(accounts.changeRole({ ...request, hasPractice: practice }));
    },
  };
}
