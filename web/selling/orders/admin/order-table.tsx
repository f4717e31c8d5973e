import { FileText } from 'lucide';
import type { ListedOrder } from '#contract/selling/orders/admin.ts';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { AdminTable, type Column, type Selection } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { usePermission } from '#web/admin/rights.ts';
import { statusTones } from '#web/selling/orders/shared/words.ts';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { bulkBarId } from './list/bulk-bar.tsx';
import { MarkPaid, mayMarkPaid } from './mark-paid.tsx';
import { CareBadges } from './risk-banner.tsx';
import { StatusSelect } from './status-select.tsx';

/** Returns the admin path of an order's invoice. */
export const invoicePath = (orderId: string): string => `/admin/invoice/${orderId}`;

/** Shows orders as a table, or on phones as cards that link to each order. */
export function OrderTable({
  orders,
  busy,
  ticks,
  onChoose,
}: {
  orders: readonly ListedOrder[];
  busy: string | null;
  /** The ticked orders; absent for those who can do nothing with several. */
  ticks?: Omit<Selection<ListedOrder>, 'nameOf' | 'bar'> | undefined;
  onChoose: (order: ListedOrder, to: OrderStatus) => void;
}) {
  const t = useTexts('orders/admin');
  const { nothing } = useTexts('orders').payment;
  const mayPay = usePermission('orders.payment');
  const columns: Column<ListedOrder>[] = [
    ...usePurchaseColumns(),
    {
      key: 'payment',
      head: t.columns.payment,
      phone: 'none',
      cell: (order) => (
        <span className="flex items-center gap-3 whitespace-nowrap">
          {order.totalAmount === 0 ? (
            <span className="text-ink-2">{nothing}</span>
          ) : (
            <>
              <span className="min-w-12">{t.methods[order.paymentMethod]}</span>
              {mayPay && mayMarkPaid(order) ? <MarkPaid order={order} /> : <Payment order={order} />}
            </>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      head: t.columns.status,
      phone: 'aside',
      cell: (order) => (
        <Status order={order} busy={busy === order._id} onChoose={(to) => onChoose(order, to)} />
      ),
    },
    { key: 'act', head: t.columns.act, phone: 'act', cell: (order) => <OrderLinks order={order} /> },
  ];
  return (
    <AdminTable<ListedOrder>
      label={t.list}
      columns={columns}
      rows={orders}
      keyOf={(order) => order._id}
      {...(ticks && { selection: { ...ticks, nameOf: ({ orderNumber }) => orderNumber, bar: bulkBarId } })}
    />
  );
}

/** Returns the columns of what was bought: number, time, customer, items, total. */
function usePurchaseColumns(): Column<ListedOrder>[] {
  const t = useTexts('orders/admin');
  const { nothing } = useTexts('orders').payment;
  const lang = useLang();
  return [
    {
      key: 'order',
      head: t.columns.order,
      phone: 'title',
      cell: ({ _id, orderNumber, hold, risks }) => (
        <>
          <Link to={`/admin/orders/${_id}`} className="inline-flex min-h-10 items-center hover:underline">
            {orderNumber}
          </Link>
          <CareBadges hold={hold} risks={risks} />
        </>
      ),
    },
    {
      key: 'placed',
      head: t.columns.placed,
      phone: 'line',
      sort: 'placed',
      cell: ({ createdAt }) => (
        <time translate="no" dateTime={createdAt} className="tabular whitespace-nowrap text-ink-2">
          {formatDate(createdAt, lang, {
            day: 'numeric',
            month: 'short',
            hour: 'numeric',
            minute: '2-digit',
          })}
        </time>
      ),
    },
    {
      key: 'customer',
      head: t.columns.customer,
      phone: 'line',
      cell: ({ name, city }) => (
        <>
          <span className="lg:block lg:font-semibold">{name}</span>
          <span className="lg:hidden">, </span>
          <span className="text-ink-2">{city}</span>
        </>
      ),
    },
    { key: 'items', head: t.columns.items, phone: 'line', cell: (order) => <Pictures order={order} /> },
    {
      key: 'total',
      head: t.columns.total,
      phone: 'foot',
      right: true,
      sort: 'total',
      cell: ({ totalAmount, paymentMethod, paymentStatus }) => (
        <>
          <span translate="no" className="font-semibold">
            {formatRupees(totalAmount, lang)}
          </span>
          <span className="text-ink-2 lg:hidden">
            {totalAmount === 0 ? ` ${nothing}` : ` ${t.methods[paymentMethod]}, ${t.payments[paymentStatus]}`}
          </span>
        </>
      ),
    },
  ];
}

/** On phones the card only shows the status. It is changed on the order's page, by those who pack. */
function Status({
  order,
  busy,
  onChoose,
}: {
  order: ListedOrder;
  busy: boolean;
  onChoose: (to: OrderStatus) => void;
}) {
  const { statuses } = useTexts('orders');
  const mayPack = usePermission('orders.pack');
  return (
    <>
      <span className={mayPack ? 'lg:hidden' : ''}>
        <Badge tone={statusTones[order.orderStatus]}>{statuses[order.orderStatus]}</Badge>
      </span>
      {mayPack && (
        <StatusSelect order={order} busy={busy} onChoose={onChoose} className="min-w-34 max-lg:hidden" />
      )}
      <Parcel order={order} />
    </>
  );
}

/** Says that an order is packed, or which courier has it under which number. */
function Parcel({ order: { orderStatus, packedAt, courier, trackingNumber } }: { order: ListedOrder }) {
  const t = useTexts('orders/bulk').bulk;
  const waits = orderStatus === 'Pending' || orderStatus === 'Processing';
  if (waits && packedAt)
    return (
      <span className="mt-1 block">
        <Badge tone="good">{t.packedMark}</Badge>
      </span>
    );
  const sent = [courier, trackingNumber].filter(Boolean).join(' ');
  if (waits || sent === '') return null;
  return <span className="mt-1 block max-w-40 truncate text-xs text-ink-2">{sent}</span>;
}

function OrderLinks({ order: { _id, orderNumber, invoiced } }: { order: ListedOrder }) {
  const t = useTexts('orders/admin');
  return (
    <>
      <LinkButton
        kind="secondary"
        size="small"
        to={`/admin/orders/${_id}`}
        aria-label={fill(t.updateNamed, { number: orderNumber })}
        className="lg:hidden"
      >
        {t.update}
      </LinkButton>
      {invoiced && (
        <Allowed permission="invoices.read">
          <Link
            to={invoicePath(_id)}
            aria-label={fill(t.invoice, { number: orderNumber })}
            className={`${iconButtonClass} max-lg:hidden`}
          >
            <Icon of={FileText} small />
          </Link>
        </Allowed>
      )}
    </>
  );
}

function Payment({ order: { paymentStatus } }: { order: ListedOrder }) {
  const t = useTexts('orders/admin');
  if (paymentStatus === 'Pending') return <span className="text-ink-2">{t.payments.Pending}</span>;
  return (
    <Badge dot={false} tone={paymentStatus === 'Paid' ? 'good' : 'off'}>
      {t.payments[paymentStatus]}
    </Badge>
  );
}

function Pictures({ order: { pictures, itemCount } }: { order: ListedOrder }) {
  const more = itemCount - pictures.length;
  return (
    <span className="flex items-center gap-1">
      {[...new Set(pictures)].map((picture) => (
        <ArtTile key={picture} src={picture} alt="" className="w-10 rounded-[.5rem]!" />
      ))}
      {more > 0 && <span className="tabular text-ink-2">{`+${more}`}</span>}
    </span>
  );
}
