import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { NewPasswordFields } from '#web/people/accounts/shared/person-fields.tsx';
import type { Typed as SignUp } from '#web/people/accounts/shared/sign-up-rules.ts';
import { isWeakPassword } from '#web/people/accounts/shared/weak-password.ts';
import { logout } from '#web/session/actions.ts';
import { readSession } from '#web/session/store.ts';
import { useRedirectToLogin } from '#web/session/use-redirect-to-login.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Typed = Pick<SignUp, 'password' | 'again'>;

/** Sets a new password with the token of the mailed link, then opens the login page. */
export function ResetForm({ token }: { token: string }) {
  const t = useTexts('accounts/auth').reset;
  const [linkInvalid, setLinkInvalid] = useState(false);
  const toLogin = useRedirectToLogin(null);
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { setError } = form;

  const {
    save: reset,
    busy,
    problem,
  } = useSave(
    async ({ password }: Typed) => {
      await api('POST /api/auth/reset-password/{token}', { params: { token }, body: { password } });
      // The server has ended every session of the account. A stale local session would block the next login.
      if (readSession()) await logout();
      toLogin.start();
    },
    {
      onError(error) {
        if (isWeakPassword(error))
          return setError('password', { message: error.message }, { shouldFocus: true });
        setLinkInvalid(error instanceof ApiError && error.code === 'link_invalid');
        return messageOf(error, t.failed);
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submitFilled(form, reset)} className="grid gap-4.5">
        {toLogin.started && <Banner tone="good">{t.done}</Banner>}
        {problem && (
          <Banner tone="bad">
            <span>{`${problem} `}</span>
            {linkInvalid && (
              <TextLink to="/forgot-my-password" className="text-inherit!">
                {t.newLink}
              </TextLink>
            )}
          </Banner>
        )}
        <NewPasswordFields words={t} />
        <Button type="submit" size="large" wide busy={busy || toLogin.started} busyText={t.busy}>
          {t.submit}
        </Button>
      </form>
    </FormProvider>
  );
}
