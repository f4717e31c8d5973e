import { FileText } from 'lucide';
import { replace } from 'react-router';
import type { OwnPiece } from '#contract/catalog/certificates/endpoints.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { OwnCertificates } from '#web/catalog/certificates/own-certificates.tsx';
import { ItemReview } from '#web/catalog/reviews/item-review.tsx';
import { useOrderReviews } from '#web/catalog/reviews/use-order-reviews.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';
import { arrivalText } from '#web/selling/checkout/shared/delivery-dates.ts';
import { loadEnergisations, OrderEnergisation } from '#web/selling/energisation/order-energisation.tsx';
import { BuyAgain, isBuyableAgain } from '#web/selling/orders/buy-again.tsx';
import { CancelOrder } from '#web/selling/orders/cancel-order.tsx';
import { ItemRow } from '#web/selling/orders/item-row.tsx';
import { Destination, History, Summary } from '#web/selling/orders/order-aside.tsx';
import { HelpText } from '#web/selling/orders/order-help.tsx';
import { JourneyAcross, JourneyDown } from '#web/selling/orders/order-journey.tsx';
import { PayButton } from '#web/selling/orders/pay-button.tsx';
import {
  isCancellable,
  isOver,
  isPayable,
  itemName,
  mayBeInvoiced,
  paymentWords,
  statusBadge,
} from '#web/selling/orders/shared/words.ts';
import { Tracking } from '#web/selling/orders/tracking.tsx';
import { useNow } from '#web/selling/orders/use-now.ts';
import { type KnownReturns, ReturnSection } from '#web/selling/returns/return-section.tsx';
import { readSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill, formatDate, formatDateTime, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/order';

export const handle: PageHandle = { skeleton: 'document' };

const features = [
  'orders',
  'checkout/delivery',
  'energisation',
  'certificates',
  'returns',
  'products',
  'reviews',
  'shell',
] as const;

async function failureWords(): Promise<LoadWords> {
  const { orders: t } = await loadTexts(pageLang(), features);
  return {
    failed: t.orderFailed,
    retry: t.retry,
    missing: { title: t.notFound, text: t.notFoundText },
    back: { to: '/my-orders', text: t.backToList },
  };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [texts, order] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/auth/order/{id}', { params: { id: params.id } }), failureWords),
  ]);
  // A number or the id of a gateway order leads to the order's own address.
  if (params.id !== order._id) throw replace(`/orders/${order._id}`);
  const [returns, energisations, pieces] = await Promise.all([
    returnsOf(order),
    loadEnergisations(order),
    piecesOf(order),
  ]);
  return { texts, order, returns, energisations, pieces };
}

/** Loads what may be returned of a delivered order. The order is shown even without it. */
async function returnsOf(order: Order): Promise<KnownReturns> {
  if (order.orderStatus !== 'Delivered' || order.user._id !== readSession()?.userId) return null;
  return api('GET /api/orders/{id}/returns', { params: { id: order._id } }).catch(() => 'failed' as const);
}

/** Loads the codes of the pieces. The order is shown even without them. */
async function piecesOf({ _id, user }: Order): Promise<OwnPiece[]> {
  if (user._id !== readSession()?.userId || isAbsentHere('/verify')) return [];
  return api('GET /api/orders/{id}/certificates', { params: { id: _id } }).then(
    ({ pieces }) => pieces,
    () => [],
  );
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { order, texts } = loaderData;
  const title = fill(texts.orders.number, { number: order.orderNumber });
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/** One order: its progress, items and prices, address and history. */
export default function OrderPage({
  loaderData: { order, returns, energisations, pieces },
}: Route.ComponentProps) {
  const t = useTexts('orders');
  const lang = useLang();
  const now = useNow(order.payableUntil);
  const atHour = useNow(order.cancellableUntil);
  const cancellable = isCancellable(order, atHour);
  const { cancelOver } = useTexts('returns');
  const delivery = useTexts('checkout/delivery');
  const reviews = useOrderReviews(order);
  const badge = statusBadge(order, t, lang);
  const number = order.orderNumber;
  const isOwn = order.user._id === readSession()?.userId;
  // The lamp that was lit when it was paid.
  const burns = order.paymentStatus === 'Paid' && order.orderStatus !== 'Cancelled';
  return (
    <div className="wrap pt-4 pb-16 lg:pt-9 lg:pb-24">
      <header className="mb-6 grid gap-4 lg:mb-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <BackLink to="/my-orders">{t.title}</BackLink>
          <h1 className="flex items-center gap-3 text-h1">
            {burns && <Drawing name="diya" className="size-12 shrink-0 lg:size-16" eager />}
            <span>{fill(t.number, { number })}</span>
          </h1>
          <p className="mt-1 text-ink-2">{`${fill(t.placed, { date: formatDate(order.createdAt, lang) })} · ${paymentWords(order, { t, lang, now })}`}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={badge.tone}>{badge.text}</Badge>
            {order.arrives && !order.payableUntil && (
              <span className="font-medium">{arrivalText(order.arrives, lang, delivery)}</span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {mayBeInvoiced(order) && (
            <LinkButton kind="secondary" to={`/invoice/${order._id}`}>
              <Icon of={FileText} small />
              {t.invoice}
            </LinkButton>
          )}
          {cancellable && <CancelOrder order={order} />}
          {isPayable(order, now) && <PayButton order={order} />}
          {isOwn && isBuyableAgain(order) && <BuyAgain order={order} />}
        </div>
        {order.cancellableUntil && isOver(order, atHour) && (
          <p className="text-sm text-ink-2 lg:col-span-full">
            {fill(cancelOver, { time: formatDateTime(order.cancellableUntil, lang) })}
          </p>
        )}
      </header>
      <JourneyAcross order={order} />
      <div className="grid gap-6 lg:mt-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-16">
        <div className="max-lg:contents lg:grid lg:gap-8">
          <section id="items" className="scroll-mt-24">
            <h2 className="text-h2">{plural(t.itemCount, order.items.length, lang)}</h2>
            <ul>
              {order.items.map((item) => (
                <ItemRow key={item._id} item={item}>
                  {!item.snapshot.service && (
                    <ItemReview item={item} name={itemName(item, t, lang)} reviews={reviews} />
                  )}
                </ItemRow>
              ))}
            </ul>
          </section>
          <OrderEnergisation order={order} known={energisations} />
          <OwnCertificates orderId={order._id} pieces={pieces} />
          <ReturnSection order={order} known={returns} />
        </div>
        <aside className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JourneyDown order={order} />
          {order.courier && order.orderStatus !== 'Cancelled' && <Tracking courier={order.courier} />}
          <Summary order={order} />
          <Destination order={order} />
          <p className="text-sm text-ink-2">
            <HelpText text={t.help.replace('{number}', number)} />
          </p>
        </aside>
        <History order={order} />
      </div>
    </div>
  );
}
