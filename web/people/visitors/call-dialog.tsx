import { useState } from 'react';
import type { Visitor } from '#contract/people/visitors/endpoints.ts';
import { type VisitorState, visitorNoteLength, visitorStates } from '#contract/people/visitors/rules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/**
 * Notes what became of a visitor's number. `bought` is chosen already when their account has ordered since. Render it only
 * while it is open. Needs the texts `visitors`.
 */
export function CallDialog({
  visitor,
  onClose,
  onSaved,
}: {
  visitor: Visitor;
  onClose: () => void;
  onSaved: () => void;
}) {
  const texts = useTexts('visitors');
  const t = texts.call;
  const lang = useLang();
  const [state, setState] = useState<VisitorState>(visitor.buyer ? 'bought' : visitor.state);
  const [note, setNote] = useState(visitor.note);
  const { save, busy, problem } = useSave(
    async () => {
      const { message } = await api('PUT /api/admin/visitors/{id}/state', {
        params: { id: visitor._id },
        body: { state, note },
      });
      toast.good(message);
      onSaved();
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  return (
    <FormDialog
      title={fill(t.title, { name: visitor.fullName })}
      confirm={t.save}
      busyText={t.saving}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {!visitor.mayCall && <Banner tone="warn">{t.doNotCall}</Banner>}
      {visitor.buyer && (
        <Banner tone="info">
          {fill(texts.ordered, { date: formatDate(visitor.buyer.orderedAt, lang) })}
        </Banner>
      )}
      {problem && <Banner tone="bad">{problem}</Banner>}
      <fieldset className="grid gap-0.5">
        <legend className="mb-1 font-medium">{t.state}</legend>
        {visitorStates.map((one) => (
          <Choice key={one} type="radio" name="state" checked={state === one} onChange={() => setState(one)}>
            {texts.states[one]}
          </Choice>
        ))}
      </fieldset>
      <Field label={t.note} hint={t.hint}>
        <Textarea
          value={note}
          rows={3}
          maxLength={visitorNoteLength}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
