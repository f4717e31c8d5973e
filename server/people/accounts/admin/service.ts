import type { Pages } from '#contract/core/pages.ts';
import type { AdminUser, AdminUserFile } from '#contract/people/accounts/admin.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditReading, AuditService } from '../../../base/audit/service.ts';
import type { AstrologersService } from '../../../consultations/astrologers/service.ts';
import type { ChatService } from '../../../consultations/chat/service.ts';
import type { WalletService } from '../../../consultations/wallet/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OrdersService } from '../../../selling/orders/service.ts';
import { exportPeople, type PeopleExport } from '../customers/export.ts';
import { type CustomersService, presentWorth } from '../customers/service.ts';
import type { WorthRow } from '../customers/store.ts';
import { type AccountsService, type AdminUserRow, deviceName } from '../service.ts';

/** The admin service for people. */
export type UsersService = ReturnType<typeof createUsers>;

/** The services that the admin view of a person reads from. */
export type UsersParts = {
  accounts: AccountsService;
  astrologers?: Pick<AstrologersService, 'hasProfile'>;
  audit: AuditService;
  auditReading: AuditReading;
  customers: CustomersService;
  chat?: Pick<ChatService, 'countsOf' | 'latestOf'>;
  orders: Pick<OrdersService, 'countsOf' | 'latestOf' | 'paidBy'>;
  wallet?: Pick<WalletService, 'balances' | 'transactions'>;
};

const pageSize = 30;
const latest = 10;

const rupees = (paise: number): number => toRupees(asPaise(paise));
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const present = (
  row: AdminUserRow,
  worth: WorthRow | undefined,
  tags: readonly string[] = [],
): AdminUser => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  phone: row.phone,
  role: row.role,
  staffRoles: row.staff_roles,
  isVerified: row.email_verified_at !== null,
  blocked: row.blocked_at !== null,
  closed: row.deleted_at !== null,
  createdAt: row.created_at.toISOString(),
  ...presentWorth(worth),
  tags: [...tags],
});

