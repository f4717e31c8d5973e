import { CreditCard } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '#web/texts/use-texts.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CheckoutForm } from './address.ts';

/** How to pay: online is the one way there is. */
export function PaymentMethod() {
  const t = useTexts('checkout');
  const { register, formState } = useFormContext<CheckoutForm>();
  const error = formState.errors.method?.message;
  return (
    <fieldset aria-describedby={error ? 'method-error' : undefined}>
      <legend className="mb-4 font-display text-h2">{t.method}</legend>
      <label className="flex min-h-18 cursor-pointer items-center gap-3.5 rounded-[.75rem] border-[1.5px] border-line-strong px-4.5 py-4 has-checked:border-manik-text has-checked:bg-manik-wash">
        <input
          type="radio"
          value="online"
          {...register('method', { validate: (value) => Boolean(value) || t.methodMissing })}
          aria-invalid={error ? true : undefined}
          className="control-radio"
        />
        <span className="flex-1">
          <span className="block font-semibold">{t.online}</span>
          <span className="block text-sm text-ink-2">{t.onlineText}</span>
        </span>
        <Icon of={CreditCard} />
      </label>
      <FieldError id="method-error" error={error} />
    </fieldset>
  );
}
