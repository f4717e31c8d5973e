import { useFormContext } from 'react-hook-form';
import { ExpertiseField } from '#web/consultations/astrologers/expertise-field.tsx';
import { isPrice, isYears } from '#web/consultations/astrologers/practice.ts';
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
} from '#web/people/accounts/shared/person-fields.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import { DobField } from './dob-field.tsx';
import type { TypedSignup } from './signup-values.ts';

/** Shows the fields of name, e-mail, phone, gender and date of birth. Needs the texts `accounts/auth` too. */
export function PersonFields({ year }: { year: number }) {
  const t = useTexts('astrologers/signup');
  const { register, formState } = useFormContext<TypedSignup>();
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
        <NameFields />
      </div>
      <PhoneField />
      <FieldGroup legend={t.gender} error={errors.gender?.message}>
        <div className="flex flex-wrap gap-x-7">
          {(['male', 'female', 'other'] as const).map((gender) => (
            <Choice
              key={gender}
              type="radio"
              value={gender}
              {...register('gender', { required: t.genderMissing })}
              aria-invalid={errors.gender ? true : undefined}
            >
              {t.genders[gender]}
            </Choice>
          ))}
        </div>
      </FieldGroup>
      <DobField year={year} />
    </>
  );
}

/** Shows the fields of expertise, experience, price and languages. */
export function PracticeFields() {
  const t = useTexts('astrologers/signup');
  const { register, formState } = useFormContext<TypedSignup>();
  const { errors } = formState;
  const optional = <span className="text-ink-3">{t.optional}</span>;
  return (
    <>
      <ExpertiseField hint />
      <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
        <Field label={t.years} aside={optional} error={errors.yearsOfExperience?.message}>
          <Input
            {...register('yearsOfExperience', { validate: (typed) => isYears(typed) || t.yearsWrong })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
        </Field>
        <Field label={t.price} aside={optional} hint={t.priceHint} error={errors.pricePerMinute?.message}>
          <Input
            {...register('pricePerMinute', { validate: (typed) => isPrice(typed) || t.priceWrong })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        </Field>
      </div>
      <Field label={t.languages} aside={optional} hint={t.languagesHint}>
        <Input {...register('languages')} autoComplete="off" maxLength={300} />
      </Field>
      <Field label={t.bio} aside={optional} hint={t.bioHint}>
        <Textarea {...register('bio')} maxLength={2000} />
      </Field>
    </>
  );
}

/** Shows the fields of e-mail and password. Needs the texts `accounts/auth` too. */
export function AccountFields() {
  const { different } = useTexts('astrologers/signup');
  return (
    <>
      <EmailField />
      <NewPasswordFields words={{ different }} />
    </>
  );
}
