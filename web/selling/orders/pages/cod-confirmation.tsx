import type { ReactNode } from 'react';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { OrderFacts } from '#web/selling/orders/order-facts.tsx';
import { SameOrder } from '#web/selling/orders/same-order.tsx';
import { shortId, statusBadge } from '#web/selling/orders/shared/words.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import type { Route } from './+types/cod-confirmation';

export const handle: PageHandle = { skeleton: 'document', contact: 'none' };

type Ending = 'placed' | 'failed' | 'unknown' | 'noOrderId';

/**
 * Maps an order's status to a result (specification): Pending is success, FAILED is failure,
 * anything else is unknown.
 */
async function endingOf(orderId: string | null): Promise<Ending> {
  if (!orderId) return 'noOrderId';
  const response = await api('GET /api/auth/check-status', { query: { order_id: orderId } }).catch(
    () => null,
  );
  const status = response?.status.toUpperCase();
  if (status === 'PENDING') return 'placed';
  return status === 'FAILED' ? 'failed' : 'unknown';
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('order_id');
  const [texts, ending, order] = await Promise.all([
    loadTexts(pageLang(), ['orders/confirmation', 'orders', 'checkout/delivery', 'shell']),
    endingOf(orderId),
    // The order's details are optional: without them the status still counts.
    orderId ? api('GET /api/auth/order/{id}', { params: { id: orderId } }).catch(() => null) : null,
  ]);
  return { texts, ending, order, orderId };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['orders/confirmation'].cash[loaderData.ending].title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The confirmation of an order with cash on delivery. */
export default function CodConfirmation({ loaderData: { ending, order, orderId } }: Route.ComponentProps) {
  const t = useTexts('orders/confirmation');
  const orders = useTexts('orders');
  const lang = useLang();
  const placed = ending === 'placed';
  const marks = { placed: 'success', failed: 'failed', unknown: 'checking', noOrderId: 'failed' } as const;
  return (
    <div className="min-h-[calc(100dvh-var(--nr-nav)-2.5rem)]">
      <Result
        state={marks[ending]}
        title={t.cash[ending].title}
        text={placed ? thanks(order, t.cash, lang) : t.cash[ending].text}
        facts={
          order ? (
            <>
              <SameOrder order={order} />
              <OrderFacts
                order={order}
                amountName={placed ? t.facts.cash : t.facts.amount}
                status={statusWords(order, orders, lang)}
                arrives={placed}
              />
            </>
          ) : (
            orderId && <p className="tabular font-semibold">{`${t.facts.order} ${shortId(orderId)}`}</p>
          )
        }
        actions={placed ? <Placed /> : <Otherwise />}
      />
    </div>
  );
}

/** Returns the status of an order in the word of the specification, with what it means beside it. */
function statusWords(order: Order, t: Messages['orders'], lang: Lang): string {
  const status = t.statuses[order.orderStatus];
  const { text } = statusBadge(order, t, lang);
  return text === status ? status : `${status} · ${text}`;
}

/** Returns the thanks with the buyer's name and amount. Without the order neither is known. */
function thanks(order: Order | null, { placed }: Messages['orders/confirmation']['cash'], lang: Lang) {
  const name = order?.user.name.split(' ')[0];
  return order && name
    ? fill(placed.text, { name, amount: formatRupees(order.totalAmount, lang) })
    : placed.anyone;
}

function Placed(): ReactNode {
  const t = useTexts('orders/confirmation');
  return (
    <>
      <LinkButton to="/my-orders" size="large">
        {t.viewOrders}
      </LinkButton>
      <LinkButton to="/products" size="large" kind="secondary">
        {t.browse}
      </LinkButton>
    </>
  );
}

function Otherwise(): ReactNode {
  const t = useTexts('orders/confirmation');
  return (
    <>
      <LinkButton to="/" size="large">
        {t.tryAgain}
      </LinkButton>
      <LinkButton to="/my-orders" size="large" kind="secondary">
        {t.viewOrders}
      </LinkButton>
    </>
  );
}
