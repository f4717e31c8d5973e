import { useForm } from 'react-hook-form';
import {
  type GrahaStone,
  grahaStones,
  type OpinionVerdict,
  opinionNoteLength,
} from '#contract/astrology/remedies/rules.ts';
import type { StoneOpinion } from '#contract/consultations/chat/stone-opinions.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field, FieldGroup } from '#web/ui/form/field.tsx';
import { Select, Textarea } from '#web/ui/form/input.tsx';

type Values = { verdict: OpinionVerdict; stone: GrahaStone | ''; note: string };

/** Asks the astrologer of a chat what they advise about the stone of a kundli. `advice` is what the rules say, in words. */
export function StoneOpinionForm({
  card,
  advice,
  given,
  onGiven,
}: {
  card: { sessionId: string; messageId: string };
  advice: string;
  given: StoneOpinion | null;
  onGiven: (opinion: StoneOpinion) => void;
}) {
  const t = useTexts('remedies/opinion').form;
  const { stones } = useTexts('products/facts').choices;
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { verdict: given?.verdict ?? 'agrees', stone: '', note: given?.note ?? '' },
  });
  const { register, watch, formState } = form;
  const another = watch('verdict') === 'another';
  const { save, busy, problem } = useSave(
    async ({ verdict, stone, note }: Values) => {
      const { opinion } = await api('PUT /api/chat/{sessionId}/kundli/{messageId}/stone', {
        params: card,
        body: { verdict, stone: another && stone !== '' ? stone : null, note },
      });
      onGiven(opinion);
      toast.good(t.done);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <form
      method="post"
      noValidate
      onSubmit={submitFilled(form, save)}
      className="rounded-tile border border-line bg-surface p-5 md:p-6"
    >
      <h2 className="text-h3">{t.title}</h2>
      <p className="mt-1 max-w-(--nr-measure) text-ink-2">{t.text}</p>
      <div className="mt-4 grid max-w-lg gap-4">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <FieldGroup legend={t.question}>
          <Choice type="radio" value="agrees" {...register('verdict')}>
            {fill(t.agrees, { answer: advice })}
          </Choice>
          <Choice type="radio" value="another" {...register('verdict')}>
            {t.another}
          </Choice>
          <Choice type="radio" value="none" {...register('verdict')}>
            {t.none}
          </Choice>
        </FieldGroup>
        {another && (
          <Field label={t.stone} error={formState.errors.stone?.message}>
            <Select {...register('stone', { validate: (stone) => stone !== '' || t.stoneMissing })}>
              <option value="">{t.choose}</option>
              {grahaStones.map((stone) => (
                <option key={stone} value={stone}>
                  {stones[stone]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t.note}>
          <Textarea {...register('note')} rows={3} maxLength={opinionNoteLength} />
        </Field>
        <Button type="submit" busy={busy} busyText={t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
