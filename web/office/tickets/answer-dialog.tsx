import { useState } from 'react';
import type { SavedAnswer } from '#contract/office/tickets/answers.ts';
import { messageLength } from '#contract/office/tickets/rules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';

/** Writes a saved answer, new or changed. Render it only while it is open. Needs the texts `tickets`. */
export function AnswerDialog({
  answer,
  onClose,
  onSaved,
}: {
  /** Null for a new one. */
  answer: SavedAnswer | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTexts('tickets').answers;
  const [words, setWords] = useState({
    title: answer?.title ?? '',
    en: answer?.en ?? '',
    hi: answer?.hi ?? '',
  });
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = answer
        ? await api('PUT /api/admin/ticket-answers/{id}', {
            params: { id: answer._id },
            body: { ...words, version: answer.version },
          })
        : await api('POST /api/admin/ticket-answers', { body: words });
      toast.good(message);
      onSaved();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  const typed = (key: keyof typeof words) => ({
    value: words[key],
    onChange: (event: { target: { value: string } }) =>
      setWords((now) => ({ ...now, [key]: event.target.value })),
  });
  return (
    <FormDialog
      title={answer ? t.change : t.add}
      intro={<p>{t.placeholders}</p>}
      confirm={t.save}
      busyText={t.saving}
      busy={busy}
      browserChecks
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Field label={t.title}>
        <Input {...typed('title')} required maxLength={80} autoComplete="off" />
      </Field>
      <Field label={t.en}>
        <Textarea {...typed('en')} rows={5} maxLength={messageLength.max} />
      </Field>
      <Field label={t.hi}>
        <Textarea {...typed('hi')} rows={5} maxLength={messageLength.max} lang="hi" />
      </Field>
    </FormDialog>
  );
}
