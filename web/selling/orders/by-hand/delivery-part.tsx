import { useCallback, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import type { HandBuyer } from '#contract/selling/orders/by-hand.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { emptyAddress } from '#web/people/addresses/shared/address.ts';
import { AddressFields } from '#web/people/addresses/shared/address-fields.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Asks for the address of a buyer. Fills in what is known of them. Needs the texts `checkout`. */
export function DeliveryPart({ buyer, collected }: { buyer: HandBuyer | null; collected: boolean }) {
  const t = useTexts('orders/by-hand').delivery;
  const { reset } = useFormContext<ShippingAddress>();
  const [saved, setSaved] = useState<readonly SavedAddress[]>([]);
  // The form has more than the address: the billing details and the note stay.
  const fillIn = useCallback(
    (address: ShippingAddress) => reset((typed) => ({ ...typed, ...address })),
    [reset],
  );
  useEffect(() => {
    setSaved([]);
    if (!buyer) return fillIn(emptyAddress);
    fillIn({ ...emptyAddress, name: buyer.name, phone: buyer.phone });
    let wanted = true;
    // Without them the address is typed.
    api('GET /api/admin/order-buyers/{id}', { params: { id: buyer._id } }).then(
      ({ addresses }) => {
        if (!wanted) return;
        setSaved(addresses);
        const [first] = addresses;
        if (first) fillIn(fieldsOf(first));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [buyer, fillIn]);
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.title}</h2>
      {collected && <p className="mb-4 text-ink-2">{t.collectedNote}</p>}
      {saved.length > 1 && (
        <fieldset className="mb-4">
          <legend className="mb-1.5 text-sm font-medium">{t.saved}</legend>
          <div className="flex flex-wrap gap-2">
            {saved.map((address) => (
              <Button
                key={address._id}
                kind="secondary"
                size="small"
                onClick={() => fillIn(fieldsOf(address))}
              >
                {fill(t.fill, { address: address.address, city: address.city })}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <AddressFields />
    </Card>
  );
}

const fieldsOf = ({ _id, isDefault, ...address }: SavedAddress): ShippingAddress => address;
