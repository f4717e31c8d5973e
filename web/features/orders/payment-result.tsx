import { type ReactNode, useEffect } from 'react';
import type { Order } from '#contract/orders/endpoints.ts';
import { clockTime, isPayable } from '#web/shared/orders/words.ts';
import type { PaymentState } from '#web/shared/payments/watch-payment.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/result-mark.tsx';
import { OrderFacts } from './order-facts.tsx';
import { HelpText } from './order-help.tsx';
import { PayButton } from './pay-button.tsx';
import { useNow } from './use-now.ts';

/** The result on the page. `NO_ID` when its URL names no payment. */
type Ending = PaymentState | 'NO_ID';

/** From this attempt on the wait is long: the sixth request is sent after half a minute. */
const LONG_WAIT = 6;

/** Shows the result of a payment, or that it is pending. The order's data is shown once known. */
export function PaymentResult({
  state,
  order,
  lost = false,
  attempts = 0,
}: {
  state: Ending;
  order: Order | null;
  /** True when the last request got no response. */
  lost?: boolean;
  attempts?: number;
}) {
  const t = useTexts('orders/confirmation');
  const { mark, title, text, actions, support, amountName } = useEnding(state, order, { attempts, lost });
  const { brand } = useTexts('shell');
  // The title tells a reader in another tab about the result.
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="min-h-[calc(100dvh-var(--nr-nav)-2.5rem)]">
      <Result
        state={mark}
        title={title}
        text={text}
        facts={
          <>
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
        {lost && t.lost}
      </p>
    </div>
  );
}

type View = {
  mark: 'success' | 'failed' | 'checking';
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
function useEnding(
  state: Ending,
  order: Order | null,
  { attempts, lost }: { attempts: number; lost: boolean },
): View {
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
    case 'CHECKING':
    case 'ACTIVE': {
      const long = attempts >= LONG_WAIT;
      const { title, text, long: longText } = t.checking;
      // Without a response nobody has to wait here: the order's page knows more.
      const actions = (long || lost) && <ToOrders kind="secondary" />;
      return { mark: 'checking', title, text: long ? longText : text, actions, amountName };
    }
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
