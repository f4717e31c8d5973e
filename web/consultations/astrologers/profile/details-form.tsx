import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { OwnAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { ExpertiseField } from '#web/consultations/astrologers/expertise-field.tsx';
import { isPrice, isYears } from '#web/consultations/astrologers/practice.ts';
import { joinWords, splitWords } from '#web/consultations/astrologers/shared/practice-words.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';

type Typed = {
  expertise: string;
  years: string;
  price: string;
  languages: string;
  nameHi: string;
  bio: string;
  bioHi: string;
};

const typedOf = (me: OwnAstrologer): Typed => ({
  expertise: me.expertise,
  years: String(me.yearsOfExperience),
  price: String(me.pricePerMinute),
  languages: joinWords(me.languagesSpoken),
  nameHi: me.nameHi,
  bio: me.bio,
  bioHi: me.bioHi,
});

/** Edits the price and the details that customers see in the list of astrologers. */
export function DetailsForm({ me }: { me: OwnAstrologer }) {
  const t = useTexts('astrologers').page;
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({ mode: 'onTouched', defaultValues: typedOf(me) });
  const { register, formState, reset } = form;
  const { errors } = formState;

  const { save, busy, problem } = useSave(
    async (typed: Typed) => {
      const { user, message } = await api('PUT /api/astrologers/astrologer-details', {
        body: {
          expertise: typed.expertise,
          yearsOfExperience: typed.years.trim() || '0',
          pricePerMinute: typed.price.trim(),
          languagesSpoken: splitWords(typed.languages),
          nameHi: typed.nameHi.trim(),
          bio: typed.bio.trim(),
          bioHi: typed.bioHi.trim(),
        },
      });
      reset(typedOf(user));
      toast.good(message);
      await revalidate();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );

  return (
    <Card className="@container min-w-0">
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-4.5">
          <div>
            <h2 className="text-h3">{t.about}</h2>
            <p className="text-sm text-ink-2">{t.shown}</p>
          </div>
          {problem && <Banner tone="bad">{problem}</Banner>}
          <ExpertiseField />
          <div className="grid items-start gap-4.5 @lg:grid-cols-2">
            <Field label={t.price} hint={t.priceHint} error={errors.price?.message}>
              <Input
                {...register('price', {
                  validate: (typed) => (typed.trim() !== '' && isPrice(typed)) || t.priceWrong,
                })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
              />
            </Field>
            <Field label={t.years} error={errors.years?.message}>
              <Input
                {...register('years', { validate: (typed) => isYears(typed) || t.yearsWrong })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
              />
            </Field>
          </div>
          <Field label={t.languages} hint={t.languagesHint}>
            <Input {...register('languages')} autoComplete="off" maxLength={300} />
          </Field>
          <Field label={t.nameHi} hint={t.nameHiHint}>
            <Input {...register('nameHi')} lang="hi" autoComplete="off" maxLength={80} className="written" />
          </Field>
          <Field label={t.bio} hint={t.bioHint}>
            <Textarea {...register('bio')} maxLength={2000} rows={5} />
          </Field>
          <Field label={t.bioHi} hint={t.bioHint}>
            <Textarea {...register('bioHi')} lang="hi" maxLength={2000} rows={5} className="written" />
          </Field>
          <div>
            <Button type="submit" busy={busy} busyText={t.saving}>
              {t.save}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
