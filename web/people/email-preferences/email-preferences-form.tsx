import type { ComponentProps } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Sign, signs } from '#contract/astrology/horoscope/zodiac.ts';
import type { MailPreferences } from '#contract/people/email-preferences/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useMySign } from '#web/astrology/horoscope/shared/my-sign.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { ConfirmAddress } from '#web/people/accounts/shared/confirm-address.tsx';
import { useIsAbsent } from '#web/route-table/absent-pages.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/input.tsx';

type Typed = {
  daily: boolean;
  sign: Sign | '';
  reviews: boolean;
  answers: boolean;
  payments: boolean;
};

/**
 * Edits the optional e-mails; all are off by default. Needs the texts `email-preferences`, `horoscope` and
 * `accounts/auth`.
 */
export function EmailPreferencesForm({ wish }: { wish: MailPreferences & { isVerified: boolean } }) {
  const t = useTexts('email-preferences');
  const { signs: names } = useTexts('horoscope');
  const noHoroscope = useIsAbsent('/daily-prediction');
  const remembered = useMySign();
  const form = useForm<Typed>({
    defaultValues: {
      daily: wish.dailySign !== null,
      sign: wish.dailySign ?? remembered ?? '',
      reviews: wish.reviewReminders,
      answers: wish.reviewAnswers,
      payments: wish.paymentReminders,
    },
  });
  const { register, formState, control } = form;
  const daily = useWatch({ control, name: 'daily' });
  // An unverified address can only turn existing subscriptions off. Without any the form is locked.
  const wantsAny = [
    wish.dailySign !== null,
    wish.reviewReminders,
    wish.reviewAnswers,
    wish.paymentReminders,
  ].some(Boolean);
  const locked = !wish.isVerified && !wantsAny;

  const { save, busy, problem } = useSave(
    async ({ daily: on, sign, reviews, answers, payments }: Typed) => {
      const body = {
        dailySign: on && sign !== '' ? sign : null,
        reviewReminders: reviews,
        reviewAnswers: answers,
        paymentReminders: payments,
      };
      const { message } = await api('PUT /api/account/mail-preferences', { body });
      toast.good(message);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
      <h2 className="text-h3">{t.wishTitle}</h2>
      {locked && (
        <>
          <p className="text-ink-2">{t.unverified}</p>
          <ConfirmAddress />
        </>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      {!noHoroscope && (
        <Option {...register('daily', { disabled: locked })} title={t.daily} text={t.dailyText} />
      )}
      {daily && !noHoroscope && (
        <Field label={t.sign} error={formState.errors.sign?.message} className="ml-8.5 max-w-80">
          <Select {...register('sign', { required: t.signMissing })}>
            <option value="">{t.choose}</option>
            {signs.map((sign) => (
              <option key={sign} value={sign}>
                {names[sign].name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Option {...register('reviews', { disabled: locked })} title={t.reviews} text={t.reviewsText} />
      <Option {...register('answers', { disabled: locked })} title={t.answers} text={t.answersText} />
      <Option {...register('payments', { disabled: locked })} title={t.payments} text={t.paymentsText} />
      {!locked && (
        <div>
          <Button type="submit" busy={busy} busyText={t.saving}>
            {t.save}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Shows a checkbox with its name and explanation. */
function Option({ title, text, ...rest }: { title: string; text: string } & ComponentProps<'input'>) {
  return (
    <label className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-3">
      <input type="checkbox" {...rest} className="control-check mt-0.5" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
    </label>
  );
}
