import { useState } from 'react';
import type { AdminCollection } from '#contract/catalog/collections/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminLinkButton, AdminTextLink } from '#web/admin/allowed.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { MoveButtons, moved } from '#web/admin/move-buttons.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { DeleteCollection } from '#web/catalog/collections/admin/delete-collection.tsx';
import { collectionPath, collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TabLinks } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/collections';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const deleted = new URL(request.url).searchParams.get('show') === 'deleted';
  const texts = await loadTexts(pageLang(), ['collections/admin', 'shell']);
  const { title, loadFailed: failed } = texts['collections/admin'];
  const { collections } = await loadForAdmin(
    api('GET /api/admin/collections', { query: { deleted: deleted ? 'yes' : 'no' } }),
    { title, failed },
  );
  return { texts, deleted, collections };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['collections/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** The collections of the shop in their order: create, move, delete, restore. */
export default function AdminCollections({ loaderData: { deleted, collections } }: Route.ComponentProps) {
  const t = useTexts('collections/admin');
  const url = useListUrl();
  const { reload } = useReload();
  const [leaving, setLeaving] = useState<AdminCollection | null>(null);
  const [said, setSaid] = useState('');
  const rows = useRows({ collections, onSaid: setSaid });
  const restore = useRestore();
  const columns = useColumns({ deleted, count: collections.length, rows, onDelete: setLeaving, restore });
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <>
          <AdminLinkButton to="/admin/home-page" kind="secondary" size="small">
            {t.toHome}
          </AdminLinkButton>
          <CreateButton />
        </>
      }
    >
      <TabLinks
        label={t.tabs}
        current={deleted ? 'deleted' : 'live'}
        tabs={(['live', 'deleted'] as const).map((value) => ({
          value,
          to: url.to({ show: value === 'live' ? '' : value }),
          text: t[value],
        }))}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-4">
        {collections.length === 0 ? (
          <EmptyState
            art="mala"
            title={deleted ? t.noneDeleted : t.none}
            {...(!deleted && { text: t.noneText })}
          />
        ) : (
          <AdminTable label={t.title} columns={columns} rows={rows.shown} keyOf={({ _id }) => _id} />
        )}
      </div>
      {leaving && (
        <DeleteCollection
          collection={leaving}
          onClose={() => setLeaving(null)}
          onDone={async (message) => {
            setLeaving(null);
            await reload();
            toast.good(message, { text: t.undo, run: () => void restore(leaving._id) });
          }}
        />
      )}
    </AdminPage>
  );
}

function CreateButton() {
  const t = useTexts('collections/admin');
  return usePermission('products.write') ? (
    <AdminLinkButton to="/admin/collections/new" size="small">
      {t.create}
    </AdminLinkButton>
  ) : null;
}

type Rows = { shown: readonly AdminCollection[]; move: (from: number, to: number) => void };

/** Returns the rows, which move at once, and a function that moves and saves. A refused order goes back. */
function useRows({
  collections,
  onSaid,
}: {
  collections: readonly AdminCollection[];
  onSaid: (text: string) => void;
}): Rows {
  const t = useTexts('collections/admin');
  const lang = useLang();
  const { reload } = useReload();
  const [order, setOrder] = useState<readonly AdminCollection[] | null>(null);
  const shown = order ?? collections;
  const { save } = useSave(
    async (next: readonly AdminCollection[]) => {
      await api('PUT /api/admin/collections/order', { body: { ids: next.map(({ _id }) => _id) } });
    },
    {
      onError: (error) => void toast.problem(messageOf(error, t.failed)),
      onEnd: async () => {
        await reload();
        setOrder(null);
      },
    },
  );
  return {
    shown,
    move(from, to) {
      const row = shown[from];
      if (!row || order) return;
      const next = moved(shown, from, to);
      setOrder(next);
      onSaid(fill(t.moved, { name: collectionTexts(row, lang).name, n: to + 1, all: next.length }));
      void save(next);
    },
  };
}

/** Returns a function that restores a collection. */
function useRestore(): (id: string) => Promise<void> {
  const t = useTexts('collections/admin');
  const { reload } = useReload();
  return async (id) => {
    try {
      const { message } = await api('POST /api/admin/collections/{id}/restore', { params: { id } });
      toast.good(message);
      await reload();
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
  };
}

function useColumns({
  deleted,
  count,
  rows,
  onDelete,
  restore,
}: {
  deleted: boolean;
  count: number;
  rows: Rows;
  onDelete: (collection: AdminCollection) => void;
  restore: (id: string) => Promise<void>;
}): Column<AdminCollection>[] {
  const t = useTexts('collections/admin');
  const lang = useLang();
  const mayWrite = usePermission('products.write');
  const nameOf = (one: AdminCollection) => collectionTexts(one, lang).name;
  const named = (action: string, one: AdminCollection) => fill(t.named, { action, name: nameOf(one) });
  const columns: Column<AdminCollection>[] = [
    {
      key: 'name',
      head: t.columns.name,
      phone: 'title',
      cell: (one) => (
        <AdminTextLink to={`/admin/collections/${one._id}`} className="inline-flex min-h-10 items-center">
          {nameOf(one)}
        </AdminTextLink>
      ),
    },
    {
      key: 'products',
      head: t.columns.products,
      phone: 'line',
      cell: ({ total, goods }) => (
        <span className="tabular">{`${plural(t.count, total, lang)}, ${goods.rule ? t.byRule : t.byHand}`}</span>
      ),
    },
    {
      key: 'state',
      head: t.columns.state,
      phone: 'aside',
      cell: ({ state }) => <Badge tone={state === 'published' ? 'good' : 'off'}>{t.states[state]}</Badge>,
    },
    { key: 'changed', head: t.columns.changed, phone: 'foot', cell: (one) => <DayCell at={one.updatedAt} /> },
  ];
  if (mayWrite && !deleted)
    columns.push({
      key: 'order',
      head: t.columns.order,
      phone: 'act',
      cell: (one) => (
        <MoveButtons
          place={rows.shown.indexOf(one)}
          count={count}
          up={fill(t.up, { name: nameOf(one) })}
          down={fill(t.down, { name: nameOf(one) })}
          onMove={(to) => rows.move(rows.shown.indexOf(one), to)}
        />
      ),
    });
  columns.push({
    key: 'actions',
    head: t.columns.actions,
    phone: 'line',
    cell: (one) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!deleted && one.state === 'published' && (
          <TextLink to={collectionPath(one.slug)} aria-label={named(t.view, one)} className="py-2.5">
            {t.view}
          </TextLink>
        )}
        {mayWrite && (
          <Button
            kind="ghost"
            size="small"
            aria-label={named(deleted ? t.restore : t.remove, one)}
            onClick={() => (deleted ? void restore(one._id) : onDelete(one))}
          >
            {deleted ? t.restore : t.remove}
          </Button>
        )}
      </span>
    ),
  });
  return columns;
}
