import { Download } from 'lucide';
import { useLocation, useRevalidator } from 'react-router';
import type { AdminUser } from '#contract/people/accounts/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { PeopleFilters } from '#web/people/accounts/admin/people-filters.tsx';
import { readFilter } from '#web/people/accounts/admin/people-query.ts';
import { AccountState, RoleBadge } from '#web/people/accounts/admin/states.tsx';
import { readSession } from '#web/session/store.ts';
import { formatNumber, formatPhone, formatRupees, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/users';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const texts = await loadTexts(pageLang(), ['accounts/admin', 'shell']);
  const query = { ...cursorsOf(search), ...readFilter(search) };
  const loaded = Promise.all([
    api('GET /api/auth/admin/users', { query }),
    api('GET /api/admin/people/choices'),
  ]);
  const [list, choices] = await loadForAdmin(loaded, {
    title: texts['accounts/admin'].title,
    failed: texts['accounts/admin'].loadFailed,
  });
  return { texts, list, choices };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['accounts/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** All users: searched, filtered, saved as segments, exported. */
export default function AdminUsers({ loaderData: { list, choices } }: Route.ComponentProps) {
  const t = useTexts('accounts/admin');
  const columns = useColumns();
  const { revalidate } = useRevalidator();
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <Allowed permission="people.export">
          <ExportButton />
        </Allowed>
      }
    >
      <PeopleFilters {...choices} onChanged={() => void revalidate()} />
      {list.users.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {list.users.length > 0 && (
        <AdminTable label={t.list} columns={columns} rows={list.users} keyOf={({ _id }) => _id} />
      )}
      <ListPager total={list.total} atLeast={list.atLeast === true} pages={list.pages} />
    </AdminPage>
  );
}

function ExportButton() {
  const t = useTexts('accounts/admin');
  const lang = useLang();
  const { search } = useLocation();
  const { save, busy } = useSave(
    () => {
      const filter = Object.entries(readFilter(new URLSearchParams(search)));
      const query = new URLSearchParams(filter.map(([name, value]) => [name, String(value)]));
      return saveFile(`/api/admin/people/export?${query}`, {
        accept: 'text/csv',
        lang,
        otherwise: 'people.csv',
      });
    },
    { onError: (error) => toast.problem(messageOf(error, t.exportFailed)) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.export}
    </Button>
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
      cell: ({ _id, name, email, tags }) => (
        <>
          <Link
            to={`/admin/users/${_id}`}
            className="written inline-flex min-h-10 items-center break-words hover:underline"
          >
            {name || email}
          </Link>
          {_id === me && <span className="font-normal text-ink-3"> ({t.you})</span>}
          {tags.length > 0 && (
            <span className="flex flex-wrap gap-1 font-normal">
              {tags.map((tag) => (
                <Badge key={tag} tone="info">
                  {tag}
                </Badge>
              ))}
            </span>
          )}
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
      key: 'worth',
      head: t.columns.worth,
      phone: 'named',
      right: true,
      cell: ({ worth }) => formatRupees(worth, lang),
    },
    {
      key: 'last',
      head: t.columns.last,
      phone: 'named',
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? <DayCell at={lastOrderAt} /> : <span className="text-ink-3">—</span>,
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
