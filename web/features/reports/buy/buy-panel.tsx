import { Check } from 'lucide';
import type { ReactNode } from 'react';
import type { GatewayState } from '#web/shared/payments/use-gateway.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Shows the report, its price, and the pay button. The button says so while the gateway loads. */
export function BuyPanel({
  title,
  parts,
  price,
  paying,
  sdk,
  onRetry,
  pay,
  children,
}: {
  title: string;
  parts: readonly string[];
  /** In rupees. */
  price: number;
  paying: boolean;
  sdk: GatewayState['state'];
  onRetry: () => void;
  /** The label of the button, if not "Pay ₹599". */
  pay?: { text: string; busy: string };
  children?: ReactNode;
}) {
  const t = useTexts('reports').pay;
  const lang = useLang();
  const amount = formatRupees(price, lang);
  return (
    <div className="grid gap-5 rounded-panel bg-haldi-soft p-5 md:p-7">
      <div>
        <h2 className="text-h3">{title}</h2>
        <ul className="mt-3 grid gap-2">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-2.5">
              <Icon of={Check} small className="mt-1 text-panna" />
              {part}
            </li>
          ))}
        </ul>
      </div>
      {children}
      <div className="border-t border-ink/15 pt-5">
        <p className="tabular font-display text-[2.25rem] leading-none">{amount}</p>
        <p className="mt-1.5 mb-4 text-sm text-ink-2">{t.secure}</p>
        <Button type="submit" size="large" wide busy={paying} busyText={pay?.busy ?? t.busy}>
          {pay?.text ?? fill(t.button, { amount })}
        </Button>
        <div aria-live="polite" className="mt-2 text-sm text-ink-2 empty:hidden">
          {sdk === 'loading' && <p>{t.loading}</p>}
          {sdk === 'failed' && (
            <Button kind="secondary" size="small" onClick={onRetry}>
              {t.retry}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
