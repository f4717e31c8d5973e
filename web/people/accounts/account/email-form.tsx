import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { Profile } from '#contract/people/accounts/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { signUpRules } from '#web/people/accounts/shared/sign-up-rules.ts';
import { checkSession } from '#web/session/actions.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { PendingEmail } from './pending-email.tsx';

type Typed = { email: string; password: string };

/**
 * Asks for a new e-mail address and the password. The change is pending until it is confirmed. Needs the
 * texts `accounts` and `accounts/auth`.
 */
export function EmailForm({ profile }: { profile: Profile }) {
  const t = useTexts('accounts').profile;
  const auth = useTexts('accounts/auth');
  const rules = signUpRules(auth.signUp);
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { register, formState, setError } = form;
  const { errors } = formState;
  const isOld = (typed: string) => typed.trim().toLowerCase() === profile.email;

  const {
    save: change,
    busy,
    problem,
  } = useSave(
    async ({ email, password }: Typed) => {
      const { message } = await api('PUT /api/auth/email', { body: { email: email.trim(), password } });
      toast.good(message);
      await checkSession();
      await revalidate();
    },
    {
      onError(error) {
        const code = error instanceof ApiError ? error.code : '';
        const message = messageOf(error, t.emailFailed);
        if (code === 'wrong_password') return setError('password', { message }, { shouldFocus: true });
        if (code === 'email_taken') return setError('email', { message }, { shouldFocus: true });
        return message;
      },
    },
  );

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, change)} className="grid gap-4.5">
      <EmailOnly profile={profile} />
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.email} hint={t.emailHint} error={errors.email?.message}>
        <Input
          {...register('email', {
            validate: (value) => (isOld(value) ? t.emailSame : rules.email(value)),
          })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={t.password} error={errors.password?.message}>
        <PasswordInput
          {...register('password', { required: t.currentMissing })}
          show={auth.show}
          hide={auth.hide}
          autoComplete="current-password"
        />
      </Field>
      <div>
        <Button type="submit" kind="secondary" busy={busy} busyText={t.saving}>
          {t.changeEmail}
        </Button>
      </div>
    </form>
  );
}

/** Shows the current address, whether it is confirmed, and a pending change. Needs the texts `accounts`. */
export function EmailOnly({ profile }: { profile: Profile }) {
  const t = useTexts('accounts').profile;
  return (
    <div>
      <h2 className="text-h3">{t.emailTitle}</h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 break-all text-ink-2">
        <span>{fill(t.emailNow, { email: profile.email })}</span>
        {profile.isVerified && <Badge tone="good">{t.confirmed}</Badge>}
      </p>
      {profile.pendingEmail && <PendingEmail email={profile.pendingEmail} />}
    </div>
  );
}
