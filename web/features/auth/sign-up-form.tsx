import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { passwordLength } from '#contract/rules.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { writeSession } from '#web/features/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, PasswordInput } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { Agreement } from './agreement.tsx';
import { PasswordRules } from './password-rules.tsx';
import { signUpRules, type Typed } from './sign-up-rules.ts';
import { tidyPhone } from './tidy-phone.ts';
import { useHydrated } from './use-hydrated.ts';
import { existingPage, useNextPath } from './use-next-path.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useToLogin } from './use-to-login.ts';

/** A new customer's account; it logs them in. */
export function SignUpForm() {
  const all = useTexts('auth');
  const t = all.signUp;
  const next = useNextPath();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const toLogin = useToLogin(next);
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { register, handleSubmit, formState } = form;
  const { errors, touchedFields } = formState;
  const rules = signUpRules(t);

  const signUp = useOneAtATime(async (typed: Typed) => {
    setProblem(null);
    try {
      const answer = await api('POST /api/auth/signup', {
        body: {
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
          phone: tidyPhone(typed.phone),
          password: typed.password,
          agreedToTerms: true,
        },
      });
      writeSession(answer);
      toast.good(t.done);
      await navigate(existingPage(next ?? '/'), { replace: true });
    } catch (error) {
      const known = error instanceof ApiError && error.status === 409;
      if (known) toLogin.start();
      const listed = error instanceof ApiError ? error.errors.join(' ') : '';
      setProblem(known ? t.exists : listed || messageOf(error, t.failed));
    }
  });

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(signUp)} className="grid gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
          <Field label={t.firstName} error={errors.firstName?.message}>
            <Input
              {...register('firstName', { validate: rules.firstName })}
              autoComplete="given-name"
              maxLength={100}
            />
          </Field>
          <Field label={t.lastName} error={errors.lastName?.message}>
            <Input
              {...register('lastName', { validate: rules.lastName })}
              autoComplete="family-name"
              maxLength={30}
            />
          </Field>
        </div>
        <Field label={t.email} error={errors.email?.message}>
          <Input
            {...register('email', { validate: rules.email })}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={t.phone} error={errors.phone?.message}>
          <Input
            {...register('phone', { validate: rules.phone })}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        </Field>
        <Field label={all.password} error={errors.password?.message}>
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
        <Agreement />
        {problem && <Banner tone="bad">{problem}</Banner>}
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
