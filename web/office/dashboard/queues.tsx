import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { Dashboard } from '#contract/office/dashboard/endpoints.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { statusTones } from '#web/selling/orders/shared/words.ts';
import { fill, formatDate, formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { QueueCard, QueueName, QueueRow } from './queue-card.tsx';

const shortTime = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

const picture = (src: string | null) =>
  src && <ArtTile src={src} alt="" className="w-10 shrink-0 rounded-lg!" />;

/** Shows the number of orders by status. Each links to those orders. */
export function StatusQueue({ orders }: { orders: Dashboard['orders'] }) {
  const t = useTexts('dashboard');
  const { statuses } = useTexts('orders');
  const lang = useLang();
  return (
    <QueueCard title={t.byStatus} to="/admin/orders" link={t.all} none={false}>
      {orderStatuses.map((status) => (
        <QueueRow key={status} aside={<b className="font-semibold">{formatNumber(orders[status], lang)}</b>}>
          <QueueName to={`/admin/orders?status=${status}`}>
            <Badge tone={statusTones[status]}>{statuses[status]}</Badge>
          </QueueName>
        </QueueRow>
      ))}
    </QueueCard>
  );
}

/** Shows the newest orders. */
export function LatestOrdersQueue({ orders }: { orders: Dashboard['latestOrders'] }) {
  const t = useTexts('dashboard');
  const { statuses } = useTexts('orders');
  const lang = useLang();
  return (
    <QueueCard title={t.latest} to="/admin/orders" link={t.all} none={orders.length === 0 && t.noOrders}>
      {orders.map((order) => (
        <QueueRow
          key={order._id}
          picture={picture(order.image)}
          aside={
            <>
              <b translate="no" className="block font-semibold">
                {formatRupees(order.total, lang)}
              </b>
              <Badge tone={statusTones[order.status]}>{statuses[order.status]}</Badge>
            </>
          }
        >
          <QueueName to={`/admin/orders/${order._id}`}>{order.name}</QueueName>
          <span
            translate="no"
            className="block text-ink-2"
          >{`${order.orderNumber}, ${formatDate(order.createdAt, lang, shortTime)}`}</span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}

/** Shows astrologers whose documents wait for review. */
export function KycQueue({ kyc }: { kyc: Dashboard['kyc'] }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const path = '/admin/verify-astrologers';
  return (
    <QueueCard
      title={t.kyc}
      to={path}
      link={t.all}
      {...(kyc.count > 0 && { count: fill(t.waiting, { n: formatNumber(kyc.count, lang) }) })}
      none={kyc.count === 0 && t.noKyc}
    >
      {kyc.first.map((one) => (
        <QueueRow
          key={one.userId}
          picture={<Avatar id={one.userId} name={one.name} size="2.5rem" />}
          aside={
            <LinkButton
              kind="secondary"
              size="small"
              to={`${path}?astrologer=${one.userId}`}
              aria-label={fill(t.checkNamed, { name: one.name })}
            >
              {t.check}
            </LinkButton>
          }
        >
          <b className="font-semibold">{one.name}</b>
          <span className="block text-ink-2">
            <span>{one.expertise}</span>
            {one.sentAt && (
              <>
                <br />
                <span>
                  {fill(t.sent, { when: formatDate(one.sentAt, lang, { day: 'numeric', month: 'short' }) })}
                </span>
              </>
            )}
          </span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}

/** Shows open withdrawals. */
export function WithdrawalQueue({ withdrawals }: { withdrawals: Dashboard['withdrawals'] }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { count, amount, first } = withdrawals;
  return (
    <QueueCard
      title={t.payouts}
      to="/admin/withdrawal-requests?status=pending"
      link={t.all}
      {...(count > 0 && { count: fill(t.waiting, { n: formatNumber(count, lang) }) })}
      none={count === 0 && t.noPayouts}
      note={count > 0 && fill(t.payoutsSum, { amount: formatRupees(amount, lang) })}
    >
      {first.map((one) => (
        <QueueRow
          key={one.id}
          picture={<Avatar id={one.userId} name={one.name} size="2.5rem" />}
          aside={
            <b translate="no" className="font-semibold">
              {formatRupees(one.amount, lang)}
            </b>
          }
        >
          <b className="font-semibold">{one.name}</b>
          <span className="block text-ink-2">
            {fill(t.asked, { when: formatDate(one.createdAt, lang, { day: 'numeric', month: 'short' }) })}
          </span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}

/** Shows products that are low in stock. */
export function StockQueue({ stock }: { stock: Dashboard['stock'] }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { low, out, lowest } = stock;
  return (
    <QueueCard
      title={t.stock}
      to="/admin/manage-products?stock=low"
      link={t.products}
      none={low === 0 && t.stockGood}
      note={[low > 0 && plural(t.low, low, lang), out > 0 && plural(t.out, out, lang)]
        .filter(Boolean)
        .join(', ')}
    >
      {lowest.map((one) => (
        <QueueRow
          key={`${one.productId} ${one.sku}`}
          picture={picture(one.image)}
          aside={<Badge tone="bad">{fill(t.left, { n: one.left })}</Badge>}
        >
          <QueueName to={`/single-product/${one.productId}`}>
            {(lang === 'hi' && one.nameHi) || one.name}
          </QueueName>
          {one.sku && <span className="block text-ink-2">{choiceName(one.sku, lang)}</span>}
        </QueueRow>
      ))}
    </QueueCard>
  );
}
