import type { CreditRequestView } from '#contract/selling/orders/credit-requests.ts';
import { payPath } from '#web/selling/orders/pay-order.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';

/** Shows what came of a request that waits for no answer any more: the order, or that nothing was ordered. */
export function EndedRequest({ request: { state, order } }: { request: CreditRequestView }) {
  const t = useTexts('orders/credit');
  if (order)
    return (
      <Result
        state="success"
        title={t.agreed}
        text={fill(t.agreedText, { number: order.orderNumber })}
        actions={
          <>
            {order.toPay && <LinkButton to={payPath(order.orderId)}>{t.pay}</LinkButton>}
            <LinkButton to={`/orders/${order.orderId}`} kind="secondary">
              {t.order}
            </LinkButton>
          </>
        }
      />
    );
  const words = {
    declined: [t.declined, t.safe],
    replaced: [t.replaced, t.replacedText],
    lapsed: [t.lapsed, t.lapsedText],
  } as const;
  const [title, text] = words[state === 'declined' || state === 'replaced' ? state : 'lapsed'];
  return (
    <Result state="failed" title={title} text={text} actions={<LinkButton to="/">{t.home}</LinkButton>} />
  );
}
