import { Download, ListChecks, Plus } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedOrder } from '#contract/selling/orders/admin.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton, Allowed } from '#web/admin/allowed.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { ChangeDialog } from '#web/selling/orders/admin/change-dialog.tsx';
import { BulkBar } from '#web/selling/orders/admin/list/bulk-bar.tsx';
import { listQuery } from '#web/selling/orders/admin/list/list-query.ts';
import { OrderFilters } from '#web/selling/orders/admin/list/order-filters.tsx';
import { PrintDialog } from '#web/selling/orders/admin/list/print-dialog.tsx';
import { RefusedDialog } from '#web/selling/orders/admin/list/refused-orders.tsx';
import { RegisterDialog } from '#web/selling/orders/admin/list/register-dialog.tsx';
import { SavedViews } from '#web/selling/orders/admin/list/saved-views.tsx';
import { ShipSheet } from '#web/selling/orders/admin/list/ship-sheet.tsx';
import { TickAll } from '#web/selling/orders/admin/list/tick-all.tsx';
import { usePack } from '#web/selling/orders/admin/list/use-pack.ts';
import { useTicks } from '#web/selling/orders/admin/list/use-ticks.ts';
import { OrderTable } from '#web/selling/orders/admin/order-table.tsx';
import { UndoBar } from '#web/selling/orders/admin/undo-bar.tsx';
import { useStatusChange } from '#web/selling/orders/admin/use-status-change.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/orders';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { filter, sort } = listQuery(search);
  const texts = await loadTexts(pageLang(), [
    'orders/admin',
    'orders/bulk',
    'orders/by-hand',
    'orders/care',
    'orders',
    'shell',
  ]);
  const query = { ...filter, sort, limit: pageSize, ...cursorsOf(search) };
  const [shown, { views }, { couriers }] = await loadForAdmin(
    Promise.all([
      api('GET /api/admin/orders', { query }),
      api('GET /api/admin/order-views'),
      api('GET /api/admin/orders/couriers'),
    ]),
    { title: texts['orders/admin'].title, failed: texts['orders/admin'].loadFailed },
  );
  return { texts, filter, sort, shown, views, couriers };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['orders/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** All orders that the shop has to work on: filters, saved views, and work on several at once. */
export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { filter, sort, shown, views, couriers } = loaderData;
  const t = useTexts('orders/admin');
  const change = useStatusChange();
  const ticks = useTicks(JSON.stringify(filter));
  const mayWork = [usePermission('orders.pack'), usePermission('invoices.read')].some(Boolean);
  return (
    <AdminPage title={t.title} actions={<Actions filter={filter} />}>
      <SavedViews views={views} />
      <OrderFilters couriers={couriers.map(({ name }) => name)} />
      <Tabs current={filter.status ?? 'all'} counts={shown.counts} atLeast={shown.atLeast === true} />
      <div className="mt-4 lg:mt-0">
        {shown.orders.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {shown.orders.length > 0 && (
          <>
            <TickAll
              keys={ticks.keys}
              here={shown.orders.map(({ _id }) => _id)}
              total={shown.total}
              query={{ ...filter, sort }}
              onTick={ticks.set}
            />
            <OrderTable
              orders={shown.orders}
              busy={change.busy}
              ticks={mayWork ? { keys: ticks.keys, change: ticks.set } : undefined}
              onChoose={change.choose}
            />
          </>
        )}
      </div>
      <ListPager total={shown.total} atLeast={shown.atLeast === true} pages={shown.pages} />
      <Bulk ids={[...ticks.keys]} orders={shown.orders} onClear={ticks.clear} />
      <UndoBar />
      {change.unconfirmed && (
        <ChangeDialog
          change={change.unconfirmed}
          busy={change.busy !== null}
          onClose={change.drop}
          onConfirm={(more) => change.unconfirmed && change.confirm(change.unconfirmed, more)}
        />
      )}
    </AdminPage>
  );
}

function Tabs({
  current,
  counts,
  atLeast,
}: {
  current: string;
  counts: Route.ComponentProps['loaderData']['shown']['counts'];
  atLeast: boolean;
}) {
  const t = useTexts('orders/admin');
  const { statuses } = useTexts('orders');
  const url = useListUrl();
  return (
    <TabLinks
      label={t.tabs}
      current={current}
      atLeast={atLeast}
      tabs={(['all', ...orderStatuses] as const).map((value) => ({
        value,
        to: url.to({ status: value === 'all' ? '' : value }),
        text: value === 'all' ? t.all : statuses[value],
        count: counts[value],
      }))}
    />
  );
}

/** The bar of the ticked orders, and what it opens. */
function Bulk({
  ids,
  orders,
  onClear,
}: {
  ids: readonly string[];
  orders: readonly ListedOrder[];
  onClear: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'ship' | 'print' | null>(null);
  // Ticks stay: whoever has packed or shipped parcels often prints their papers next.
  const packing = usePack();
  // Papers and parcels are in the order of the list; what is ticked on other pages follows.
  const here = orders.map(({ _id }) => _id).filter((id) => ids.includes(id));
  const sorted = [...here, ...ids.filter((id) => !here.includes(id))];
  return (
    <>
      {ids.length > 0 && (
        <BulkBar
          ids={sorted}
          packing={packing.busy}
          onPack={() => void packing.pack(sorted)}
          onShip={() => setOpen('ship')}
          onPrint={() => setOpen('print')}
          onClear={onClear}
        />
      )}
      {open === 'ship' && <ShipSheet ids={sorted} onClose={() => setOpen(null)} onDone={revalidate} />}
      {open === 'print' && <PrintDialog ids={sorted} onClose={() => setOpen(null)} />}
      {packing.refused.length > 0 && <RefusedDialog refused={packing.refused} onClose={packing.close} />}
    </>
  );
}

/** Links to the pick list, the export of what the filters show, and that of documents. */
function Actions({ filter }: { filter: ReturnType<typeof listQuery>['filter'] }) {
  const t = useTexts('orders/admin');
  const { bulk, register } = useTexts('orders/bulk');
  const byHand = useTexts('orders/by-hand');
  const query = new URLSearchParams(filter as Record<string, string>);
  const [open, setOpen] = useState(false);
  return (
    <>
      <AdminLinkButton kind="secondary" size="small" to="/admin/orders/new">
        <Icon of={Plus} small />
        <span>{byHand.open}</span>
      </AdminLinkButton>
      <AdminLinkButton kind="secondary" size="small" to="/admin/orders/pick-list">
        <Icon of={ListChecks} small />
        <span>{bulk.pick}</span>
      </AdminLinkButton>
      <Allowed permission="orders.export">
        <ExportLink address={`/api/admin/orders/export?${query}`}>{t.export}</ExportLink>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          <Icon of={Download} small />
          <span>{register.open}</span>
        </Button>
        {open && <RegisterDialog from={filter.from} to={filter.to} onClose={() => setOpen(false)} />}
      </Allowed>
    </>
  );
}

function ExportLink({ address, children }: { address: string; children: string }) {
  const t = useTexts('orders/admin');
  const { save } = useSave(() => saveFile(address, { accept: 'text/csv', otherwise: 'orders.csv' }), {
    onError: (error) => toast.problem(messageOf(error, t.exportFailed)),
  });
  return (
    <a
      href={address}
      download
      className={buttonClass({ kind: 'secondary', size: 'small' })}
      onClick={(event) => {
        // A plain link could not ask for fresh proof.
        event.preventDefault();
        void save();
      }}
    >
      <Icon of={Download} small />
      <span>{children}</span>
    </a>
  );
}
