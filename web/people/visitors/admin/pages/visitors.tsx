import { Download } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Visitor } from '#contract/people/visitors/endpoints.ts';
import { visitorStates } from '#contract/people/visitors/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CallDialog } from '#web/people/visitors/call-dialog.tsx';
import { CallState } from '#web/people/visitors/call-state.tsx';
import { EraseDialog } from '#web/people/visitors/erase-dialog.tsx';
import { fill, formatDate, formatDateTime, formatNumber } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/visitors';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const q = search.get('q')?.slice(0, 80) || undefined;
  const state = visitorStates.find((one) => one === search.get('state'));
  const texts = await loadTexts(pageLang(), ['visitors', 'admin', 'shell']);
  const list = await loadForAdmin(
    api('GET /api/admin/visitors', {
      query: { ...cursorsOf(search), ...(q && { q }), ...(state && { state }) },
    }),
    {
      title: texts.visitors.title,
      failed: texts.admin.loadFailed,
    },
  );
  return { texts, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.visitors.title, brand: shopNameIn(matches) }) : [];
}

/** Visitors who left a phone number, latest first: search, export, erase. */
export default function AdminVisitors({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTexts('visitors');
  const columns = useColumns(
    (visitor) => setErased(visitor),
    (visitor) => setCalled(visitor),
  );
  const url = useListUrl();
  const { revalidate } = useRevalidator();
  const [erased, setErased] = useState<Visitor | null>(null);
  const [called, setCalled] = useState<Visitor | null>(null);
  const q = url.get('q');
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <Allowed permission="visitors.export">
          <ExportButton q={q} state={url.get('state')} />
        </Allowed>
      }
    >
      <FilterBar reset={['q', 'state']}>
        <SearchFilter label={t.search} />
        <SelectFilter
          name="state"
          label={t.state}
          choices={[
            { value: '', text: t.allStates },
            ...visitorStates.map((value) => ({ value, text: t.states[value] })),
          ]}
        />
      </FilterBar>
      {list.visitors.length === 0 && (
        <EmptyState art="diya" title={q || url.get('state') ? t.noneFound : t.none} />
      )}
      {list.visitors.length > 0 && (
        <AdminTable label={t.label} columns={columns} rows={list.visitors} keyOf={({ _id }) => _id} />
      )}
      <ListPager total={list.total} pages={list.pages} />
      {called && (
        <CallDialog
          visitor={called}
          onClose={() => setCalled(null)}
          onSaved={() => {
            setCalled(null);
            void revalidate();
          }}
        />
      )}
      {erased && (
        <EraseDialog
          visitor={erased}
          onClose={() => setErased(null)}
          onErased={() => {
            setErased(null);
            void revalidate();
          }}
        />
      )}
    </AdminPage>
  );
}

function useColumns(
  onErase: (visitor: Visitor) => void,
  onCall: (visitor: Visitor) => void,
): Column<Visitor>[] {
  const t = useTexts('visitors');
  const lang = useLang();
  return [
    {
      key: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ fullName }) => <span className="written">{fullName}</span>,
    },
    {
      key: 'phone',
      head: t.phone,
      phone: 'aside',
      cell: ({ phoneNumber }) => <span className="tabular">{phoneNumber}</span>,
    },
    {
      key: 'consent',
      head: t.consent,
      phone: 'line',
      cell: ({ mayCall, consent }) => (
        <>
          <Badge tone={mayCall ? 'good' : 'bad'}>{mayCall ? t.mayCall : t.mayNotCall}</Badge>
          {consent && (
            <span className="tabular mt-0.5 block text-xs text-ink-3" title={consent.text ?? undefined}>
              {fill(t.since, { date: formatDate(consent.at, lang), version: consent.version })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t.state,
      phone: 'line',
      cell: (visitor) => <CallState visitor={visitor} />,
    },
    { key: 'language', head: t.language, phone: 'named', cell: ({ language }) => t.languages[language] },
    {
      key: 'visits',
      head: t.visits,
      phone: 'named',
      right: true,
      cell: ({ visits }) => formatNumber(visits, lang),
    },
    {
      key: 'last',
      head: t.last,
      phone: 'foot',
      cell: ({ lastVisit }) => (
        <span translate="no" className="tabular">
          {formatDateTime(lastVisit, lang)}
        </span>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      phone: 'act',
      cell: (visitor) => (
        <span className="flex flex-wrap gap-1">
          <Allowed permission="visitors.call">
            <Button
              kind="ghost"
              size="small"
              aria-label={fill(t.call.named, { action: t.call.open, name: visitor.fullName })}
              onClick={() => onCall(visitor)}
            >
              {t.call.open}
            </Button>
          </Allowed>
          <Allowed permission="visitors.delete">
            <Button
              kind="ghost"
              size="small"
              aria-label={fill(t.eraseNamed, { name: visitor.fullName })}
              onClick={() => onErase(visitor)}
            >
              {t.erase}
            </Button>
          </Allowed>
        </span>
      ),
    },
  ];
}

function ExportButton({ q, state }: { q: string; state: string }) {
  const t = useTexts('visitors');
  const lang = useLang();
  const query = new URLSearchParams({ ...(q && { q }), ...(state && { state }) });
  const address = `/api/admin/visitors/export?${query}`;
  const { save, busy } = useSave(
    () => saveFile(address, { accept: 'text/csv', lang, otherwise: 'visitors.csv' }),
    { onError: (error) => toast.problem(messageOf(error, t.exportFailed)) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.export}
    </Button>
  );
}
