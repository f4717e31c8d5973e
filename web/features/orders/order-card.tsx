import type { Order } from '#contract/orders/endpoints.ts';
import { isPayable, itemName, paymentWords, statusBadge } from '#web/shared/orders/words.ts';
import { formatDate, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { PayButton } from './pay-button.tsx';
import { Thumbs } from './thumbs.tsx';
import { useNow } from './use-now.ts';

/** Shows an order in a list. The whole card is a link; the pay button is above it. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTexts('orders');
  const lang = useLang();
  const now = useNow(order.payableUntil);
  const badge = statusBadge(order, t, lang);
  const names = order.items.map((item) => itemName(item, t, lang)).join(', ');
  return (
    <article className="relative grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-3 rounded-tile border border-line bg-surface p-4 transition-colors duration-(--nr-fast) hover:border-line-strong md:grid-cols-[8.5rem_minmax(0,1fr)_auto] md:p-5">
      <Thumbs items={order.items} />
      <div className="order-2 col-span-2 grid min-w-0 justify-items-start gap-1 md:order-none md:col-span-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="tabular font-text text-base font-semibold">
            <Link to={`/orders/${order._id}`} className="after:absolute after:inset-0 after:rounded-tile">
              {order.orderNumber}
            </Link>
          </h2>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </div>
        <p className="line-clamp-1 text-ink-2">{names}</p>
        <p className="text-sm text-ink-3">
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, lang)}</time>
          {' · '}
          {plural(t.itemCount, order.items.length, lang)}
          {' · '}
          {paymentWords(order, { t, lang, now })}
        </p>
      </div>
      <div className="contents md:flex md:flex-col md:items-end md:gap-2">
        <Price min={order.totalAmount} className="text-lg" />
        {isPayable(order, now) && (
          <span className="relative z-2 order-3 col-span-2 grid">
            <PayButton order={order} size="small" />
          </span>
        )}
      </div>
    </article>
  );
}
