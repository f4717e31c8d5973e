import { type FormEvent, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { tidyAddress } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { emptyAddress } from '#web/people/addresses/shared/address.ts';
import { AddressFields } from '#web/people/addresses/shared/address-fields.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';

type Typed = ShippingAddress & { isDefault: boolean };

/** The address that the sheet edits: a saved one, a new one, or null (closed). */
export type Edited = SavedAddress | 'new' | null;

/**
 * Shows the form of an address in a sheet, for a new address or a saved one. Calls back with the saved
 * address. Needs the texts `addresses` and `checkout`.
 */
export function AddressSheet({
  edited,
  offerDefault,
  onClose,
  onSaved,
}: {
  edited: Edited;
  /** Offers to make it the default. False for an only address. */
  offerDefault: boolean;
  onClose: () => void;
  onSaved: (address: SavedAddress) => void;
}) {
  const t = useTexts('addresses');
  const formId = useId();
  const [saving, setSaving] = useState(false);
  // Keeps the content while the sheet slides away.
  const [last, setLast] = useState(edited);
  if (edited !== null && edited !== last) setLast(edited);
  const shown = edited ?? last;
  return (
    <Sheet
      open={edited !== null}
      onClose={() => saving || onClose()}
      title={shown === 'new' ? t.newTitle : t.editTitle}
      footer={
        <>
          <Button kind="secondary" disabled={saving} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={saving} busyText={t.saving}>
            {t.save}
          </Button>
        </>
      }
    >
      {shown !== null && (
        <AddressForm
          key={shown === 'new' ? 'new' : shown._id}
          id={formId}
          address={shown === 'new' ? null : shown}
          offerDefault={offerDefault}
          onBusy={setSaving}
          onSaved={onSaved}
        />
      )}
    </Sheet>
  );
}

function AddressForm({
  id,
  address,
  offerDefault,
  onBusy,
  onSaved,
}: {
  id: string;
  address: SavedAddress | null;
  offerDefault: boolean;
  onBusy: (busy: boolean) => void;
  onSaved: (address: SavedAddress) => void;
}) {
  const t = useTexts('addresses');
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { ...emptyAddress, ...address, isDefault: false },
  });

  const { save, problem } = useSave(
    async (typed: Typed) => {
      onBusy(true);
      const body = { ...tidyAddress(typed), isDefault: typed.isDefault };
      const response = address
        ? await api('PUT /api/auth/addresses/{addressId}', { params: { addressId: address._id }, body })
        : await api('POST /api/auth/addresses', { body });
      toast.good(t.saved);
      onSaved(response.address);
    },
    { onError: (error) => messageOf(error, t.saveFailed), onEnd: async () => onBusy(false) },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React would bubble the event to the form of the page around the sheet.
    event.stopPropagation();
    void submitFilled(form, save)(event);
  };

  return (
    <FormProvider {...form}>
      <form id={id} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <AddressFields />
        {offerDefault && !address?.isDefault && (
          <Choice type="checkbox" {...form.register('isDefault')}>
            {t.useAsDefault}
          </Choice>
        )}
      </form>
    </FormProvider>
  );
}
