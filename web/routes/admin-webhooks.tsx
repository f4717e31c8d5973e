import { RefreshCw } from 'lucide';
import { useNavigate, useRevalidator } from 'react-router';
import { type Webhook, webhookStates } from '#contract/operations.ts';
import { api, messageOf } from '#web/api/client.ts';
import { DeskPage } from '#web/features/desk/desk-page.tsx';
import { DeskPager } from '#web/features/desk/desk-pager.tsx';
import { type Column, DeskTable } from '#web/features/desk/desk-table.tsx';
import { pageOf, useListUrl } from '#web/features/desk/use-list-url.ts';
import { EventSheet } from '#web/features/operations/event-sheet.tsx';
import { EventState } from '#web/features/operations/event-state.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/admin-webhooks';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const page = pageOf(asked);
  const state = webhookStates.find((one) => one === asked.get('state')) ?? null;
  const id = Number(asked.get('event'));
  const texts = await loadTexts(pageLang(), ['operations', 'shell']);
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(state && { state }) };
  const wanted = Number.isSafeInteger(id) && id > 0;
  return Promise.all([
    api('GET /api/auth/admin/webhooks', { query }),
    // A link to an event that is not there says so, above a list that is.
    wanted ? api('GET /api/auth/admin/webhooks/{id}', { params: { id } }).catch(() => 'gone' as const) : null,
  ]).then(
    ([{ webhooks }, open]) => ({ texts, page, state, shown: { webhooks, open }, problem: '' }),
    (error: unknown) => ({
      texts,
      page,
      state,
      shown: null,
      problem: messageOf(error, texts.operations.webhooks.loadFailed),
    }),
  );
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts.operations.webhooks.title, brand: loaderData.texts.shell.brand })
    : [];

/** What the payment gateway told us, as it came. */
export default function AdminWebhooks({ loaderData: { page, state, shown, problem } }: Route.ComponentProps) {
  const t = useTexts('operations').webhooks;
  const desk = useTexts('desk');
  const lang = useLang();
  const url = useListUrl();
  const navigate = useNavigate();
  const { revalidate, state: loading } = useRevalidator();
  const open = shown?.open ?? null;
  // The list behind an open event stays on its page.
  const stay = { page: page > 1 ? page : '' };
  const columns: Column<Webhook>[] = [
    { key: 'type', head: t.type, phone: 'title', cell: ({ type }) => t.types[type] ?? type },
    { key: 'state', head: t.state, phone: 'aside', cell: (event) => <EventState state={event.state} /> },
    {
      key: 'outcome',
      head: t.outcome,
      phone: 'line',
      cell: ({ outcome, error }) =>
        error ? (
          <span className="break-words text-moonga">{error}</span>
        ) : outcome === null ? null : (
          (t.outcomes[outcome] ?? outcome)
        ),
    },
    {
      key: 'when',
      head: t.when,
      phone: 'foot',
      cell: (event) => <span className="tabular text-ink-2">{formatDateTime(event.receivedAt, lang)}</span>,
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
          to={url.to({ ...stay, event: event.id })}
          aria-label={`${t.show}: ${t.types[event.type] ?? event.type} ${event.id}`}
        >
          {t.show}
        </LinkButton>
      ),
    },
  ];
  return (
    <DeskPage
      title={t.title}
      intro={t.intro}
      actions={
        <Button kind="secondary" size="small" busy={loading === 'loading'} onClick={() => void revalidate()}>
          <Icon of={RefreshCw} small />
          {desk.refresh}
        </Button>
      }
    >
      <TabLinks
        label={t.filter}
        current={state ?? 'all'}
        tabs={(['all', ...webhookStates] as const).map((value) => ({
          value,
          to: url.to({ event: '', state: value === 'all' ? '' : value }),
          text: t.filters[value],
        }))}
      />
      <div className="mt-5 lg:mt-0">
        {!shown && <LoadProblem text={problem} retry={desk.retry} />}
        {open === 'gone' && (
          <Banner tone="warn" className="my-4">
            {t.gone}
          </Banner>
        )}
        {shown?.webhooks.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {shown && shown.webhooks.length > 0 && (
          <DeskTable
            label={t.listLabel}
            columns={columns}
            rows={shown.webhooks}
            keyOf={(event) => String(event.id)}
            current={open && open !== 'gone' ? String(open.webhook.id) : null}
          />
        )}
        {shown && <DeskPager page={page} pageSize={pageSize} shown={shown.webhooks.length} />}
      </div>
      {open && open !== 'gone' && (
        <EventSheet
          event={open.webhook}
          payload={open.payload}
          onClose={() => void navigate(url.to({ ...stay, event: '' }), { preventScrollReset: true })}
          onReplayed={revalidate}
        />
      )}
    </DeskPage>
  );
}
