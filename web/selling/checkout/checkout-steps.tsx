import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { isWholeAddress } from '#web/people/addresses/shared/address.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ProgressSteps } from '#web/ui/feedback/progress-steps.tsx';
import { type CheckoutForm, destinationOf } from './form.ts';

/** Shows how far the checkout is: the delivery is done once its address passes every check, and then comes the payment. */
export function CheckoutSteps({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useTexts('checkout').steps;
  const { control } = useFormContext<CheckoutForm>();
  const form = useWatch({ control }) as CheckoutForm;
  const delivered = isWholeAddress(destinationOf(form, addresses));
  return (
    <ProgressSteps
      label={t.label}
      steps={[
        { name: t.cart, state: 'done' },
        { name: t.delivery, state: delivered ? 'done' : 'current' },
        { name: t.payment, state: delivered ? 'current' : 'next' },
      ]}
    />
  );
}
