import type { Order } from '#contract/selling/orders/endpoints.ts';
import { isPayable, itemNames, paymentWords, statusBadge } from '#web/selling/orders/shared/words.ts';
import { formatDate, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderPicture } from './order-picture.tsx';
import { PayButton } from './pay-button.tsx';
import { useNow } from './use-now.ts';

/**
 * Shows an order in a list, led by the picture and the names of its products. The whole card is a link; what can be
 * done next is above it.
 */
export function OrderCard({ order, reviewed }: { order: Order; reviewed: ReadonlySet<string> }) {
  const t = useTexts('orders');
  const lang = useLang();
  const now = useNow(order.payableUntil);
  const badge = statusBadge(order, t, lang);
  return (
    <article className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 rounded-tile border border-line bg-surface p-4 transition-colors duration-(--nr-fast) hover:border-line-strong md:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:gap-x-5 md:p-5">
      <OrderPicture items={order.items} className="row-span-2 self-start" />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        <h2 className="font-text text-base leading-[1.35] font-semibold lang-hi:leading-[1.5]">
          <Link
            to={`/orders/${order._id}`}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-tile"
          >
            {itemNames(order, t, lang)}
          </Link>
        </h2>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        <p className="tabular text-sm text-ink-3">
          <span translate="no">{`${order.orderNumber} · `}</span>
          <time translate="no" dateTime={order.createdAt}>
            {formatDate(order.createdAt, lang)}
          </time>
          <span>{` · ${plural(t.itemCount, order.items.length, lang)} · ${paymentWords(order, { t, lang, now })}`}</span>
        </p>
      </div>
      <div className="col-start-2 mt-1.5 flex flex-wrap items-center justify-between gap-x-5 md:col-start-3 md:mt-0 md:flex-col md:items-end md:justify-start">
        <Price min={order.totalAmount} className="text-lg" />
        <OrderLinks order={order} reviewed={reviewed} className="md:mt-auto" />
        {isPayable(order, now) && (
          <span className="relative z-2 my-2 grid max-md:w-full md:mt-auto md:mb-0">
            <PayButton order={order} size="small" />
          </span>
        )}
      </div>
    </article>
  );
}
