import { Truck } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryDates } from '#contract/checkout/delivery-days.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { arrivalText, loadDeliveryDates, shortDay } from './delivery-dates.ts';

/** Returns when an order of now arrives at a PIN code: undefined until known, null if nothing can be said. */
export function useDeliveryDates(pin: string | null): DeliveryDates | null | undefined {
  const [known, setKnown] = useState<{ pin: string; dates: DeliveryDates | null }>();
  useEffect(() => {
    if (pin === null) return;
    let left = false;
    loadDeliveryDates(pin).then(
      (dates) => left || setKnown({ pin, dates }),
      // The date is optional: without an answer nothing is promised.
      () => left || setKnown({ pin, dates: null }),
    );
    return () => {
      left = true;
    };
  }, [pin]);
  return known && known.pin === pin ? known.dates : undefined;
}

/**
 * Shows when the parcel arrives and, with `packs`, when it is packed. Keeps a live region, so that a new date is
 * announced. Needs the texts `checkout/delivery`.
 */
export function Arrival({
  dates,
  packs,
  className = '',
  children,
}: {
  /** Null or undefined shows nothing. */
  dates: DeliveryDates | null | undefined;
  packs?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const t = useTexts('checkout/delivery');
  const lang = useLang();
  return (
    <div aria-live="polite">
      {dates && (
        <div className={`flex gap-2.75 ${className}`}>
          <Icon of={Truck} className="mt-0.5 text-panna" />
          <p>
            <b className="font-semibold">{arrivalText(dates, lang, t)}</b>
            {packs && (
              <span className="block text-sm text-ink-2">
                {fill(t.packs, { day: shortDay(dates.packs, lang) })}
              </span>
            )}
            <span>{children}</span>
          </p>
        </div>
      )}
    </div>
  );
}
