import { type ReactNode, useEffect } from 'react';
import type { Order } from '#contract/orders/endpoints.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/result-mark.tsx';
import { OrderFacts } from './order-facts.tsx';
import { HelpText } from './order-help.tsx';
import { PayButton } from './pay-button.tsx';
import { useNow } from './use-now.ts';
import type { PaymentState } from './watch-payment.ts';
import { clockTime, isPayable } from './words.ts';

/** What the page says of a payment: `NO_ID` when its address names none. */
type Ending = PaymentState | 'NO_ID';

/** From here on waiting is longer than usual: the sixth question is asked after half a minute. */
const LONG_WAIT = 6;

/** A payment's end, or that it is awaited. The order's facts come with it when they are known. */
export function PaymentResult({
  state,
  order,
  lost = false,
  questions = 0,
}: {
  state: Ending;
  order: Order | null;
  /** The latest question was not answered. */
  lost?: boolean;
  questions?: number;
}) {
  const t = useTexts('orders/confirmation');
  const { mark, title, text, actions, support, amountName } = useEnding(state, order, { questions, lost });
  const { brand } = useTexts('shell');
  // Whoever waits in another tab reads the end in its title.
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
            {order && <OrderFacts order={order} amountName={amountName} />}
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

/** The words and the ways on of each ending. */
function useEnding(
  state: Ending,
  order: Order | null,
  { questions, lost }: { questions: number; lost: boolean },
): View {
  const t = useTexts('orders/confirmation');
  const lang = useLang();
  const now = useNow(order?.payableUntil ?? null);
  const amountName = t.facts.amount;
  const orders = (kind?: 'secondary') => (
    <LinkButton to="/my-orders" size="large" kind={kind}>
      {t.viewOrders}
    </LinkButton>
  );
  const tryAgain = (kind?: 'secondary') => (
    <LinkButton to="/" size="large" kind={kind}>
      {t.tryAgain}
    </LinkButton>
  );
  const failed = (words: { title: string; text: string }, more: Partial<View> = {}): View => ({
    mark: 'failed',
    actions: tryAgain(),
    amountName,
    ...words,
    ...more,
  });

  // Given up by the buyer or the shop; what became of the money stands under My Orders.
  const givenUp = order?.history.some(
    ({ orderStatus, by }) => orderStatus === 'Cancelled' && (by === 'buyer' || by === 'shop'),
  );
  if (order?.orderStatus === 'Cancelled' && givenUp) return failed(t.cancelled, { actions: orders() });

  switch (state) {
    case 'CHECKING':
    case 'ACTIVE': {
      const long = questions >= LONG_WAIT;
      const { title, text, long: longText } = t.checking;
      // Without an answer nobody has to wait here: the order knows more than this page.
      const actions = (long || lost) && orders('secondary');
      return { mark: 'checking', title, text: long ? longText : text, actions, amountName };
    }
    case 'PAID': {
      if (order?.paymentStatus === 'Refunded') return failed(t.refunded, { actions: orders() });
      const actions = (
        <>
          {orders()}
          <LinkButton to="/products" size="large" kind="secondary">
            {t.browse}
          </LinkButton>
        </>
      );
      // Without the order nobody's name is known: the sentence begins after it.
      const name = order?.user.name.split(' ')[0];
      const text = name ? fill(t.paid.text, { name }) : t.paid.anyone;
      return { mark: 'success', title: t.paid.title, text, actions, amountName: t.facts.paid };
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
              {tryAgain('secondary')}
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
      return failed(order?.paymentStatus === 'Refunded' ? t.refunded : t.late, { actions: orders() });
    case 'NO_ID':
      return failed(t.noOrderId, { actions: orders() });
    case 'MISSING':
      return failed(t.notFound, { actions: orders() });
    default:
      return failed(t.unknown, {
        support: true,
        actions: (
          <>
            {tryAgain()}
            {orders('secondary')}
          </>
        ),
      });
  }
}
