import type { AuditEntry } from '#contract/base/audit/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { ChainState, ExportChain, ExportEntries } from '#web/base/audit/chain-state.tsx';
import { EntryChanges } from '#web/base/audit/shared/entry-changes.tsx';
import { actionWords, entityWords } from '#web/base/audit/shared/words.ts';
import { Subject } from '#web/base/audit/subject.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/audit';

const filters = ['by', 'action', 'entity', 'from', 'to', 'about', 'actor'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const texts = await loadTexts(pageLang(), ['audit', 'settings', 'operations', 'products/facts', 'shell']);
  const filter = Object.fromEntries(
    filters.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const query = { ...filter, ...cursorsOf(search) };
  const log = await loadForAdmin(api('GET /api/auth/admin/audit', { query }), {
    title: texts.audit.title,
    failed: texts.audit.loadFailed,
  });
  return { texts, log };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.audit.title, brand: shopNameIn(matches) }) : [];
}

/** The audit log: who changed what, when, from which value to which. */
export default function AdminAudit({ loaderData: { log } }: Route.ComponentProps) {
  const t = useTexts('audit');
  const lang = useLang();
  const choices = (all: string, values: readonly string[], words: (value: string) => string) => [
    { value: '', text: all },
    ...values
      .map((value) => ({ value, text: words(value) }))
      .toSorted((a, b) => a.text.localeCompare(b.text, lang)),
  ];
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        log.mayExport && (
          <>
            <ExportEntries filters={filters} />
            <ExportChain />
          </>
        )
      }
    >
      <FilterBar reset={filters}>
        <SearchFilter name="by" label={t.by} />
        <SelectFilter
          name="action"
          label={t.action}
          choices={choices(t.allActions, log.actions, (value) => actionWords(t, value))}
        />
        <SelectFilter
          name="entity"
          label={t.entity}
          choices={choices(t.allEntities, log.entities, (value) => entityWords(t, value))}
        />
        <DateFilter name="from" label={t.from} />
        <DateFilter name="to" label={t.to} />
      </FilterBar>
      <ChainState head={log.chain} />
      <Narrowed entries={log.entries} />
      {log.entries.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {log.entries.length > 0 && <Entries entries={log.entries} />}
      <ListPager pages={log.pages} />
    </AdminPage>
  );
}

/** Notes that the list is limited to the person or thing whose page linked here. */
function Narrowed({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts('audit');
  const url = useListUrl();
  const about = url.get('about');
  const actor = url.get('actor');
  const named = entries.find(({ name }) => name)?.name;
  const who = entries.find((entry) => entry.actor)?.actor?.name;
  if (!about && !actor) return null;
  return (
    <p className="mb-3 text-sm text-ink-2">
      {about
        ? fill(t.onlyAbout, { name: named ?? t.onlyOne })
        : fill(t.onlyBy, { name: who ?? t.onlyPerson })}
    </p>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts('audit');
  const lang = useLang();
  const columns: Column<AuditEntry>[] = [
    {
      key: 'what',
      head: t.columns.what,
      phone: 'title',
      cell: ({ action }) => <span className="block lg:min-w-36">{actionWords(t, action)}</span>,
    },
    { key: 'on', head: t.columns.on, phone: 'line', cell: (entry) => <Subject entry={entry} /> },
    {
      key: 'change',
      head: t.columns.change,
      phone: 'line',
      cell: (entry) => (
        <div className="max-lg:my-1.5 lg:max-w-[60ch]">
          <EntryChanges entry={entry} />
        </div>
      ),
    },
    {
      key: 'who',
      head: t.columns.who,
      phone: 'foot',
      cell: ({ actor }) =>
        actor ? (
          <AdminTextLink to={`/admin/users/${actor._id}`}>{actor.name}</AdminTextLink>
        ) : (
          <span className="text-ink-2">{t.house}</span>
        ),
    },
    {
      key: 'when',
      head: t.columns.when,
      phone: 'act',
      cell: ({ at }) => (
        <time translate="no" dateTime={at} className="tabular text-ink-2 lg:whitespace-nowrap">
          {formatDateTime(at, lang)}
        </time>
      ),
    },
  ];
  return <AdminTable label={t.list} columns={columns} rows={entries} keyOf={({ _id }) => _id} top />;
}
