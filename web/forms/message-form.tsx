import { useForm } from 'react-hook-form';
import { messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/** The words of a {@link MessageForm}. `missing` is said to an empty field, `failed` when the server names no reason. */
export type MessageWords = {
  label: string;
  hint?: string;
  missing: string;
  send: string;
  sending: string;
  failed: string;
};

/** Shows a text field with a button, for a note or a message of at most `max` characters. The input stays when sending fails. */
export function MessageForm({
  words,
  max,
  rows = 3,
  isMain = false,
  onSend,
}: {
  words: MessageWords;
  max: number;
  rows?: number;
  /** True where sending is what the page is for. */
  isMain?: boolean;
  onSend: (text: string) => Promise<unknown>;
}) {
  const form = useForm<{ text: string }>({ mode: 'onTouched' });
  const { register, formState, reset } = form;
  const { save, busy, problem } = useSave(
    async ({ text }: { text: string }) => {
      await onSend(text.trim());
      reset();
    },
    { onError: (error) => messageOf(error, words.failed) },
  );
  return (
    <form method="post" noValidate onSubmit={submitFilled(form, save)} className="grid gap-3">
      <Field label={words.label} hint={words.hint} error={formState.errors.text?.message}>
        <Textarea
          {...register('text', { validate: (typed) => Boolean(typed?.trim()) || words.missing })}
          maxLength={max}
          rows={rows}
        />
      </Field>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button
          type="submit"
          busy={busy}
          busyText={words.sending}
          {...(!isMain && { size: 'small', kind: 'secondary' })}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
