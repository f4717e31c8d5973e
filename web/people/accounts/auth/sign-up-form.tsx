import { type DefaultValues, FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import {
  EmailField,
  NameFields,
  NewPasswordFields,
  PhoneField,
} from '#web/people/accounts/shared/person-fields.tsx';
import type { Typed } from '#web/people/accounts/shared/sign-up-rules.ts';
import { isWeakPassword } from '#web/people/accounts/shared/weak-password.ts';
import { releaseIntent } from '#web/session/intent.ts';
import { loginPath } from '#web/session/return-path.ts';
import { sessionIn, writeSession } from '#web/session/store.ts';
import { useKeptTyped, useRedirectToLogin } from '#web/session/use-redirect-to-login.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Agreement } from './agreement.tsx';
import { existingPage, useNextPath } from './use-next-path.ts';

/** Creates a customer's account and logs the customer in. */
export function SignUpForm() {
  const t = useTexts('accounts/auth').signUp;
  const next = useNextPath();
  const navigate = useNavigate();
  const toLogin = useRedirectToLogin(next);
  const kept = useKeptTyped<Typed>();
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: kept as DefaultValues<Typed> });
  const { setError, getValues } = form;

  const {
    save: signUp,
    busy,
    problem,
  } = useSave(
    async (typed: Typed) => {
      const response = await api('POST /api/auth/signup', {
        body: {
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
          phone: tidyPhone(typed.phone),
          password: typed.password,
          agreedToTerms: true,
        },
      });
      // If the response has no session, the customer logs in by hand (specification).
      if (!sessionIn(response)) return navigate(loginPath(next ?? '/'), { replace: true });
      writeSession(response);
      releaseIntent(next);
      toast.good(t.done);
      await navigate(existingPage(next ?? '/'), { replace: true });
    },
    {
      onError(error) {
        if (isWeakPassword(error))
          return setError('password', { message: error.message }, { shouldFocus: true });
        if (!(error instanceof ApiError)) return t.unfinished;
        const known = error.status === 409;
        if (known) {
          const { password: _, again: __, ...typed } = getValues();
          toLogin.start({ name: tidyEmail(typed.email), typed });
        }
        return known ? t.exists : error.errors.join(' ') || messageOf(error, t.failed);
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submitFilled(form, signUp)} className="grid gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2 sm:gap-4">
          <NameFields />
        </div>
        <EmailField />
        <PhoneField />
        <NewPasswordFields />
        <Agreement />
        {problem && <Banner tone="bad">{problem}</Banner>}
        <Button type="submit" size="large" wide busy={busy || toLogin.started} busyText={t.busy}>
          {t.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
