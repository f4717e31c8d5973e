import { type ReactNode, useEffect } from 'react';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { clockTime, isPayable } from '#web/selling/orders/shared/words.ts';
import { PaymentWaiting, waitingTitle } from '#web/selling/payments/shared/payment-waiting.tsx';
import { type PaymentState, type Wait, waitSince } from '#web/selling/payments/shared/watch-payment.ts';
import { useShopName } from '#web/shell/use-shop.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import { OrderFacts } from './order-facts.tsx';
import { HelpText } from './order-help.tsx';
import { PayButton } from './pay-button.tsx';
import { SameOrder } from './same-order.tsx';
import { useNow } from './use-now.ts';

/** The result on the page. `NO_ID` when its URL names no payment. */
type Ending = PaymentState | 'NO_ID';

/** Shows the result of a payment, or that it is pending. The order's data is shown once known. */
export function PaymentResult({
  state,
  order,
  lost = false,
  wait = waitSince(Date.now()),
}: {
  state: Ending;
  order: Order | null;
  /** True when the last request got no response. */
  lost?: boolean;
  wait?: Wait;
}) {
  const isPending = (state === 'CHECKING' || state === 'ACTIVE') && !(order && isGivenUp(order));
  return (
    <div className="min-h-[calc(100dvh-var(--nr-nav)-2.5rem)]">
      {isPending ? (
        <Pending order={order} lost={lost} wait={wait} />
      ) : (
        <Ended state={state} order={order} lost={lost} />
      )}
    </div>
  );
}

/** Shows a payment that the bank has not decided. */
function Pending({ order, lost, wait }: { order: Order | null; lost: boolean; wait: Wait }) {
  const t = useTexts('orders/confirmation');
  const lang = useLang();
  useTabTitle(waitingTitle(useTexts('payments'), wait.phase));
  return (
    <PaymentWaiting
      wait={wait}
      lost={lost}
      what="order"
      closesAt={order?.payableUntil ? clockTime(order.payableUntil, lang) : null}
      facts={order && <OrderFacts order={order} amountName={t.facts.amount} />}
      way={{ to: '/my-orders', text: t.viewOrders }}
    />
  );
}

/** Shows the result of a payment. A failed attempt is still watched, so the network may be lost. */
function Ended({ state, order, lost }: { state: Ending; order: Order | null; lost: boolean }) {
  const t = useTexts('orders/confirmation');
  const lostWords = useTexts('payments').lost;
  const { mark, title, text, actions, support, amountName } = useEnding(state, order);
  useTabTitle(title);
  return (
    <>
      <Result
        state={mark}
        title={title}
        text={text}
        facts={
          <>
            {order && <SameOrder order={order} />}
            {order && <OrderFacts order={order} amountName={amountName} arrives={mark === 'success'} />}
            {support && (
              <p className="text-ink-2">
                <HelpText text={t.support} />
              </p>
            )}
          </>
        }
        actions={actions}
      />
      <p role="status" className="wrap -mt-8 pb-8 text-center font-medium text-gomed empty:hidden">
        {lost && lostWords}
      </p>
    </>
  );
}

/** Sets the title of the tab, which tells a reader in another tab about the result. */
function useTabTitle(title: string): void {
  const brand = useShopName();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}

type View = {
  mark: 'success' | 'failed';
  title: string;
  text: string;
  actions: ReactNode;
  amountName: string;
  support?: boolean;
};

/** Returns whether the buyer or the shop has cancelled an order. */
const isGivenUp = ({ orderStatus, history }: Order): boolean =>
  orderStatus === 'Cancelled' &&
  history.some((event) => event.orderStatus === 'Cancelled' && (event.by === 'buyer' || event.by === 'shop'));

/** Returns the words and the links of each result. */
function useEnding(state: Ending, order: Order | null): View {
  const t = useTexts('orders/confirmation');
  const lang = useLang();
  const now = useNow(order?.payableUntil ?? null);
  const amountName = t.facts.amount;
  const failed = (words: { title: string; text: string }, more: Partial<View> = {}): View => ({
    mark: 'failed',
    actions: <TryAgain />,
    amountName,
    ...words,
    ...more,
  });

  // My Orders shows what became of the money.
  if (order && isGivenUp(order)) return failed(t.cancelled, { actions: <ToOrders /> });

  switch (state) {
    case 'PAID': {
      if (order?.paymentStatus === 'Refunded') return failed(t.refunded, { actions: <ToOrders /> });
      // Without the order the name is unknown, so the sentence starts after it.
      const name = order?.user.name.split(' ')[0];
      const text = name ? fill(t.paid.text, { name }) : t.paid.anyone;
      return {
        mark: 'success',
        title: t.paid.title,
        text,
        actions: <OrdersOrBrowse />,
        amountName: t.facts.paid,
      };
    }
    case 'FAILED': {
      const { title, text, until } = t.failed;
      if (!order?.payableUntil || !isPayable(order, now)) return failed({ title, text });
      return failed(
        { title, text: `${text} ${fill(until, { time: clockTime(order.payableUntil, lang) })}` },
        {
          actions: (
            <>
              <PayButton order={order} size="large" />
              <TryAgain kind="secondary" />
            </>
          ),
        },
      );
    }
    case 'EXPIRED':
    case 'TERMINATED': {
      const replaced = order?.history.some((event) => event.note === 'replaced');
      return failed(replaced ? t.replaced : t.expired);
    }
    case 'REFUNDED':
      return failed(order?.paymentStatus === 'Refunded' ? t.refunded : t.late, { actions: <ToOrders /> });
    case 'NO_ID':
      return failed(t.noOrderId, { actions: <ToOrders /> });
    case 'MISSING':
      return failed(t.notFound, { actions: <ToOrders /> });
    default:
      return failed(t.unknown, {
        support: true,
        actions: (
          <>
            <TryAgain />
            <ToOrders kind="secondary" />
          </>
        ),
      });
  }
}

type LinkProps = { kind?: 'secondary' };

function ToOrders({ kind }: LinkProps) {
  const t = useTexts('orders/confirmation');
  return (
    <LinkButton to="/my-orders" size="large" kind={kind}>
      {t.viewOrders}
    </LinkButton>
  );
}

function TryAgain({ kind }: LinkProps) {
  const t = useTexts('orders/confirmation');
  return (
    <LinkButton to="/" size="large" kind={kind}>
      {t.tryAgain}
    </LinkButton>
  );
}

function OrdersOrBrowse() {
  const t = useTexts('orders/confirmation');
  return (
    <>
      <ToOrders />
      <LinkButton to="/products" size="large" kind="secondary">
        {t.browse}
      </LinkButton>
    </>
  );
}
