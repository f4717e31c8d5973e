import type { Ticket } from '#contract/office/tickets/endpoints.ts';
import { ticketStatuses } from '#contract/office/tickets/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { TicketState } from '#web/office/tickets/ticket-state.tsx';
import { formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/tickets';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const status = ticketStatuses.find((one) => one === search.get('status'));
  const texts = await loadTexts(pageLang(), ['tickets', 'shell']);
  const query = { q: search.get('q') ?? '', ...cursorsOf(search), ...(status && { status }) };
  const list = await loadForAdmin(api('GET /api/admin/tickets', { query }), {
    title: texts.tickets.title,
    failed: texts.tickets.loadFailed,
  });
  return { texts, status, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.tickets.title, brand: shopNameIn(matches) }) : [];
}

/** The tickets from the contact form. */
export default function Tickets({ loaderData: { status, list } }: Route.ComponentProps) {
  const t = useTexts('tickets');
  const lang = useLang();
  const url = useListUrl();
  const columns: Column<Ticket>[] = [
    {
      key: 'number',
      head: t.columns.number,
      phone: 'title',
      cell: (row) => (
        <Link to={`/admin/tickets/${row._id}`} className="tabular font-semibold text-manik-text underline">
          {row.number}
        </Link>
      ),
    },
    {
      key: 'from',
      head: t.columns.from,
      phone: 'line',
      cell: (row) => (
        <>
          <span className="block font-medium break-words">{row.name}</span>
          <span className="block break-all text-ink-2">{row.email}</span>
        </>
      ),
    },
    { key: 'topic', head: t.columns.topic, phone: 'line', cell: (row) => t.topics[row.topic] },
    {
      key: 'status',
      head: t.columns.status,
      phone: 'aside',
      cell: (row) => <TicketState ticket={row} />,
    },
    {
      key: 'who',
      head: t.columns.who,
      phone: 'named',
      cell: (row) => row.assignedTo?.name ?? <span className="text-ink-3">{t.nobody}</span>,
    },
    {
      key: 'when',
      head: t.columns.when,
      phone: 'foot',
      cell: (row) => (
        <span translate="no" className="text-ink-2">
          {formatDateTime(row.createdAt, lang)}
        </span>
      ),
    },
  ];
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <AdminLinkButton kind="secondary" size="small" to="/admin/ticket-answers">
          {t.answers.open}
        </AdminLinkButton>
      }
    >
      <TabLinks
        label={t.filter}
        current={status ?? 'all'}
        tabs={(['all', ...ticketStatuses] as const).map((value) => ({
          value,
          to: url.to({ status: value === 'all' ? '' : value }),
          text: t.filters[value],
          ...(value === 'open' && { count: list.open }),
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q']}>
          <SearchFilter label={t.search} />
        </FilterBar>
        {list.tickets.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {list.tickets.length > 0 && (
          <AdminTable label={t.title} columns={columns} rows={list.tickets} keyOf={(row) => row._id} />
        )}
      </div>
      <ListPager total={list.total} pages={list.pages} />
    </AdminPage>
  );
}
