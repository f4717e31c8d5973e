import type { AdminUser } from '#contract/accounts/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { AccountState, RoleBadge } from '#web/features/accounts/admin/states.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { readSession } from '#web/session/store.ts';
import { formatNumber, formatPhone, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/users';

const pageSize = 30;
const roles = ['user', 'astrologer', 'admin'] as const;
const states = ['open', 'blocked', 'closed'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const q = search.get('q')?.slice(0, 80) || undefined;
  const role = roles.find((one) => one === search.get('role'));
  const state = states.find((one) => one === search.get('state'));
  const texts = await loadTexts(pageLang(), ['accounts/admin', 'shell']);
  const query = { page, ...(q && { q }), ...(role && { role }), ...(state && { state }) };
  const list = await loadForAdmin(api('GET /api/auth/admin/users', { query }), {
    title: texts['accounts/admin'].title,
    failed: texts['accounts/admin'].loadFailed,
  });
  return { texts, page, list };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts['accounts/admin'].title, brand: loaderData.texts.shell.brand })
    : [];

/** All users, searchable by name, e-mail address or phone. */
export default function AdminUsers({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTexts('accounts/admin');
  const columns = useColumns();
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <FilterBar reset={['q', 'role', 'state']}>
        <SearchFilter label={t.search} />
        <SelectFilter
          name="role"
          label={t.role}
          choices={[
            { value: '', text: t.allRoles },
            ...roles.map((value) => ({ value, text: t.roles[value] })),
          ]}
        />
        <SelectFilter
          name="state"
          label={t.state}
          choices={[
            { value: '', text: t.allStates },
            ...states.map((value) => ({ value, text: t.states[value] })),
          ]}
        />
      </FilterBar>
      {list.users.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {list.users.length > 0 && (
        <AdminTable label={t.list} columns={columns} rows={list.users} keyOf={({ _id }) => _id} />
      )}
      <AdminPager page={page} pageSize={pageSize} shown={list.users.length} total={list.total} />
    </AdminPage>
  );
}

function useColumns(): Column<AdminUser>[] {
  const t = useTexts('accounts/admin');
  const lang = useLang();
  const me = readSession()?.userId;
  return [
    {
      key: 'name',
      head: t.columns.name,
      phone: 'title',
      cell: ({ _id, name, email }) => (
        <>
          <Link
            to={`/admin/users/${_id}`}
            className="written inline-flex min-h-10 items-center break-words hover:underline"
          >
            {name || email}
          </Link>
          {_id === me && <span className="font-normal text-ink-3"> ({t.you})</span>}
        </>
      ),
    },
    {
      key: 'reach',
      head: t.columns.reach,
      phone: 'line',
      cell: ({ email, phone, isVerified, closed }) => (
        <>
          <span className="block break-all">{email}</span>
          <span className="tabular block text-ink-2">{formatPhone(phone)}</span>
          {!isVerified && !closed && <span className="block text-xs text-ink-3">{t.notVerified}</span>}
        </>
      ),
    },
    { key: 'role', head: t.columns.role, phone: 'line', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'orders',
      head: t.columns.orders,
      phone: 'foot',
      right: true,
      cell: ({ orders }) => (
        <>
          <span className="max-lg:hidden">{formatNumber(orders, lang)}</span>
          <span className="lg:hidden">{plural(t.orders, orders, lang)}</span>
        </>
      ),
    },
    {
      key: 'since',
      head: t.columns.since,
      phone: 'act',
      cell: ({ createdAt }) => <DayCell at={createdAt} />,
    },
    {
      key: 'state',
      head: t.columns.state,
      phone: 'aside',
      cell: (person) => <AccountState {...person} />,
    },
  ];
}
