import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { addressesAtMost } from '#contract/people/addresses/rules.ts';
import { AddressFields } from '#web/people/addresses/shared/address-fields.tsx';
import { AddressLines } from '#web/people/addresses/shared/address-lines.tsx';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { type Beginning, type CheckoutForm, newAddress } from './form.ts';

const card =
  'flex items-start gap-1 rounded-[.75rem] border-[1.5px] border-line-strong pr-2 has-checked:border-manik-text has-checked:bg-manik-wash';

/**
 * Asks for the delivery address: a saved one, or a new one that is saved on request. Needs the texts `addresses` and
 * `checkout`.
 */
export function Destination({
  addresses,
  beginning: { person, lastAddress },
  onEdit,
}: {
  addresses: readonly SavedAddress[];
  beginning: Beginning;
  onEdit: (address: SavedAddress) => void;
}) {
  const t = useTexts('checkout');
  const { control, register, setValue } = useFormContext<CheckoutForm>();
  const to = useWatch({ control, name: 'to' });
  const isNew = to === newAddress;
  const filledFrom = addresses.length === 0 && lastAddress ? t.knownLast : person && t.known;
  // The chosen address was deleted on another device.
  const gone = !isNew && !addresses.some((address) => address._id === to);
  useEffect(() => {
    if (gone) setValue('to', addresses[0]?._id ?? newAddress);
  }, [gone, addresses, setValue]);
  return (
    <>
      {addresses.length > 0 && (
        <fieldset className="mb-6">
          <legend className="sr-only">{t.saved.legend}</legend>
          <div className="grid gap-3">
            {addresses.map((address) => (
              <div key={address._id} className={card}>
                <label className="flex min-h-18 min-w-0 flex-1 cursor-pointer items-start gap-3.5 py-4 pl-4.5">
                  <input
                    {...register('to')}
                    type="radio"
                    value={address._id}
                    className="control-radio mt-0.5"
                  />
                  <span className="min-w-0 flex-1 break-words">
                    <AddressLines address={address} badge={address.isDefault && <Standard />} />
                  </span>
                </label>
                <Button
                  kind="ghost"
                  size="small"
                  className="mt-2.5"
                  aria-label={fill(t.saved.editNamed, { name: address.name, address: address.address })}
                  onClick={() => onEdit(address)}
                >
                  {t.saved.edit}
                </Button>
              </div>
            ))}
            <label className={`${card} min-h-14 cursor-pointer items-center! gap-3.5! py-2 pl-4.5`}>
              <input {...register('to')} type="radio" value={newAddress} className="control-radio" />
              <span className="font-semibold">{t.saved.another}</span>
            </label>
          </div>
        </fieldset>
      )}
      {isNew && (
        <>
          {filledFrom && <p className="mb-4 text-sm text-ink-2">{filledFrom}</p>}
          <AddressFields />
          {addresses.length < addressesAtMost && (
            <Choice type="checkbox" {...register('saveAddress')} className="mt-3">
              {t.saved.keep}
            </Choice>
          )}
        </>
      )}
    </>
  );
}

function Standard() {
  return (
    <Badge tone="good" dot={false}>
      {useTexts('addresses').standard}
    </Badge>
  );
}
