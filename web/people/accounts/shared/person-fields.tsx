import { useFormContext } from 'react-hook-form';
import { nameLength } from '#contract/core/person-names.ts';
import { passwordLength } from '#contract/people/accounts/person-rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { PasswordRules } from './password-rules.tsx';
import { signUpRules, type Typed } from './sign-up-rules.ts';

/** Shows the fields of first and last name. The parent lays them out. Needs the texts `accounts/auth`. */
export function NameFields({ lastNameOptional }: { lastNameOptional?: boolean }) {
  const t = useTexts('accounts/auth').signUp;
  const { register, formState } = useFormContext<Typed>();
  const { firstName, lastName } = formState.errors;
  const rules = signUpRules(t);
  return (
    <>
      <Field label={t.firstName} error={firstName?.message}>
        <Input
          {...register('firstName', { validate: rules.firstName })}
          autoComplete="given-name"
          maxLength={nameLength.first}
        />
      </Field>
      <Field label={t.lastName} error={lastName?.message}>
        <Input
          {...register('lastName', { validate: lastNameOptional ? rules.lastNameIfAny : rules.lastName })}
          autoComplete="family-name"
          maxLength={nameLength.last}
        />
      </Field>
    </>
  );
}

/**
 * Shows the field of a mobile number in any notation. Send it through `tidyPhone`. Needs the texts
 * `accounts/auth`.
 */
export function PhoneField() {
  const t = useTexts('accounts/auth').signUp;
  const { register, formState } = useFormContext<Typed>();
  return (
    <Field label={t.phone} error={formState.errors.phone?.message}>
      <Input
        {...register('phone', { validate: signUpRules(t).phone })}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </Field>
  );
}

/** Shows the field of an e-mail address. Needs the texts `accounts/auth`. */
export function EmailField() {
  const t = useTexts('accounts/auth').signUp;
  const { register, formState } = useFormContext<Typed>();
  return (
    <Field label={t.email} error={formState.errors.email?.message}>
      <Input
        {...register('email', { validate: signUpRules(t).email })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}

/**
 * Shows the fields of a new password, its rules, and its repetition. `words` replaces the default labels.
 * Needs the texts `accounts/auth`.
 */
export function NewPasswordFields({
  words = {},
}: {
  words?: { password?: string; again?: string; different?: string };
}) {
  const all = useTexts('accounts/auth');
  const { register, formState, trigger } = useFormContext<Typed>();
  const { errors, touchedFields } = formState;
  const rules = signUpRules({ ...all.signUp, ...(words.different && { different: words.different }) });
  const eye = { show: all.show, hide: all.hide };
  return (
    <>
      <Field label={words.password ?? all.password} error={errors.password?.message}>
        <PasswordInput
          {...register('password', {
            validate: rules.password,
            onChange: () => void (touchedFields.again && trigger('again')),
          })}
          {...eye}
          autoComplete="new-password"
          minLength={passwordLength.min}
        />
      </Field>
      <PasswordRules />
      <Field label={words.again ?? all.signUp.again} error={errors.again?.message}>
        <PasswordInput
          {...register('again', { validate: rules.again })}
          {...eye}
          autoComplete="new-password"
        />
      </Field>
    </>
  );
}
