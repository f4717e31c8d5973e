import { useFormContext, useWatch } from 'react-hook-form';
import { indianStates } from '#contract/astrology/places/india.ts';
import { noLandmark } from '#contract/people/addresses/errors.ts';
import { isNoLandmark } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';
import { stateOfPin } from './address.ts';
import { useAddressRules } from './use-address-rules.ts';

/**
 * Shows the fields of an address, all required. A pincode that implies a state selects it. Needs the texts
 * `checkout`.
 */
export function AddressFields() {
  const t = useTexts('checkout');
  const { register, formState, getValues, setValue } = useFormContext<ShippingAddress>();
  const { errors } = formState;
  const rules = useAddressRules();
  const wired = (field: keyof ShippingAddress) => ({ label: t.fields[field], error: errors[field]?.message });

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-4.5 max-[22rem]:grid-cols-1">
      <Field {...wired('name')} className="col-span-full">
        <Input {...register('name', { validate: rules.name })} autoComplete="shipping name" maxLength={100} />
      </Field>
      <Field {...wired('phone')} className="col-span-full">
        <Input
          {...register('phone', { validate: rules.phone })}
          type="tel"
          inputMode="tel"
          autoComplete="shipping tel-national"
          maxLength={20}
        />
      </Field>
      <Field {...wired('address')} className="col-span-full">
        <Input
          {...register('address', { validate: rules.address })}
          autoComplete="shipping address-line1"
          maxLength={300}
        />
      </Field>
      <LandmarkField />
      <Field {...wired('pincode')}>
        <Input
          {...register('pincode', {
            validate: rules.pincode,
            onBlur: () => {
              const only = getValues('state') === '' && stateOfPin(getValues('pincode'));
              if (only) setValue('state', only, { shouldValidate: true });
            },
          })}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={20}
        />
      </Field>
      <Field {...wired('city')}>
        <Input
          {...register('city', { validate: rules.city })}
          autoComplete="shipping address-level2"
          maxLength={100}
        />
      </Field>
      <StateField />
      <Field {...wired('country')}>
        <Select {...register('country', { validate: rules.country })} autoComplete="shipping country">
          <option value="IN">{t.india}</option>
        </Select>
      </Field>
    </div>
  );
}

/** Asks for a landmark. It is required, so a tick beside it fills in that there is none. */
function LandmarkField() {
  const t = useTexts('checkout');
  const lang = useLang();
  const { control, register, formState, setValue } = useFormContext<ShippingAddress>();
  const rules = useAddressRules();
  const none = isNoLandmark(useWatch({ control, name: 'landmark' }));
  return (
    <div className="col-span-full">
      <Field label={t.fields.landmark} error={formState.errors.landmark?.message}>
        <Input
          {...register('landmark', { validate: rules.landmark })}
          autoComplete="shipping address-line2"
          maxLength={300}
          readOnly={none}
        />
      </Field>
      <Choice
        type="checkbox"
        checked={none}
        onChange={({ target }) =>
          setValue('landmark', target.checked ? noLandmark[lang] : '', {
            shouldDirty: true,
            shouldValidate: target.checked,
          })
        }
        className="mt-1"
      >
        {noLandmark[lang]}
      </Choice>
    </div>
  );
}

/** Asks for the state, by its name in the page's language. A change checks the pincode again. */
function StateField() {
  const t = useTexts('checkout');
  const lang = useLang();
  const { register, formState, trigger } = useFormContext<ShippingAddress>();
  const { errors, touchedFields } = formState;
  const rules = useAddressRules();
  const nameOf = ({ name, hi }: (typeof indianStates)[number]) => (lang === 'hi' ? hi : name);
  const states = indianStates.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), lang));
  return (
    <Field label={t.fields.state} error={errors.state?.message}>
      <Select
        {...register('state', {
          validate: rules.state,
          onChange: () => touchedFields.pincode && trigger('pincode'),
        })}
        autoComplete="shipping address-level1"
      >
        <option value="">{t.chooseState}</option>
        {states.map((state) => (
          <option key={state.code} value={state.code}>
            {nameOf(state)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
