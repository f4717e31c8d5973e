import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { tidyPhone } from '#contract/core/typed.ts';
import type { Profile } from '#contract/people/accounts/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { NameFields, PhoneField } from '#web/people/accounts/shared/person-fields.tsx';
import type { Typed as SignUp } from '#web/people/accounts/shared/sign-up-rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

type Typed = Pick<SignUp, 'firstName' | 'lastName' | 'phone'>;

/** Changes the name and the mobile number. Needs the texts `accounts` and `accounts/auth`. */
export function PersonForm({ profile }: { profile: Profile }) {
  const t = useTexts('accounts').profile;
  const { revalidate } = useRevalidator();
  const { firstName, lastName, phone } = profile;
  const form = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { firstName, lastName, phone },
  });
  const { reset, setError } = form;

  const { save, busy, problem } = useSave(
    async (typed: Typed) => {
      const response = await api('PUT /api/auth/profile', {
        body: { ...typed, phone: tidyPhone(typed.phone) },
      });
      reset(response.profile);
      toast.good(response.message);
      await revalidate();
    },
    {
      onError(error) {
        if (error instanceof ApiError && error.code === 'phone_taken')
          return setError('phone', { message: error.message }, { shouldFocus: true });
        return messageOf(error, t.failed);
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
        <h2 className="text-h3">{t.person}</h2>
        {problem && <Banner tone="bad">{problem}</Banner>}
        <NameFields lastNameOptional />
        <PhoneField />
        <div>
          <Button type="submit" busy={busy} busyText={t.saving}>
            {t.save}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
