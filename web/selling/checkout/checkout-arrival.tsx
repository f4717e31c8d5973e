import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { isIndianPin } from '#contract/selling/checkout/delivery-days.ts';
import { Arrival, ArrivalAfterService, useDeliveryDates } from '#web/selling/checkout/shared/arrival.tsx';
import { saveKnownPin } from '#web/selling/checkout/shared/known-pin.ts';
import { type CheckoutForm, destinationOf } from './form.ts';

/** Shows when the order arrives at the chosen or typed address, and remembers its PIN code for other pages. */
export function CheckoutArrival({
  addresses,
  items,
}: {
  addresses: readonly SavedAddress[];
  items: readonly CartItem[];
}) {
  const { control } = useFormContext<CheckoutForm>();
  const { pincode } = destinationOf(useWatch({ control }) as CheckoutForm, addresses);
  const pin = isIndianPin(pincode) ? pincode : null;
  const dates = useDeliveryDates(pin, items);
  useEffect(() => {
    if (pin) saveKnownPin(pin);
  }, [pin]);
  const looksUp = pin !== null && dates === undefined;
  return (
    // The room is kept while the date is looked up, so that nothing below moves under a finger.
    <div className={looksUp ? 'min-h-24' : ''}>
      <ArrivalAfterService lines={items} className="mt-6 text-ink-2" />
      <Arrival dates={dates} packs className="mt-6 rounded-tile bg-panna-wash px-4.5 py-3.5" />
    </div>
  );
}
