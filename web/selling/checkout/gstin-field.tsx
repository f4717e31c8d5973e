import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { gstinProblem } from '#contract/selling/invoices/gst.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { BillingFields, emptyBilling } from '#web/selling/checkout/shared/billing-fields.tsx';
import { tidyGstin } from '#web/selling/checkout/shared/billing-state.ts';
import { useShop } from '#web/shell/use-shop.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import type { CheckoutForm } from './form.ts';

/**
 * Asks for the GSTIN of a buyer who wants it on the invoice, and then for the business that is billed. A shop that is not
 * registered for GST does not ask. `known`: an earlier order was billed to a business, which can be forgotten.
 */
export function GstinField({ known }: { known: boolean }) {
  const t = useTexts('checkout').gstin;
  const { gst } = useShop();
  const { register, formState } = useFormContext<CheckoutForm>();
  const gstin = useWatch<CheckoutForm, 'gstin'>({ name: 'gstin' });
  if (!gst.registered) return null;
  return (
    <>
      <Field label={t.label} hint={t.hint} error={formState.errors.gstin?.message} className="mt-6 max-w-90">
        <Input
          {...register('gstin', {
            validate: (typed) =>
              tidyGstin(typed) === '' || gstinProblem(tidyGstin(typed)) === null || t.wrong,
          })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="tabular uppercase"
        />
      </Field>
      {tidyGstin(gstin) !== '' && <BillingFields gstin={gstin} />}
      {known && <ForgetBusiness />}
    </>
  );
}

/** Says why the fields are filled in, and forgets the business for later orders. */
function ForgetBusiness() {
  const t = useTexts('checkout').gstin;
  const { setValue } = useFormContext<CheckoutForm>();
  const [forgotten, setForgotten] = useState(false);
  const { save, busy } = useSave(() => api('DELETE /api/payment/billing'), {
    onError: (error) => toast.problem(messageOf(error, t.forgetFailed)),
    onSaved({ message }) {
      setValue('gstin', '');
      setValue('billing', emptyBilling);
      setForgotten(true);
      toast.good(message);
    },
  });
  if (forgotten) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {t.known}
      <Button kind="ghost" size="small" busy={busy} onClick={() => void save()}>
        {t.forget}
      </Button>
    </p>
  );
}