async function presentOrders(orders: UsersParts['orders'], id: string): Promise<AdminUserFile['orders']> {
  const [counts, paid, newest] = await Promise.all([
    orders.countsOf([id]),
    orders.paidBy(id),
    orders.latestOf(id, latest),
  ]);
  return {
    count: counts.get(id) ?? 0,
    paid: rupees(paid),
    latest: newest.map(({ id: _id, number, total, createdAt, ...order }) => ({
      _id,
      orderNumber: formatOrderNumber(number),
      ...order,
      total: rupees(total),
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function presentWallet(
  wallet: UsersParts['wallet'],
  id: string,
  lang: Lang,
): Promise<AdminUserFile['wallet']> {
  if (!wallet) return { balance: 0, withdrawable: 0, movements: [] };
  const [money, moved] = await Promise.all([
    wallet.balances(id),
    wallet.transactions({ userId: id, limit: latest, lang }),
  ]);
  return {
    balance: rupees(money.spendable + money.withdrawable),
    withdrawable: rupees(money.withdrawable),
    movements: moved.transactions,
  };
}

async function presentChats(
  { accounts, chat }: Pick<UsersParts, 'accounts' | 'chat'>,
  id: string,
): Promise<AdminUserFile['chats']> {
  if (!chat) return { count: 0, minutes: 0, latest: [] };
  const [{ count, minutes }, newest] = await Promise.all([chat.countsOf(id), chat.latestOf(id, latest)]);
  const people = await accounts.findPeople(newest.map(({ otherId }) => otherId));
  return {
    count,
    minutes,
    latest: newest.map((one) => ({
      _id: one.id,
      with: { _id: one.otherId, name: people.get(one.otherId)?.name ?? '' },
      status: one.status,
      minutes: one.minutes,
      createdAt: one.createdAt.toISOString(),
    })),
  };
}

/** Returns the admin view of one person. */
async function readFile(parts: UsersParts, id: string, lang: Lang): Promise<AdminUserFile | AppError> {
  const { accounts, astrologers, auditReading, customers, orders, wallet } = parts;
  const row = await accounts.adminUser(id);
  if (!row) return appError('person_not_found');
  const [practice, bought, money, sessions, chats, about, worth, tags, notes] = await Promise.all([
    astrologers?.hasProfile(id) ?? false,
    presentOrders(orders, id),
    presentWallet(wallet, id, lang),
    accounts.openSessions(id),
    presentChats(parts, id),
    auditReading.page({ about: id, changesOnly: true, limit: latest }),
    customers.worthOf([id]),
    customers.tagsOf([id]),
    customers.notesOf(id),
  ]);
  const blocking = about.entries.find(({ action }) => action === 'user.block');
  const reason = (blocking?.after as { reason?: unknown } | null | undefined)?.reason;
  return {
    person: {
      ...present(row, worth.get(id), tags.get(id)),
      language: row.language,
      termsAgreedAt: instant(row.terms_agreed_at),
      blockedAt: instant(row.blocked_at),
      blockedBecause: row.blocked_at && typeof reason === 'string' ? reason : null,
      usedAt: instant(sessions[0]?.used_at ?? null),
      hasSecondFactor: await accounts.hasSecondFactor(id),
      hasPractice: practice,
    },
    orders: bought,
    wallet: money,
    sessions: sessions.slice(0, latest).map((session) => ({
      _id: session.id,
      device: deviceName(session.user_agent, lang),
      createdAt: session.created_at.toISOString(),
      usedAt: session.used_at.toISOString(),
    })),
    chats,
    notes,
    changes: about.entries,
  };
}

/** Creates the admin service for people. */
export function createUsers(platform: Pick<Platform, 'db' | 'now'>, parts: UsersParts) {
  const { accounts, astrologers, customers } = parts;
  const presentAll = async (row: AdminUserRow): Promise<AdminUser> => {
    const [worth, tags] = await Promise.all([customers.worthOf([row.id]), customers.tagsOf([row.id])]);
    return present(row, worth.get(row.id), tags.get(row.id));
  };
  const shown = async (changed: Promise<AdminUserRow | AppError>): Promise<AdminUser | AppError> => {
    const row = await changed;
    if (row instanceof AppError) return row;
    return presentAll(row);
  };

  return {
    /** Returns a page of people and how many match. */
    async list({
      after,
      before,
      ...filter
    }: Parameters<AccountsService['adminUsers']>[0] & Omit<PageRequest, 'limit'>): Promise<{
      users: AdminUser[];
      pages: Pages;
      total: number;
      atLeast?: true;
    }> {
      const found = await accounts.adminUsers(filter, { after, before, limit: pageSize });
      const ids = found.people.map(({ id }) => id);
      const [worth, tags] = await Promise.all([customers.worthOf(ids), customers.tagsOf(ids)]);
      return {
        users: found.people.map((row) => present(row, worth.get(row.id), tags.get(row.id))),
        pages: found.pages,
        total: found.total,
        ...(found.atLeast && { atLeast: true as const }),
      };
    },

    /** Exports people as CSV, and records it in the audit log. */
    csv: (request: PeopleExport) => exportPeople(platform, parts, request),

    /** Returns the admin view of one person. */
    file: (id: string, lang: Lang): Promise<AdminUserFile | AppError> => readFile(parts, id, lang),

    /** Returns whether a person is a member of staff. */
    isStaff: async (id: string): Promise<boolean> => (await accounts.person(id))?.role === 'admin',

    /** Blocks an account from logging in. */
    block: (request: Parameters<AccountsService['block']>[0]) => shown(accounts.block(request)),

    /** Unblocks an account. */
    unblock: (request: Parameters<AccountsService['unblock']>[0]) => shown(accounts.unblock(request)),

    /** Removes all second factors of a person. */
    resetFactor: (request: Parameters<AccountsService['resetFactor']>[0]) =>
      shown(accounts.resetFactor(request)),

    /** Changes a person's role. */
    async changeRole(
      request: Omit<Parameters<AccountsService['changeRole']>[0], 'hasPractice'>,
    ): Promise<AdminUser | AppError> {
      const practice =
        request.role === 'astrologer' && ((await astrologers?.hasProfile(request.id)) ?? false);
      return shown(accounts.changeRole({ ...request, hasPractice: practice }));
    },
  };
}
