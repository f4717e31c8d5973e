import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { tidyPhone } from '#contract/core/typed.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { NameFields, NewPasswordFields, PhoneField } from '#web/people/accounts/shared/person-fields.tsx';
import type { Typed } from '#web/people/accounts/shared/sign-up-rules.ts';
import { isWeakPassword } from '#web/people/accounts/shared/weak-password.ts';
import { forgetSession } from '#web/session/actions.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Agreement } from './agreement.tsx';

/** Creates the account of an invited person, then opens the login page. */
export function JoinForm({ token }: { token: string }) {
  const t = useTexts('accounts/staff').join;
  const navigate = useNavigate();
  const form = useForm<Omit<Typed, 'email'>>({ mode: 'onTouched' });
  const { setError } = form;

  const { save, busy, problem } = useSave(
    async (typed: Omit<Typed, 'email'>) => {
      const { message } = await api('POST /api/auth/invitation/signup', {
        body: {
          token,
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          phone: tidyPhone(typed.phone),
          password: typed.password,
          agreedToTerms: true,
        },
      });
      // Another account of this browser must not hide the login.
      forgetSession();
      toast.good(message);
      await navigate('/login', { replace: true });
    },
    {
      onError(error) {
        if (isWeakPassword(error)) {
          setError('password', { message: error.message }, { shouldFocus: true });
          return '';
        }
        const listed = error instanceof ApiError ? error.errors.join(' ') : '';
        return listed || messageOf(error, t.joinFailed);
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
        <h2 className="text-h3">{t.signUp}</h2>
        <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
          <NameFields lastNameOptional />
        </div>
        <PhoneField />
        <NewPasswordFields />
        <Agreement />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <Button type="submit" size="large" wide busy={busy} busyText={t.busy}>
          {t.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
