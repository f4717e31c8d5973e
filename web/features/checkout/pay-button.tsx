import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { GatewayState } from './use-gateway.ts';

/** Pay and how much. Off while the gateway is not there or nothing is priced; then it says why. */
export function PayButton({
  total,
  paying,
  sdk,
  onRetry,
}: {
  /** Rupees, or null while the server has not priced the cart. */
  total: number | null;
  paying: boolean;
  sdk: GatewayState['state'];
  onRetry: () => void;
}) {
  const t = useTexts('checkout');
  const lang = useLang();
  const amount = total === null ? '' : formatRupees(total, lang);
  const reason = sdk === 'failed' ? t.sdkNotReady : sdk === 'loading' ? t.sdkLoading : null;
  return (
    <>
      <Button
        type="submit"
        size="large"
        wide
        disabled={sdk !== 'ready' || total === null}
        busy={paying}
        busyText={t.paying}
        aria-describedby={reason ? 'pay-reason' : undefined}
      >
        {fill(t.pay, { amount }).trim()}
      </Button>
      <div aria-live="polite" className="text-sm text-ink-2">
        {reason && <p id="pay-reason">{reason}</p>}
        {sdk === 'failed' && (
          <Button kind="secondary" size="small" className="mt-2" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </div>
    </>
  );
}
