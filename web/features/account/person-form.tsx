import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { Profile } from '#contract/accounts.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { type Typed as SignUp, signUpRules } from '#web/features/auth/sign-up-rules.ts';
import { tidyPhone } from '#web/features/auth/tidy-phone.ts';
import { useOneAtATime } from '#web/features/auth/use-one-at-a-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';

type Typed = Pick<SignUp, 'firstName' | 'lastName' | 'phone'>;

/** Changes the name and the mobile number. Needs the texts `account` and `auth`. */
export function PersonForm({ profile }: { profile: Profile }) {
  const t = useTexts('account').profile;
  const words = useTexts('auth').signUp;
  const rules = signUpRules(words);
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const { firstName, lastName, phone } = profile;
  const { register, handleSubmit, formState, reset, setError } = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { firstName, lastName, phone },
  });
  const { errors, isSubmitting } = formState;

  const save = useOneAtATime(async (typed: Typed) => {
    setProblem(null);
    try {
      const answer = await api('PUT /api/auth/profile', {
        body: { ...typed, phone: tidyPhone(typed.phone) },
      });
      reset(answer.profile);
      toast.good(answer.message);
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'phone_taken')
        setError('phone', { message: error.message }, { shouldFocus: true });
      else setProblem(messageOf(error, t.failed));
    }
  });

  return (
    <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-4.5">
      <h2 className="text-h3">{t.person}</h2>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={words.firstName} error={errors.firstName?.message}>
        <Input
          {...register('firstName', { validate: rules.firstName })}
          autoComplete="given-name"
          maxLength={100}
        />
      </Field>
      <Field label={words.lastName} error={errors.lastName?.message}>
        <Input {...register('lastName')} autoComplete="family-name" maxLength={30} />
      </Field>
      <Field label={words.phone} error={errors.phone?.message}>
        <Input
          {...register('phone', { validate: rules.phone })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Field>
      <div>
        <Button type="submit" busy={isSubmitting} busyText={t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
