import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { AdminTextLink, AdminWay } from '#web/admin/allowed.tsx';
import { statusTones } from '#web/selling/orders/shared/words.ts';
import { fill, formatDate, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/** Lists the newest orders of a user. Each links to its page. */
export function UserOrders({ orders, email }: { orders: AdminUserFile['orders']; email: string }) {
  const texts = useTexts('accounts/admin');
  const { values } = useTexts('audit');
  const { statuses } = useTexts('orders');
  const lang = useLang();
  const t = texts.file;
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{t.ordersTitle}</h2>
        {orders.count > 0 && (
          <AdminWay to={`/admin/orders?${new URLSearchParams({ q: email })}`} className="text-sm">
            {t.allOrders}
          </AdminWay>
        )}
      </div>
      {orders.latest.length === 0 ? (
        <p className="text-ink-2">{t.noOrders}</p>
      ) : (
        <>
          <p className="tabular mb-1 text-sm text-ink-2">{`${plural(texts.orders, orders.count, lang)}, ${fill(t.ordersPaid, { amount: formatRupees(orders.paid, lang) })}`}</p>
          <ul>
            {orders.latest.map((order) => (
              <li
                key={order._id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0 last:pb-0"
              >
                <AdminTextLink to={`/admin/orders/${order._id}`} className="justify-self-start">
                  {order.orderNumber}
                </AdminTextLink>
                <span translate="no" className="tabular text-right font-semibold">
                  {formatRupees(order.total, lang)}
                </span>
                <span className="tabular text-sm text-ink-2">{`${formatDate(order.createdAt, lang)} · ${values[order.paymentStatus] ?? order.paymentStatus}`}</span>
                <span className="text-right">
                  <Badge tone={statusTones[order.status]}>{statuses[order.status]}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
