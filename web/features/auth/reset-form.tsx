import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { passwordLength } from '#contract/rules.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { logout } from '#web/features/session/actions.ts';
import { readSession } from '#web/features/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PasswordRules } from './password-rules.tsx';
import { type Typed as SignUp, signUpRules } from './sign-up-rules.ts';
import { useHydrated } from './use-hydrated.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useToLogin } from './use-to-login.ts';

type Typed = Pick<SignUp, 'password' | 'again'>;

/** Sets a new password with the mailed link's token, then leads to the login page. */
export function ResetForm({ token }: { token: string }) {
  const all = useTexts('auth');
  const t = all.reset;
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<{ words: string; linkInvalid: boolean } | null>(null);
  const toLogin = useToLogin(null);
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { register, handleSubmit, formState } = form;
  const { errors, touchedFields } = formState;
  const rules = signUpRules(all.signUp);

  const reset = useOneAtATime(async ({ password }: Typed) => {
    setProblem(null);
    try {
      await api('POST /api/auth/reset-password/{token}', { params: { token }, body: { password } });
      // The server has ended every session of the account; who is still signed in here could not log in anew.
      if (readSession()) await logout();
      toLogin.start();
    } catch (error) {
      const linkInvalid = error instanceof ApiError && error.code === 'link_invalid';
      setProblem({ words: messageOf(error, t.failed), linkInvalid });
    }
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(reset)} className="grid gap-4.5">
        {toLogin.started && <Banner tone="good">{t.done}</Banner>}
        {problem && (
          <Banner tone="bad">
            {problem.words}{' '}
            {problem.linkInvalid && (
              <TextLink to="/forgot-my-password" className="text-inherit!">
                {t.newLink}
              </TextLink>
            )}
          </Banner>
        )}
        <Field label={t.password} error={errors.password?.message}>
          <PasswordInput
            {...register('password', {
              validate: rules.password,
              onChange: () => touchedFields.again && form.trigger('again'),
            })}
            show={all.show}
            hide={all.hide}
            autoComplete="new-password"
            minLength={passwordLength.min}
          />
        </Field>
        <PasswordRules />
        <Field label={t.again} error={errors.again?.message}>
          <PasswordInput
            {...register('again', { validate: rules.again })}
            show={all.show}
            hide={all.hide}
            autoComplete="new-password"
          />
        </Field>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="large"
          wide
          busy={formState.isSubmitting || toLogin.started}
          busyText={t.busy}
        >
          {t.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
