import { Download, ScanBarcode } from 'lucide';
import { useRevalidator } from 'react-router';
import { stockSorts } from '#contract/catalog/stock/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { StockSheet } from '#web/catalog/stock/admin/stock-sheet.tsx';
import { StockTable } from '#web/catalog/stock/admin/stock-table.tsx';
import { ValueTable } from '#web/catalog/stock/admin/value-table.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/stock';

const tabs = ['all', 'order', 'out', 'value'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const tab = tabs.find((one) => one === search.get('show')) ?? 'all';
  const texts = await loadTexts(pageLang(), ['stock/admin', 'admin', 'shell']);
  const { title, loadFailed: failed } = texts['stock/admin'];
  const query = {
    ...cursorsOf(search),
    q: search.get('q')?.slice(0, 80) || undefined,
    show: tab === 'value' ? ('all' as const) : tab,
    sort: stockSorts.find((one) => one === search.get('sort')) ?? ('name' as const),
  };
  const list = await loadForAdmin(api('GET /api/admin/stock', { query }), { title, failed });
  const value =
    tab === 'value' && list.costs
      ? await loadForAdmin(api('GET /api/admin/stock/value'), { title, failed })
      : null;
  return { texts, tab: value || tab !== 'value' ? tab : ('all' as const), list, value };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['stock/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** The stock of every SKU: what there is, what to order, what it is worth, and why it moved. */
export default function AdminStock({ loaderData: { tab, list, value } }: Route.ComponentProps) {
  const t = useTexts('stock/admin');
  const url = useListUrl();
  const { revalidate } = useRevalidator();
  const mayCount = usePermission('stock.write');
  const open = list.rows.find(({ _id }) => _id === url.get('sku'));
  const counts = { all: undefined, order: list.toOrder, out: list.out, value: undefined };
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <>
          <ExportOrder />
          {mayCount && (
            <AdminLinkButton to="/admin/stock/count" size="small">
              <Icon of={ScanBarcode} small />
              {t.count}
            </AdminLinkButton>
          )}
        </>
      }
    >
      <TabLinks
        label={t.tabs}
        current={tab}
        tabs={tabs
          .filter((one) => one !== 'value' || list.costs)
          .map((one) => ({
            value: one,
            to: url.to({ show: one === 'all' ? '' : one, sku: '' }),
            text: t.show[one],
            ...(counts[one] !== undefined && { count: counts[one] }),
          }))}
      />
      <div className="mt-4" />
      {value ? (
        <ValueTable codes={value.codes} />
      ) : (
        <>
          <FilterBar reset={['q', 'sort']}>
            <SearchFilter label={t.search} />
          </FilterBar>
          {list.rows.length === 0 ? (
            <EmptyState
              art="diya"
              title={tab === 'order' && !url.get('q') ? t.noneToOrder : t.none}
              text={tab === 'order' && !url.get('q') ? t.noneToOrderText : t.noneText}
            />
          ) : (
            <StockTable rows={list.rows} costs={list.costs} current={url.get('sku')} />
          )}
          <ListPager total={list.total} atLeast={list.atLeast === true} pages={list.pages} />
        </>
      )}
      {open && (
        <StockSheet
          key={open._id}
          row={open}
          costs={list.costs}
          stockLow={list.stockLow}
          onClose={() => url.go({ ...url.stay, sku: '' })}
          onSaved={revalidate}
        />
      )}
    </AdminPage>
  );
}

/** Downloads the list to order. */
function ExportOrder() {
  const t = useTexts('stock/admin');
  const lang = useLang();
  const { save, busy } = useSave(
    () => saveFile('/api/admin/stock/to-order', { accept: 'text/csv', lang, otherwise: 'to-order.csv' }),
    { onError: (error) => toast.problem(messageOf(error, t.exportFailed)) },
  );
  return (
    <Button kind="secondary" size="small" busy={busy} busyText={t.exporting} onClick={() => void save()}>
      <Icon of={Download} small />
      {t.exportOrder}
    </Button>
  );
}
