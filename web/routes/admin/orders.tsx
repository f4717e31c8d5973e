import { Download, Plus } from 'lucide';
import { orderStatuses } from '#contract/orders/statuses.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { AdminLinkButton, Allowed } from '#web/admin/allowed.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { useSave } from '#web/api/use-save.ts';
import { ChangeDialog } from '#web/features/orders/admin/change-dialog.tsx';
import { OrderTable } from '#web/features/orders/admin/order-table.tsx';
import { UndoBar } from '#web/features/orders/admin/undo-bar.tsx';
import { useStatusChange } from '#web/features/orders/admin/use-status-change.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import type { Route } from './+types/orders';

const pageSize = 30;
const payments = ['Paid', 'Pending', 'Refunded'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const status = orderStatuses.find((one) => one === search.get('status'));
  const payment = payments.find((one) => one === search.get('payment'));
  const texts = await loadTexts(pageLang(), [
    'orders/admin',
    'orders/by-hand',
    'orders/care',
    'orders',
    'shell',
  ]);
  const filter = { q: search.get('q') ?? '', ...(status && { status }), ...(payment && { payment }) };
  const sort = search.get('sort') === 'placed' ? ('oldest' as const) : ('newest' as const);
  const query = { ...filter, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const shown = await loadForAdmin(api('GET /api/admin/orders', { query }), {
    title: texts['orders/admin'].title,
    failed: texts['orders/admin'].loadFailed,
  });
  return { texts, page, filter, shown };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts['orders/admin'].title, brand: loaderData.texts.shell.brand })
    : [];

/** All orders that the shop has to work on. */
export default function AdminOrders({ loaderData: { page, filter, shown } }: Route.ComponentProps) {
  const t = useTexts('orders/admin');
  const { statuses } = useTexts('orders');
  const byHand = useTexts('orders/by-hand');
  const url = useListUrl();
  const change = useStatusChange();
  const query = new URLSearchParams(filter as Record<string, string>);
  const address = `/api/admin/orders/export?${query}`;
  const { save } = useSave(() => saveFile(address, { accept: 'text/csv', otherwise: 'orders.csv' }), {
    onError: (error) => toast.problem(messageOf(error, t.exportFailed)),
  });
  return (
    <AdminPage
      title={t.title}
      actions={
        <>
          <AdminLinkButton kind="secondary" size="small" to="/admin/orders/new">
            <Icon of={Plus} small />
            {byHand.open}
          </AdminLinkButton>
          <Allowed permission="orders.export">
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
              {t.export}
            </a>
          </Allowed>
        </>
      }
    >
      <FilterBar reset={['q', 'payment']}>
        <SearchFilter label={t.search} />
        <SelectFilter
          label={t.payment}
          name="payment"
          choices={[
            { value: '', text: t.payments.all },
            ...payments.map((value) => ({ value, text: t.payments[value] })),
          ]}
        />
      </FilterBar>
      <TabLinks
        label={t.tabs}
        current={filter.status ?? 'all'}
        tabs={(['all', ...orderStatuses] as const).map((value) => ({
          value,
          to: url.to({ status: value === 'all' ? '' : value }),
          text: value === 'all' ? t.all : statuses[value],
          count: shown.counts[value],
        }))}
      />
      <div className="mt-4 lg:mt-0">
        {shown.orders.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
        {shown.orders.length > 0 && (
          <OrderTable orders={shown.orders} busy={change.busy} onChoose={change.choose} />
        )}
      </div>
      <AdminPager page={page} pageSize={pageSize} shown={shown.orders.length} total={shown.total} />
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
