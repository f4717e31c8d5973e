import type { Order } from '#contract/selling/orders/endpoints.ts';
import { itemNames, statusBadge } from '#web/selling/orders/shared/words.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Price } from '#web/ui/price.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OrderLinks } from './order-links.tsx';
import { OrderPicture } from './order-picture.tsx';

const SHOWN = 3;

/** Lists the latest orders on the account home, newest first. Needs the texts `orders` and `accounts/home`. */
export function LatestOrders({
  orders,
  reviewed,
}: {
  orders: readonly Order[];
  reviewed: ReadonlySet<string>;
}) {
  const t = useTexts('accounts/home');
  const lang = useLang();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{t.orders}</h2>
        {orders.length > 0 && (
          <TextLink alone to="/my-orders">
            {plural(t.allOrders, orders.length, lang)}
          </TextLink>
        )}
      </div>
      {orders.length === 0 ? (
        <>
          <p className="mt-2 mb-4 text-ink-2">{t.noOrders}</p>
          <LinkButton kind="secondary" to="/products">
            {t.seeProducts}
          </LinkButton>
        </>
      ) : (
        <ul className="mt-1.5">
          {orders.slice(0, SHOWN).map((order) => (
            <OrderLine key={order._id} order={order} reviewed={reviewed} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OrderLine({ order, reviewed }: { order: Order; reviewed: ReadonlySet<string> }) {
  const t = useTexts('orders');
  const lang = useLang();
  const badge = statusBadge(order, t, lang);
  return (
    <li className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 last:border-0 last:pb-0">
      <OrderPicture items={order.items} className="self-start" />
      <div className="grid min-w-0 content-start justify-items-start gap-1">
        <Link
          to={`/orders/${order._id}`}
          className="line-clamp-1 font-semibold after:absolute after:inset-0 hover:underline"
        >
          {itemNames(order, t, lang)}
        </Link>
        <Badge tone={badge.tone}>{badge.text}</Badge>
        <p translate="no" className="tabular text-sm text-ink-3">
          {order.orderNumber}
        </p>
      </div>
      <div className="grid content-start justify-items-end">
        <Price min={order.totalAmount} />
        <OrderLinks order={order} reviewed={reviewed} again={false} />
      </div>
    </li>
  );
}
