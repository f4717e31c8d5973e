import { Truck } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import type { DeliveryDates } from '#contract/selling/checkout/delivery-days.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { arrivalText, loadDeliveryDates, productsOf, shortDay } from './delivery-dates.ts';

type Lines = readonly { product: { _id: string; service?: string | undefined } }[];

/**
 * Returns when an order of now with these lines arrives at a PIN code: undefined until known, null if nothing can be said. With
 * a service no day is known: the parcel waits for it.
 */
export function useDeliveryDates(pin: string | null, lines: Lines): DeliveryDates | null | undefined {
  const products = productsOf(lines);
  const waits = lines.some(({ product }) => product.service);
  const key = pin === null || waits ? null : `${pin} ${products}`;
  const [known, setKnown] = useState<{ key: string; dates: DeliveryDates | null }>();
  useEffect(() => {
    if (pin === null || key === null) return;
    let left = false;
    loadDeliveryDates(pin, products).then(
      (dates) => left || setKnown({ key, dates }),
      // The date is optional: without an answer nothing is promised.
      () => left || setKnown({ key, dates: null }),
    );
    return () => {
      left = true;
    };
  }, [pin, products, key]);
  if (waits) return null;
  return known && known.key === key ? known.dates : undefined;
}

/** Says that the day of arrival is known once the items are energised; nothing for an order without the service. */
export function ArrivalAfterService({ lines, className }: { lines: Lines; className: string }) {
  const t = useTexts('checkout/delivery');
  return lines.some(({ product }) => product.service) ? <p className={className}>{t.afterService}</p> : null;
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
