import type { TicketDetail, TicketSender } from '#contract/office/tickets/endpoints.ts';
import { AdminTextLink, AdminWay } from '#web/admin/allowed.tsx';
import { statusTones } from '#web/selling/orders/shared/words.ts';
import { formatDate, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/**
 * Shows the account of a ticket's sender: newest orders, what they paid, wallet. A sender who was not signed in has none,
 * because a typed address proves nothing. Needs the texts `tickets` and `orders`.
 */
export function SenderCard({ ticket, sender }: { ticket: TicketDetail; sender: TicketSender | null }) {
  const t = useTexts('tickets').sender;
  const { statuses } = useTexts('orders');
  const lang = useLang();
  return (
    <section aria-label={t.title} className="rounded-tile border border-line bg-surface p-5 text-sm">
      <h2 className="font-text text-base font-semibold">{t.title}</h2>
      {!sender ? (
        <>
          <p className="mt-1 text-ink-2">{t.unknown}</p>
          <p className="mt-2">
            <AdminWay to={`/admin/users?${new URLSearchParams({ q: ticket.email })}`}>{t.find}</AdminWay>
          </p>
        </>
      ) : (
        <>
          <p className="mt-1">
            <AdminTextLink to={`/admin/users/${sender._id}`}>{sender.name || ticket.email}</AdminTextLink>
          </p>
          <dl className="mt-3 grid gap-1">
            <Sum name={t.paid} value={formatRupees(sender.paid, lang)} />
            <Sum name={t.balance} value={formatRupees(sender.balance, lang, { paise: true })} />
          </dl>
          <h3 className="mt-4 font-text font-semibold">{plural(t.orders, sender.orders, lang)}</h3>
          <ul>
            {sender.latest.map((order) => (
              <li
                key={order._id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0 last:pb-0"
              >
                <AdminTextLink to={`/admin/orders/${order._id}`}>{order.orderNumber}</AdminTextLink>
                <span translate="no" className="tabular text-right font-semibold">
                  {formatRupees(order.total, lang)}
                </span>
                <span translate="no" className="text-ink-2">
                  {formatDate(order.createdAt, lang)}
                </span>
                <span className="text-right">
                  <Badge tone={statusTones[order.status]}>{statuses[order.status]}</Badge>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular font-medium">{value}</dd>
    </div>
  );
}
