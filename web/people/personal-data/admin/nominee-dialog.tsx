import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { tidyEmail } from '#contract/core/typed.ts';
import { isEmail } from '#contract/people/accounts/person-rules.ts';
import type { Nominee } from '#contract/people/personal-data/nominee.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Select } from '#web/ui/form/input.tsx';

/** A request that a nominee can make. */
export type NomineeAct = 'copy' | 'erasure';

/** Does what a nominee asks for, with the reason and the papers that staff have seen. */
export function NomineeDialog({
  id,
  nominee,
  act,
  onClose,
}: {
  id: string;
  nominee: Nominee;
  act: NomineeAct;
  onClose: () => void;
}) {
  const t = useTexts('personal-data/admin');
  const { revalidate } = useRevalidator();
  const [because, setBecause] = useState<'death' | 'incapacity'>('death');
  const [email, setEmail] = useState('');
  const words = t[act];
  const asksEmail = act === 'copy' && nominee.email === null;
  const params = { id };

  const send = (papers: string) => {
    const body = { namedAt: nominee.namedAt, because, papers };
    return act === 'erasure'
      ? api('POST /api/admin/users/{id}/nominee/erasure', { params, body })
      : api('POST /api/admin/users/{id}/nominee/copy', {
          params,
          body: { ...body, ...(asksEmail && { email: tidyEmail(email) }) },
        });
  };

  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      label={t.papers}
      hint={t.papersHint}
      missing={t.papersMissing}
      check={() => (asksEmail && !isEmail(tidyEmail(email)) ? t.emailMissing : undefined)}
      confirm={words.confirm}
      busyText={words.busy}
      danger={act === 'erasure'}
      onClose={onClose}
      onConfirm={send}
      onError={(error) => messageOf(error, t.failed)}
      onEnd={revalidate}
      onSaved={({ message }) => {
        toast.good(message);
        onClose();
      }}
    >
      <Field label={t.because}>
        <Select value={because} onChange={(event) => setBecause(event.target.value as typeof because)}>
          <option value="death">{t.reasons.death}</option>
          <option value="incapacity">{t.reasons.incapacity}</option>
        </Select>
      </Field>
      {asksEmail && (
        <Field label={t.email} hint={t.emailHint}>
          <Input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
      )}
    </ReasonDialog>
  );
}
