import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { releaseIntent } from '#web/session/intent.ts';
import { readSession, type Session, writeSession } from '#web/session/store.ts';
import { useTakenName } from '#web/session/use-redirect-to-login.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { afterLogin } from './after-login.ts';
import { useNextPath } from './use-next-path.ts';
import { useSecondStep } from './use-second-step.tsx';

type Typed = { name: string; password: string };

/**
 * Returns the words of a failed login. An unknown name and a wrong password read alike; limits, blocked accounts, a lost
 * connection and an error of the page itself have words of their own.
 */
function refusal(error: unknown, { failed, unfinished }: { failed: string; unfinished: string }): string {
  if (!(error instanceof ApiError)) return unfinished;
  return [400, 401, 404].includes(error.status) ? failed : messageOf(error, failed);
}

/**
 * Asks for e-mail or mobile number and password, then for a second factor if there is one, and continues to `next`.
 * `before` and `children` are other ways in, which are hidden while the second factor is asked for.
 */
export function LoginForm({ before, children }: { before?: ReactNode; children?: ReactNode }) {
  const all = useTexts('accounts/auth');
  const t = all.login;
  const next = useNextPath();
  const navigate = useNavigate();
  const taken = useTakenName();
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: { name: taken, password: '' } });
  const { register, formState, setFocus, getValues } = form;

  async function enter(response: Session) {
    writeSession(response);
    const session = readSession() ?? response;
    releaseIntent(next);
    toast.good(t.done);
    await navigate(afterLogin(session, next), { replace: true });
  }
  const second = useSecondStep((session) => void enter(session));

  const {
    save: logIn,
    busy,
    problem,
  } = useSave(
    async ({ name, password }: Typed) => {
      try {
        await enter(await api('POST /api/auth/login', { body: { email: name.trim(), password } }));
      } catch (error) {
        if (!(await second.ask(error))) throw error;
      }
    },
    {
      onError(error) {
        setFocus('password', { shouldSelect: true });
        const words = refusal(error, t);
        const { password } = getValues();
        // A space may belong to the password, so nothing is removed.
        return words === t.failed && password !== password.trim() ? `${words} ${t.spaced}` : words;
      },
    },
  );

  if (second.shown) return second.shown;
  return (
    <>
      {before}
      <form method="post" noValidate onSubmit={submitFilled(form, logIn)} className="grid gap-4.5">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <Field label={t.name} error={formState.errors.name?.message}>
          <Input
            {...register('name', { validate: (value) => value.trim() !== '' || t.nameMissing })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
          />
        </Field>
        <Field
          label={all.password}
          error={formState.errors.password?.message}
          aside=<TextLink alone to="/forgot-my-password">
            {t.forgot}
          </TextLink>
        >
          <PasswordInput
            {...register('password', { required: t.passwordMissing })}
            show={all.show}
            hide={all.hide}
            autoComplete="current-password"
          />
        </Field>
        <Button type="submit" size="large" wide busy={busy} busyText={t.busy}>
          {t.submit}
        </Button>
      </form>
      {children}
    </>
  );
}
