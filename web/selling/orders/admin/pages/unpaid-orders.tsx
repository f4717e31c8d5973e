import type { UnpaidOrder } from '#contract/selling/orders/unpaid.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { CallLink, MailLink } from '#web/admin/reach-links.tsx';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { clockTime } from '#web/selling/orders/shared/words.ts';
import { fill, formatDate, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/unpaid-orders';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const texts = await loadTexts(pageLang(), ['orders/unpaid', 'shell']);
  const { title, loadFailed: failed } = texts['orders/unpaid'];
  const query = { limit: pageSize, ...cursorsOf(search) };
  const list = await loadForAdmin(api('GET /api/admin/unpaid-orders', { query }), { title, failed });
  return { texts, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['orders/unpaid'].title, brand: shopNameIn(matches) })
    : [];
}

/** Orders whose online payment was begun and not finished, the last touched first. */
export default function UnpaidOrders({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTexts('orders/unpaid');
  const columns = useColumns();
  return (
    <AdminPage title={t.title} intro={t.intro}>
      {list.orders.length === 0 ? (
        <EmptyState art="diya" title={t.none} />
      ) : (
        <AdminTable label={t.label} columns={columns} rows={list.orders} keyOf={({ _id }) => _id} top />
      )}
      <ListPager total={list.total} pages={list.pages} />
    </AdminPage>
  );
}

function useColumns(): Column<UnpaidOrder>[] {
  const t = useTexts('orders/unpaid');
  const lang = useLang();
  return [
    {
      key: 'order',
      head: t.columns.order,
      phone: 'title',
      cell: ({ _id, orderNumber }) => (
        <AdminTextLink to={`/admin/orders/${_id}`} className="inline-flex min-h-10 items-center">
          {orderNumber}
        </AdminTextLink>
      ),
    },
    {
      key: 'begun',
      head: t.columns.begun,
      phone: 'line',
      cell: ({ createdAt }) => (
        <time translate="no" dateTime={createdAt} className="tabular text-ink-2">
          {formatDateTime(createdAt, lang)}
        </time>
      ),
    },
    {
      key: 'buyer',
      head: t.columns.buyer,
      phone: 'line',
      cell: ({ buyer }) => (
        <span className="grid gap-0.5">
          <AdminTextLink to={`/admin/users/${buyer._id}`}>{buyer.name}</AdminTextLink>
          <CallLink phone={buyer.phone} />
          <MailLink email={buyer.email} />
        </span>
      ),
    },
    {
      key: 'items',
      head: t.columns.items,
      phone: 'line',
      cell: ({ goods }) => <span className="text-ink-2">{goods.join(', ')}</span>,
    },
    {
      key: 'total',
      head: t.columns.total,
      phone: 'foot',
      right: true,
      cell: ({ totalAmount }) => (
        <span translate="no" className="font-semibold">
          {formatRupees(totalAmount, lang)}
        </span>
      ),
    },
    { key: 'state', head: t.columns.state, phone: 'aside', cell: (order) => <State order={order} /> },
    {
      key: 'reminder',
      head: t.columns.reminder,
      phone: 'named',
      cell: (order) => <Reminder order={order} />,
    },
  ];
}

function State({ order: { orderedSince, payableUntil } }: { order: UnpaidOrder }) {
  const t = useTexts('orders/unpaid').states;
  const lang = useLang();
  if (orderedSince) return <Badge tone="good">{t.since}</Badge>;
  if (payableUntil)
    return (
      <Badge tone="info">
        <time translate="no" dateTime={payableUntil}>
          {fill(t.open, { time: clockTime(payableUntil, lang) })}
        </time>
      </Badge>
    );
  return <Badge tone="off">{t.ended}</Badge>;
}

function Reminder({ order }: { order: UnpaidOrder }) {
  const t = useTexts('orders/unpaid').reminders;
  const lang = useLang();
  const { remindedAt, orderedSince, wantsReminder, tooLate } = order;
  const words = () => {
    if (remindedAt) return fill(t.sent, { date: formatDate(remindedAt, lang) });
    if (orderedSince) return t.unneeded;
    if (!wantsReminder) return t.unwanted;
    return tooLate ? t.tooLate : t.waits;
  };
  return <span className="text-ink-2">{words()}</span>;
}
