import { useFormContext, useWatch } from 'react-hook-form';
import type { GatewayState } from '#web/selling/payments/shared/use-gateway.ts';
import { StickyBar } from '#web/shell/sticky-bar.tsx';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { CheckoutForm } from './form.ts';

type Paying = {
  /** In rupees; null until the server has priced the cart. */
  total: number | null;
  paying: boolean;
  sdk: GatewayState['state'];
};

/** Returns the words of the button, and why it has to wait; null when it need not. */
function useWords({ total, sdk }: Paying) {
  const t = useTexts('checkout');
  const lang = useLang();
  const { control } = useFormContext<CheckoutForm>();
  const method = useWatch({ control, name: 'method' });
  const cash = method === 'cod';
  const amount = total === null ? '' : formatRupees(total, lang);
  // Below ₹1 no payment is needed: a coupon has covered it.
  const places = cash || (total !== null && total < 1);
  // The page with the QR is the shop's own.
  const waits = !cash && method !== 'upi' && sdk !== 'ready';
  return {
    amount,
    text: places ? t.placeOrder : fill(t.pay, { amount }).trim(),
    busyText: places ? t.placing : t.paying,
    reason: !waits ? null : sdk === 'failed' ? t.sdkNotReady : t.sdkLoading,
  };
}

/**
 * Shows the button that pays the amount or places the order: on phones in a bar that is always in reach of the thumb.
 * It is disabled without a quote or without the gateway it needs, and says why.
 */
export function PayButton({ onRetry, ...paying }: Paying & { onRetry: () => void }) {
  const t = useTexts('checkout');
  const { amount, reason } = useWords(paying);
  return (
    <>
      <Submit {...paying} wide reasonId="pay-reason" className="max-lg:hidden" />
      <p id="pay-reason" aria-live="polite" className="text-sm text-ink-2 max-lg:hidden">
        {reason}
      </p>
      {reason && paying.sdk === 'failed' && (
        <Button kind="secondary" size="small" className="justify-self-start" onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      <StickyBar
        contact={false}
        note={
          <p id="pay-reason-bar" aria-live="polite" className="text-sm text-ink-2 not-empty:mb-2">
            {reason}
          </p>
        }
      >
        <p className="mr-auto leading-tight">
          <span className="block text-sm text-ink-3">{t.total}</span>
          <span translate="no" className="tabular text-lg font-semibold">
            {amount}
          </span>
        </p>
        <Submit {...paying} reasonId="pay-reason-bar" className="min-w-0 px-4!" />
      </StickyBar>
    </>
  );
}

function Submit({
  wide,
  reasonId,
  className,
  ...paying
}: Paying & { wide?: boolean; reasonId: string; className: string }) {
  const { text, busyText, reason } = useWords(paying);
  return (
    <Button
      type="submit"
      size={wide ? 'large' : 'medium'}
      wide={wide}
      disabled={reason !== null || paying.total === null}
      busy={paying.paying}
      busyText={busyText}
      aria-describedby={reason ? reasonId : undefined}
      className={className}
    >
      {text}
    </Button>
  );
}
