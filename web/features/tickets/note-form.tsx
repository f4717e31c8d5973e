import { useForm } from 'react-hook-form';
import { messageLength } from '#contract/tickets/rules.ts';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';

/** Shows a text field with a button, for a note. The input stays when saving fails. */
export function NoteForm({
  words,
  onSend,
}: {
  words: { label: string; hint: string; missing: string; send: string; sending: string };
  onSend: (text: string) => Promise<void>;
}) {
  const { failed } = useTexts('tickets');
  const { register, handleSubmit, formState, reset } = useForm<{ text: string }>({ mode: 'onTouched' });
  const {
    save: send,
    busy,
    problem,
  } = useSave(
    async ({ text }: { text: string }) => {
      await onSend(text.trim());
      reset();
    },
    { onError: (error) => messageOf(error, failed) },
  );
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-3">
      <Field label={words.label} hint={words.hint} error={formState.errors.text?.message}>
        <Textarea
          {...register('text', { validate: (typed) => Boolean(typed?.trim()) || words.missing })}
          maxLength={messageLength.max}
          rows={3}
        />
      </Field>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button type="submit" size="small" kind="secondary" busy={busy} busyText={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
