import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { NewPasswordFields } from '#web/people/accounts/shared/person-fields.tsx';
import type { Typed as SignUp } from '#web/people/accounts/shared/sign-up-rules.ts';
import { isWeakPassword } from '#web/people/accounts/shared/weak-password.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';

type Typed = Pick<SignUp, 'password' | 'again'> & { current: string };

const empty: Typed = { current: '', password: '', again: '' };

/**
 * Changes the password. The server logs out every other device and says so. Needs the texts `accounts` and
 * `accounts/auth`.
 */
export function PasswordForm({ email }: { email: string }) {
  const t = useTexts('accounts').profile;
  const auth = useTexts('accounts/auth');
  const [done, setDone] = useState('');
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: empty });
  const { register, formState, reset, setError } = form;
  const { errors } = formState;

  const {
    save: change,
    busy,
    problem,
  } = useSave(
    async ({ current, password }: Typed) => {
      setDone('');
      const { message } = await api('PUT /api/auth/password', {
        body: { currentPassword: current, password },
      });
      reset(empty);
      setDone(message);
    },
    {
      onError(error) {
        const message = messageOf(error, t.passwordFailed);
        if (error instanceof ApiError && error.code === 'wrong_password')
          return setError('current', { message }, { shouldFocus: true });
        if (isWeakPassword(error)) return setError('password', { message }, { shouldFocus: true });
        return message;
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, change)}
        className="grid gap-4.5 lg:grid-cols-3 lg:items-start lg:gap-x-6 lg:[&>ul]:order-1 lg:[&>ul]:col-start-2"
      >
        <div className="lg:col-span-full">
          <h2 className="text-h3">{t.passwordTitle}</h2>
          <p className="mt-1.5 text-ink-2">{t.passwordText}</p>
        </div>
        {done && (
          <Banner tone="good" className="lg:col-span-full">
            {done}
          </Banner>
        )}
        {problem && (
          <Banner tone="bad" className="lg:col-span-full">
            {problem}
          </Banner>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t.current} error={errors.current?.message}>
          <PasswordInput
            {...register('current', { required: t.currentMissing })}
            show={auth.show}
            hide={auth.hide}
            autoComplete="current-password"
          />
        </Field>
        <NewPasswordFields words={{ password: t.newPassword, again: t.again }} />
        <div className="lg:order-2 lg:col-span-full">
          <Button type="submit" kind="secondary" busy={busy} busyText={t.saving}>
            {t.changePassword}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
