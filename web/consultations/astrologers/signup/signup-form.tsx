import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { splitWords } from '#web/consultations/astrologers/shared/practice-words.ts';
import { birthDate } from '#web/forms/birth-date.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { isWeakPassword } from '#web/people/accounts/shared/weak-password.ts';
import { useKeptTyped, useRedirectToLogin } from '#web/session/use-redirect-to-login.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { AccountFields, PersonFields, PracticeFields } from './fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { emptySignup, type TypedSignup } from './signup-values.ts';
import { useSignedUp } from './use-signed-up.ts';

/** Returns the request body. It has no role: the server sets it. */
function bodyOf(typed: TypedSignup) {
  const born = birthDate(typed.dob, new Date());
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    email: typed.email.trim().toLowerCase(),
    phone: tidyPhone(typed.phone),
    password: typed.password,
    gender: typed.gender || 'other',
    dob: typeof born === 'object' ? born.date : '',
    country: typed.country,
    state: typed.state,
    city: typed.city,
    location: typed.location.trim(),
    expertise: typed.expertise,
    yearsOfExperience: typed.yearsOfExperience.trim() || '0',
    bio: typed.bio.trim(),
    languagesSpoken: splitWords(typed.languages),
    ...(typed.pricePerMinute.trim() && { pricePerMinute: typed.pricePerMinute.trim() }),
  } as const;
}

/** Shows the registration form in four groups. `year` is the current year, for the years of birth. */
export function SignupForm({ year }: { year: number }) {
  const t = useTexts('astrologers/signup');
  const kept = useKeptTyped<TypedSignup>();
  const form = useForm<TypedSignup>({ mode: 'onTouched', defaultValues: { ...emptySignup, ...kept } });
  const known = useRedirectToLogin('/astrologer-dashboard');
  const signedUp = useSignedUp();

  const {
    save: signUp,
    busy,
    problem,
    setProblem,
  } = useSave(
    async (typed: TypedSignup) => {
      const { message } = await api('POST /api/astrologers/astrologer-signup', { body: bodyOf(typed) });
      signedUp.start(message);
    },
    {
      onError(error) {
        if (isWeakPassword(error))
          return form.setError('password', { message: error.message }, { shouldFocus: true });
        if (error instanceof ApiError && error.code === 'user_exists') {
          const { password: _, again: __, ...typed } = form.getValues();
          known.start({ name: tidyEmail(typed.email), typed });
        }
        const listed = error instanceof ApiError ? error.errors.join(' ') : '';
        return listed || messageOf(error, t.failed);
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, signUp, () => setProblem(t.checkFields))}
        className="grid gap-9 lg:gap-12"
      >
        <Group n={1} title={t.you}>
          <PersonFields year={year} />
        </Group>
        <Group n={2} title={t.place}>
          <PlaceFields />
        </Group>
        <Group n={3} title={t.practice}>
          <PracticeFields />
        </Group>
        <Group n={4} title={t.account}>
          <AccountFields />
          <p className="text-sm text-ink-2">{t.agree}</p>
          {problem && <Banner tone="bad">{problem}</Banner>}
          {signedUp.message && (
            <Banner tone="good">
              <span>{signedUp.message}</span>
              <br />
              <span className="font-normal">{t.doneText}</span>
            </Banner>
          )}
          <Button
            type="submit"
            size="large"
            wide
            busy={busy || known.started || signedUp.message !== null}
            busyText={t.busy}
          >
            {t.submit}
          </Button>
        </Group>
      </form>
    </FormProvider>
  );
}

/**
 * Lays out one of the four groups. Its title is at the left on wide screens, and above with its number on
 * phones.
 */
function Group({ n, title, children }: { n: number; title: string; children: ReactNode }) {
  const { step } = useTexts('astrologers/signup');
  const id = `group-${n}`;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4.5 border-t border-line pt-5 lg:grid-cols-[14rem_minmax(0,36rem)] lg:gap-10 lg:pt-7"
    >
      <div className="flex items-baseline justify-between gap-3 lg:block">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="tabular text-sm text-ink-3">{fill(step, { n })}</p>
      </div>
      <div className="grid gap-4.5">{children}</div>
    </section>
  );
}
