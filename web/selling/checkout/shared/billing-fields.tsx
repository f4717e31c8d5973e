import { useEffect } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { findState, indianStates } from '#contract/astrology/places/india.ts';
import { noLandmark } from '#contract/people/addresses/errors.ts';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { useAddressRules } from '#web/people/addresses/shared/use-address-rules.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';
import { billedState, stateOfGstin, tidyGstin } from './billing-state.ts';

/** The billing details of an empty form. */
export const emptyBilling: BillingDetails = { name: '', address: '', city: '', state: '', pincode: '' };

/** Returns the GSTIN and billing details of a request; nothing without a GSTIN. */
export const taxIdentityOf = (
  typed: string,
  billing: BillingDetails,
): { gstin: string; billing: BillingDetails | null } => {
  const gstin = tidyGstin(typed);
  return { gstin, billing: gstin === '' ? null : billing };
};

const unasked = { phone: '9000000000', country: 'IN', landmark: noLandmark.en };

/**
 * Asks for the registered name and the billing address of a GSTIN, which must be in its state. The GSTIN or the PIN code
 * fills in an empty state, and a contradiction is said at once. The form around it has
 * them as `billing`. Needs the texts `checkout` and those of `useAddressRules`.
 */
export function BillingFields({ gstin }: { gstin: string }) {
  const { fields, chooseState, gstin: t } = useTexts('checkout');
  const lang = useLang();
  const { register, formState, getValues, setValue, trigger } = useFormContext<{ billing: BillingDetails }>();
  const rules = useAddressRules();
  const ownCode = stateOfGstin(gstin);
  const ownState = findState(ownCode ?? '');
  const fillState = () => {
    const { state, pincode } = getValues('billing');
    const billed = billedState({ gstin, pincode, state });
    if (billed !== state) setValue('billing.state', billed, { shouldValidate: true });
  };
  useEffect(() => {
    if (ownCode === null) return;
    if (getValues('billing.state') === '') setValue('billing.state', ownCode);
    void trigger('billing.state');
  }, [ownCode, getValues, setValue, trigger]);
  const nameOf = ({ name, hi }: (typeof indianStates)[number]) => (lang === 'hi' ? hi : name);
  const wired = (field: keyof BillingDetails, label = fields[field]) => ({
    label,
    error: formState.errors.billing?.[field]?.message,
  });
  const input = (
    field: keyof BillingDetails,
    autoComplete: string,
    options: Pick<RegisterOptions, 'onBlur' | 'onChange'> = {},
  ) => ({
    ...register(`billing.${field}`, {
      ...options,
      validate: (value, { billing }) => {
        const told = rules[field](value, { ...unasked, ...billing } as ShippingAddress);
        if (told !== true || field !== 'state') return told;
        // A GSTIN with an error is told at its own field.
        if (ownCode === null || ownCode === value) return true;
        return fill(t.otherState, { state: ownState ? nameOf(ownState) : '' });
      },
    }),
    autoComplete: `billing ${autoComplete}`,
  });
  return (
    <fieldset className="mt-5">
      <legend className="mb-3 font-medium">{t.billing}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 max-[22rem]:grid-cols-1">
        <Field {...wired('name', t.name)} className="col-span-full">
          <Input {...input('name', 'organization')} maxLength={100} />
        </Field>
        <Field {...wired('address', t.address)} className="col-span-full">
          <Input {...input('address', 'address-line1')} maxLength={300} />
        </Field>
        <Field {...wired('pincode')}>
          <Input
            {...input('pincode', 'postal-code', { onBlur: fillState })}
            inputMode="numeric"
            maxLength={20}
          />
        </Field>
        <Field {...wired('city')}>
          <Input {...input('city', 'address-level2')} maxLength={100} />
        </Field>
        <Field {...wired('state')} className="col-span-full">
          <Select
            {...input('state', 'address-level1', {
              onChange: () => formState.touchedFields.billing?.pincode && trigger('billing.pincode'),
            })}
          >
            <option value="">{chooseState}</option>
            {indianStates.map((state) => (
              <option key={state.code} value={state.code}>
                {nameOf(state)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </fieldset>
  );
}
