import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { tidyEmail } from '#contract/core/typed.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

type Typed = { email: string };

/** Asks for a link to set a new password. The response never reveals whether the address has an account. */
export function ForgotForm() {
  const all = useTexts('accounts/auth');
  const t = all.forgot;
  const [sent, setSent] = useState(false);
  const form = useForm<Typed>({ mode: 'onTouched' });
  const { register, formState } = form;

  const {
    save: ask,
    busy,
    problem,
  } = useSave(
    async ({ email }: Typed) => {
      setSent(false);
      await api('POST /api/auth/forgot-password', { body: { email: email.trim() } });
      setSent(true);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, ask)} className="grid gap-4.5">
      <p className="text-ink-2">{t.intro}</p>
      {sent && <Banner tone="good">{t.sent}</Banner>}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={all.signUp.email} error={formState.errors.email?.message}>
        <Input
          {...register('email', { validate: (value) => isEmail(tidyEmail(value)) || t.emailWrong })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" size="large" wide busy={busy} busyText={t.busy}>
        {t.submit}
      </Button>
    </form>
  );
}
