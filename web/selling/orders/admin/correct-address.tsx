import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { tidyAddress } from '#contract/people/addresses/rules.ts';
import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { useReload } from '#web/admin/use-reload.ts';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { AddressFields } from '#web/people/addresses/shared/address-fields.tsx';
import { stateName } from '#web/selling/orders/shared/words.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { waitsToBeSent } from './hold-banner.tsx';
import { refusalWords } from './use-status-change.ts';

/** Corrects the delivery address of an order that waits to be sent. Needs the texts `checkout`. */
export function CorrectAddress({ shown }: { shown: AdminOrder }) {
  const t = useTexts('orders/care').address;
  const [open, setOpen] = useState(false);
  if (!waitsToBeSent(shown.order)) return null;
  return (
    <Allowed permission="orders.care">
      <Button kind="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {open && <AddressDialog shown={shown} onClose={() => setOpen(false)} />}
    </Allowed>
  );
}

function AddressDialog({ shown: { order, invoiced }, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const t = useTexts('orders/care').address;
  const lang = useLang();
  const { reload } = useReload();
  const form = useForm<ShippingAddress>({ mode: 'onTouched', defaultValues: order.shippingAddress });
  const { save, busy, problem } = useSave(
    async (typed: ShippingAddress) => {
      const { message } = await api('PUT /api/admin/orders/{id}/address', {
        params: { id: order._id },
        body: { ...tidyAddress(typed), revision: order.revision },
      });
      toast.good(message);
      // The next step needs the new revision, so the dialog stays until the page has it.
      await reload();
      onClose();
    },
    { onError: (error) => refusalWords(error, t.failed) },
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        title={fill(t.title, { number: order.orderNumber })}
        intro={
          <>
            <p>{t.text}</p>
            {invoiced && (
              <p className="mt-1.5">
                {fill(t.invoiced, { state: stateName(order.shippingAddress.state, lang) })}
              </p>
            )}
          </>
        }
        confirm={t.confirm}
        busyText={t.busy}
        busy={busy}
        onClose={onClose}
        onSubmit={submitFilled(form, save)}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
        <AddressFields />
      </FormDialog>
    </FormProvider>
  );
}
