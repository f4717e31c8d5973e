import { type ComponentProps, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { DateField } from '#web/admin/date-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { rulesOf, type Typed } from './coupon-form-values.ts';

type TextField = {
  [K in keyof Typed]: Typed[K] extends string ? K : never;
}[keyof Typed];

/** Returns a function that registers a text field with its validator, and gives its error. */
export function useField() {
  const t = useTexts('coupons').form;
  const errors = useTexts('coupons/admin-errors');
  const { register, formState } = useFormContext<Typed>();
  const rules = useMemo(
    () =>
      rulesOf(t, {
        codeWrong: errors.coupon_code_wrong,
        valueWrong: errors.coupon_value_wrong,
        percentWrong: errors.coupon_percent_wrong,
        amountWrong: errors.coupon_amount_wrong,
        limitWrong: errors.coupon_limit_wrong,
        titleMissing: errors.coupon_needs_title,
        piecesWrong: errors.coupon_pieces_wrong,
      }),
    [t, errors],
  );
  return (name: TextField) => {
    const validate = rules[name];
    return {
      control: register(
        name,
        validate ? { validate: (value, typed) => validate(String(value ?? ''), typed) } : {},
      ),
      error: formState.errors[name]?.message,
    };
  };
}

/** Shows one field in a row; numbers are right-aligned and tabular. */
export function Line({
  name,
  label,
  hint,
  wide,
  ...rest
}: { name: TextField; label: string; hint?: string; wide?: boolean } & ComponentProps<'input'>) {
  const { control, error } = useField()(name);
  return (
    <Field label={label} hint={hint} error={error} className={wide ? 'sm:col-span-2' : ''}>
      <Input autoComplete="off" {...rest} {...control} />
    </Field>
  );
}

/** The props of an input for an amount. */
export const money = { inputMode: 'decimal', className: 'tabular' } as const;
/** The props of an input for a whole number. */
export const whole = { inputMode: 'numeric', className: 'tabular' } as const;

/** Edits the conditions on carts. */
export function CartFields() {
  const t = useTexts('coupons').form;
  return (
    <>
      <Line name="minCartValue" label={t.minCartValue} {...money} />
      <Line name="maxCartValue" label={t.maxCartValue} {...money} />
    </>
  );
}

/** Edits a day, which stands in words below its box. */
function Day({ name, label }: { name: 'startDate' | 'endDate'; label: string }) {
  const { control, error } = useField()(name);
  const { watch } = useFormContext<Typed>();
  return <DateField label={label} error={error} {...control} value={watch(name)} />;
}

/** Edits the period and the limits of use. */
export function TimeFields() {
  const t = useTexts('coupons').form;
  const { register } = useFormContext<Typed>();
  return (
    <>
      <Day name="startDate" label={t.startDate} />
      <Day name="endDate" label={t.endDate} />
      <Line name="usageLimit" label={t.usageLimit} {...whole} />
      <Line name="perUserLimit" label={t.perUserLimit} {...whole} />
      <Choice type="checkbox" {...register('isActive')}>
        {t.isActive}
      </Choice>
      <Choice type="checkbox" {...register('newUsersOnly')}>
        {t.newUsersOnly}
      </Choice>
    </>
  );
}
