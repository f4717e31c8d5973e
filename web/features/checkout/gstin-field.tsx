import { useFormContext, useWatch } from 'react-hook-form';
import { gstinProblem } from '#contract/invoices/gst.ts';
import { BillingFields, tidyGstin } from '#web/shared/checkout/billing-fields.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { CheckoutForm } from './form.ts';

/**
 * Asks for the GSTIN of a buyer who wants it on the invoice, and then for the business that is billed. A shop that is not
 * registered for GST does not ask.
 */
export function GstinField() {
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
    </>
  );
}
