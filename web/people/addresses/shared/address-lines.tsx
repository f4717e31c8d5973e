import type { ReactNode } from 'react';
import { isNoLandmark } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { stateName } from '#web/selling/orders/shared/words.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** Shows an address on a card: name, a badge at the right, street to PIN code, and the phone. */
export function AddressLines({ address, badge }: { address: ShippingAddress; badge?: ReactNode }) {
  const lang = useLang();
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        <span translate="no">{address.name}</span>
        {badge}
      </span>
      <span className="mt-0.5 block text-sm text-ink-2">
        <span>{`${address.address}, ${!isNoLandmark(address.landmark) ? `${address.landmark}, ` : ''}${address.city}, ${stateName(address.state, lang)} `}</span>
        <span translate="no" className="tabular">
          {address.pincode}
        </span>
      </span>
      <span className="tabular mt-0.5 block text-sm text-ink-2">{address.phone}</span>
    </>
  );
}
