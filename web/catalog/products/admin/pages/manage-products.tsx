import { Plus } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminRow } from '#contract/catalog/products/admin-products.ts';
import { categories } from '#contract/core/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { BulkBar, productBarId } from '#web/catalog/products/admin/list/bulk-bar.tsx';
import { BulkSheet } from '#web/catalog/products/admin/list/bulk-dialog.tsx';
import { ProductTable } from '#web/catalog/products/admin/list/product-table.tsx';
import { QuickEdit } from '#web/catalog/products/admin/list/quick-edit.tsx';
import { rowName } from '#web/catalog/products/admin/list/row-name.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/manage-products';

const pageSize = 25;
const tabs = ['live', 'low', 'out', 'unlisted', 'deleted'] as const;
const sorts = [
  'newest',
  '-changed',
  'changed',
  'name',
  '-name',
  'price',
  '-price',
  'stock',
  '-stock',
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = tabs.find((one) => one === search.get('show')) ?? 'live';
  const category = categories.find((one) => one === search.get('category'));
  const texts = await loadTexts(pageLang(), ['products/admin', 'products', 'shell']);
  const query = {
    ...cursorsOf(search),
    limit: pageSize,
    q: search.get('q')?.slice(0, 80) || undefined,
    category,
    sort: sorts.find((one) => one === search.get('sort')) ?? ('newest' as const),
    state: tab === 'deleted' || tab === 'unlisted' ? tab : ('live' as const),
    ...((tab === 'low' || tab === 'out') && { stock: tab }),
  };
  const list = await loadForAdmin(api('GET /api/admin/products', { query }), {
    title: texts['products/admin'].title,
    failed: texts['products/admin'].loadFailed,
  });
  return { texts, tab, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['products/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** The products: search, sort, edit in place, delete, restore, and bulk changes. */
export default function ManageProducts({ loaderData: { tab, list } }: Route.ComponentProps) {
  const t = useTexts('products/admin');
  const lang = useLang();
  const url = useListUrl();
  const { revalidate } = useRevalidator();
  const restore = useRestore();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [bulk, setBulk] = useState<'price' | 'stock' | null>(null);
  const [leaving, setLeaving] = useState<AdminRow | null>(null);
  const mayWrite = usePermission('products.write');
  const editing = mayWrite && list.products.find((product) => product._id === url.get('edit'));
  const closeSheet = () => url.go({ ...url.stay, edit: '' });

  const deleted = tab === 'deleted';
  return (
    <AdminPage
      title={t.title}
      actions={
        <AdminLinkButton to="/admin/add-product" size="small" className="max-sm:flex-1">
          <Icon of={Plus} small />
          {t.add}
        </AdminLinkButton>
      }
    >
      <Tabs current={tab} low={list.low} out={list.out} />
      <div className="mt-4" />
      <FilterBar reset={['q', 'category', 'sort']}>
        <SearchFilter label={t.search} />
        <Filters />
      </FilterBar>
      {list.products.length === 0 ? (
        <EmptyState art="diya" title={t.none} text={t.noneText} />
      ) : (
        <ProductTable
          products={list.products}
          stockLow={list.stockLow}
          deleted={deleted}
          editing={url.get('edit')}
          selection={{
            keys: chosen,
            change: setChosen,
            nameOf: (product) => rowName(product, lang),
            bar: productBarId,
          }}
          onRestore={(product) => void restore(product)}
        />
      )}
      <ListPager total={list.total} atLeast={list.atLeast === true} pages={list.pages} />
      {chosen.size > 0 && !deleted && (
        <BulkBar count={chosen.size} onClear={() => setChosen(new Set())} onChoose={setBulk} />
      )}
      {bulk && (
        <BulkSheet
          kind={bulk}
          ids={[...chosen]}
          onClose={() => setBulk(null)}
          onDone={() => {
            setBulk(null);
            setChosen(new Set());
            void revalidate();
          }}
        />
      )}
      {editing && !deleted && !leaving && (
        <QuickEdit
          key={editing._id}
          product={editing}
          onClose={closeSheet}
          onSaved={revalidate}
          onDelete={() => setLeaving(editing)}
        />
      )}
      {leaving && (
        <DeleteDialog
          product={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => {
            setLeaving(null);
            setChosen(new Set([...chosen].filter((id) => id !== leaving._id)));
            toast.good(t.deleted, { text: t.undo, run: () => void restore(leaving) });
            closeSheet();
          }}
        />
      )}
    </AdminPage>
  );
}

/** Returns the function that restores a deleted product. */
function useRestore(): (product: Pick<AdminRow, '_id'>) => Promise<void> {
  const t = useTexts('products/admin');
  const { revalidate } = useRevalidator();
  return async (product) => {
    try {
      await api('POST /api/admin/products/{id}/restore', { params: { id: product._id } });
      toast.good(t.restored);
    } catch (error) {
      toast.problem(messageOf(error, t.restoreFailed));
    }
    await revalidate();
  };
}

function Tabs({ current, low, out }: { current: (typeof tabs)[number]; low: number; out: number }) {
  const t = useTexts('products/admin');
  const url = useListUrl();
  const counts = { live: undefined, low, out, unlisted: undefined, deleted: undefined };
  const names = { live: t.live, low: t.low, out: t.out, unlisted: t.unlisted, deleted: t.deletedTab };
  return (
    <TabLinks
      label={t.tabs}
      current={current}
      tabs={tabs.map((value) => ({
        value,
        to: url.to({ show: value === 'live' ? '' : value, edit: '' }),
        text: names[value],
        ...(counts[value] !== undefined && { count: counts[value] }),
      }))}
    />
  );
}

function Filters() {
  const t = useTexts('products/admin');
  const names: Record<string, string> = useTexts('products').categories;
  const all = { value: '', text: t.allCategories };
  return (
    <>
      <SelectFilter
        label={t.category}
        name="category"
        choices={[all, ...categories.map((value) => ({ value, text: names[value] ?? value }))]}
      />
      <SelectFilter
        label={t.sort}
        name="sort"
        choices={Object.entries(t.sorts).map(([value, text]) => ({
          value: value === 'newest' ? '' : value,
          text,
        }))}
      />
    </>
  );
}

function DeleteDialog({
  product,
  onClose,
  onDeleted,
}: {
  product: AdminRow;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const t = useTexts('products/admin');
  const lang = useLang();
  const { save: remove, busy } = useSave(
    async () => {
      await api('DELETE /api/auth/products/{id}', { params: { id: product._id } });
      onDeleted();
    },
    {
      onError: () => {
        toast.problem(t.deleteFailed);
        onClose();
      },
    },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.deleteTitle}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button kind="danger" busy={busy} busyText={t.deleting} onClick={() => void remove()}>
            {t.delete}
          </Button>
        </>
      }
    >
      {fill(t.deleteText, { name: rowName(product, lang) })}
    </Dialog>
  );
}
