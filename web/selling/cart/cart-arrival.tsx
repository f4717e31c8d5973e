import { useEffect, useState } from 'react';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { api } from '#web/api/client.ts';
import { Arrival, useDeliveryDates } from '#web/selling/checkout/shared/arrival.tsx';
import { readKnownPin, saveKnownPin } from '#web/selling/checkout/shared/known-pin.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Shows when the cart would arrive: at the PIN code that is known on this device, or at the default address. */
export function CartArrival({ items }: { items: readonly CartItem[] }) {
  const t = useTexts('checkout/delivery');
  const [pin, setPin] = useState(readKnownPin);
  useEffect(() => {
    if (pin !== null) return;
    api('GET /api/auth/addresses').then(
      ({ addresses: [usual] }) => {
        if (!usual) return;
        saveKnownPin(usual.pincode);
        setPin(readKnownPin());
      },
      // The date is optional.
      () => undefined,
    );
  }, [pin]);
  const dates = useDeliveryDates(pin, items);
  return <Arrival dates={dates} className="mt-4">{` ${pin ? fill(t.to, { pin }) : ''}`}</Arrival>;
}
