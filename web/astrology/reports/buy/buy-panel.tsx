import { Check, ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import type { GatewayState } from '#web/selling/payments/shared/use-gateway.ts';
import { StickyBar } from '#web/shell/sticky-bar.tsx';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/**
 * Shows the report, its price, and the pay button: on phones in a bar that is always in reach of the thumb. It says so
 * while the gateway loads.
 */
export function BuyPanel({
  title,
  parts,
  sample,
  price,
  paying,
  sdk,
  onRetry,
  pay,
  children,
}: {
  title: string;
  parts: readonly string[];
  /** The page of the sample report. It opens in a tab of its own, so that nothing typed is lost. */
  sample: string;
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
  const button = { type: 'submit', busy: paying, busyText: pay?.busy ?? t.busy } as const;
  const text = pay?.text ?? fill(t.button, { amount });
  return (
    <div className="grid gap-5 rounded-panel bg-haldi-soft p-5 md:p-7">
      <div>
        <h2 className="text-h3">{title}</h2>
        <ul className="mt-3 grid gap-2">
          {parts.map((part) => (
            <li key={part} className="flex items-start gap-2.5">
              <Icon of={Check} small className="mt-1 text-panna" />
              <span>{part}</span>
            </li>
          ))}
        </ul>
        <TextLink to={sample} target="_blank" className="mt-2 inline-flex min-h-11 items-center gap-1.5">
          {t.sample}
          <Icon of={ExternalLink} small />
        </TextLink>
      </div>
      {children}
      <div className="border-t border-ink/15 pt-5">
        <p translate="no" className="tabular font-display text-[2.25rem] leading-none">
          {amount}
        </p>
        <p className="mt-1.5 mb-4 text-sm text-ink-2">{t.secure}</p>
        <Button {...button} size="large" wide className="max-lg:hidden">
          {text}
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
      <StickyBar contact={false}>
        <p translate="no" className="tabular mr-auto text-lg font-semibold">
          {amount}
        </p>
        <Button {...button} className="min-w-0 px-4!">
          {text}
        </Button>
      </StickyBar>
    </div>
  );
}
