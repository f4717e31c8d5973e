import { useFormContext, useWatch } from 'react-hook-form';
import type { GatewayState } from '#web/shared/payments/use-gateway.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { CheckoutForm } from './form.ts';

/**
 * Shows the button that pays the amount or places the order. It is disabled without a quote or without the gateway
 * it needs, and says why.
 */
export function PayButton({
  total,
  paying,
  sdk,
  onRetry,
}: {
  /** In rupees; null until the server has priced the cart. */
  total: number | null;
  paying: boolean;
  sdk: GatewayState['state'];
  onRetry: () => void;
}) {
  const t = useTexts('checkout');
  const lang = useLang();
  const { control } = useFormContext<CheckoutForm>();
  const cash = useWatch({ control, name: 'method' }) === 'cod';
  const amount = total === null ? '' : formatRupees(total, lang);
  // Below ₹1 no payment is needed: a coupon has covered it.
  const free = total !== null && total < 1;
  const waiting = !cash && sdk !== 'ready';
  const reason = !waiting ? null : sdk === 'failed' ? t.sdkNotReady : t.sdkLoading;
  return (
    <>
      <Button
        type="submit"
        size="large"
        wide
        disabled={waiting || total === null}
        busy={paying}
        busyText={cash || free ? t.placing : t.paying}
        aria-describedby={reason ? 'pay-reason' : undefined}
      >
        {cash || free ? t.placeOrder : fill(t.pay, { amount }).trim()}
      </Button>
      <div aria-live="polite" className="text-sm text-ink-2">
        {reason && <p id="pay-reason">{reason}</p>}
        {waiting && sdk === 'failed' && (
          <Button kind="secondary" size="small" className="mt-2" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </div>
    </>
  );
}
