import { RefreshCw } from 'lucide';
import { useNavigate, useRevalidator } from 'react-router';
import type { PaymentDifference, Webhook } from '#contract/office/operations/endpoints.ts';
import { webhookStates } from '#contract/office/operations/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { DifferenceTable } from '#web/office/operations/difference-table.tsx';
import { EventSheet, EventState } from '#web/office/operations/event-sheet.tsx';
import { formatDateTime, wordFor } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/webhooks';

const pageSize = 30;
const views = [...webhookStates, 'differences'] as const;

/** Loads one page of the list: events, or the payments on which shop and gateway disagree. */
async function loadList(state: (typeof views)[number] | null, cursors: ReturnType<typeof cursorsOf>) {
  const query = { limit: pageSize, ...cursors };
  if (state === 'differences') {
    const { differences, pages } = await api('GET /api/auth/admin/payment-differences', { query });
    return { webhooks: [], differences, pages, waiting: false };
  }
  const [{ webhooks, pages }, { differences: open }] = await Promise.all([
    api('GET /api/auth/admin/webhooks', { query: { ...query, ...(state && { state }) } }),
    api('GET /api/auth/admin/payment-differences', { query: { state: 'open', limit: 1 } }),
  ]);
  return { webhooks, differences: null, pages, waiting: open.length > 0 };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = views.find((one) => one === search.get('state')) ?? null;
  const id = Number(search.get('event'));
  const texts = await loadTexts(pageLang(), ['operations', 'shell']);
  const { webhooks, differences } = texts.operations;
  const hasId = Number.isSafeInteger(id) && id > 0;
  const [list, open] = await loadForAdmin(
    Promise.all([
      loadList(state, cursorsOf(search)),
      // A link to a missing event shows a note above the list.
      hasId
        ? api('GET /api/auth/admin/webhooks/{id}', { params: { id } }).catch(() => 'gone' as const)
        : null,
    ]),
    { title: webhooks.title, failed: (state === 'differences' ? differences : webhooks).loadFailed },
  );
  return { texts, state, shown: { ...list, open } };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.operations.webhooks.title, brand: shopNameIn(matches) })
    : [];
}

/** The payment gateway's events as received, and the payments on which it and the shop disagree. */
export default function AdminWebhooks({ loaderData: { state, shown } }: Route.ComponentProps) {
  const { webhooks: t, differences: unlike } = useTexts('operations');
  const { refresh } = useTexts('admin');
  const url = useListUrl();
  const navigate = useNavigate();
  const { revalidate, state: loading } = useRevalidator();
  const { open } = shown;
  const opened = open === 'gone' ? null : open;
  // The list behind an open event stays on its page.
  const { stay } = url;
  return (
    <AdminPage
      title={t.title}
      intro={state === 'differences' ? unlike.intro : t.intro}
      actions={
        <Button kind="secondary" size="small" busy={loading === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          <span>{refresh}</span>
        </Button>
      }
    >
      <TabLinks
        label={t.filter}
        current={state ?? 'all'}
        tabs={(['all', ...views] as const).map((value) => ({
          value,
          to: url.to({ event: '', state: value === 'all' ? '' : value }),
          text: value === 'differences' ? unlike.tab : t.filters[value],
        }))}
      />
      <div className="mt-5 lg:mt-0">
        {open === 'gone' && (
          <Banner tone="warn" className="my-4">
            {t.gone}
          </Banner>
        )}
        {shown.waiting && (
          <Banner tone="warn" className="my-4">
            <span>{`${unlike.waiting} `}</span>
            <TextLink to={url.to({ event: '', state: 'differences' })}>{unlike.look}</TextLink>
          </Banner>
        )}
        {shown.differences ? (
          <Differences differences={shown.differences} onClosed={revalidate} />
        ) : (
          <Events
            events={shown.webhooks}
            current={opened && String(opened.webhook.id)}
            to={(event) => url.to({ ...stay, event: event.id })}
          />
        )}
        <ListPager pages={shown.pages} />
      </div>
      {opened && (
        <EventSheet
          event={opened.webhook}
          payload={opened.payload}
          onClose={() => void navigate(url.to({ ...stay, event: '' }), { preventScrollReset: true })}
          onReplayed={revalidate}
        />
      )}
    </AdminPage>
  );
}

function Differences(props: { differences: readonly PaymentDifference[]; onClosed: () => Promise<void> }) {
  const t = useTexts('operations').differences;
  if (props.differences.length === 0) return <EmptyState art="diya" title={t.none} text={t.noneText} />;
  return <DifferenceTable {...props} />;
}

function Events({
  events,
  current,
  to,
}: {
  events: readonly Webhook[];
  /** The id of the open event. */
  current: string | null;
  to: (event: Webhook) => string;
}) {
  const t = useTexts('operations').webhooks;
  const columns = useColumns(to);
  if (events.length === 0) return <EmptyState art="diya" title={t.none} text={t.noneText} />;
  return (
    <AdminTable
      label={t.listLabel}
      columns={columns}
      rows={events}
      keyOf={(event) => String(event.id)}
      current={current}
    />
  );
}

function useColumns(to: (event: Webhook) => string): Column<Webhook>[] {
  const t = useTexts('operations').webhooks;
  const lang = useLang();
  return [
    { key: 'type', head: t.type, phone: 'title', cell: ({ type }) => wordFor(t.types, type) },
    { key: 'state', head: t.state, phone: 'aside', cell: (event) => <EventState state={event.state} /> },
    {
      key: 'outcome',
      head: t.outcome,
      phone: 'line',
      cell: ({ outcome, error }) =>
        error ? (
          <span className="break-words text-moonga">{error}</span>
        ) : outcome === null ? null : (
          wordFor(t.outcomes, outcome)
        ),
    },
    {
      key: 'when',
      head: t.when,
      phone: 'foot',
      cell: (event) => (
        <span translate="no" className="tabular text-ink-2">
          {formatDateTime(event.receivedAt, lang)}
        </span>
      ),
    },
    {
      key: 'act',
      head: t.act,
      phone: 'act',
      right: true,
      cell: (event) => (
        <LinkButton
          kind="secondary"
          size="small"
          preventScrollReset
          to={to(event)}
          aria-label={`${t.show}: ${wordFor(t.types, event.type)} ${event.id}`}
        >
          {t.show}
        </LinkButton>
      ),
    },
  ];
}
