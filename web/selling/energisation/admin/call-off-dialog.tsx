import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input, Textarea } from '#web/ui/form/input.tsx';
import { useWork } from './plan-dialog.tsx';

/** Calls an energisation off: with a reason for the buyer, and a refund. Render it only while it is open. */
export function CallOffDialog({
  energisation,
  onClose,
}: {
  energisation: AdminEnergisation;
  onClose: () => void;
}) {
  const t = useTexts('energisation/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { work, problem: unloaded } = useWork(energisation._id, t.failed);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const { money } = energisation;
  const { save, busy, problem } = useSave(
    () =>
      api('POST /api/admin/energisations/{id}/call-off', {
        params: { id: energisation._id },
        body: { reason: reason.trim(), reference: reference.trim() },
      }),
    {
      onError: (error) => messageOf(error, t.failed),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message);
        onClose();
      },
    },
  );
  const refund = work?.refund ?? 0;
  const amount = formatRupees(refund, lang, { paise: !Number.isInteger(refund) });
  const wrong = problem || unloaded;
  return (
    <FormDialog
      title={t.callOff}
      intro={
        work &&
        money !== 'unpaid' && <p>{fill(money === 'by_hand' ? t.callOffByHand : t.callOffText, { amount })}</p>
      }
      confirm={t.callOff}
      busyText={t.saving}
      danger
      busy={busy}
      disabled={!work || money === 'unpaid'}
      browserChecks
      onClose={onClose}
      onSubmit={() => void save()}
    >
      {wrong && <Banner tone="bad">{wrong}</Banner>}
      {money === 'unpaid' && <Banner tone="warn">{t.callOffUnpaid}</Banner>}
      <Field label={t.reason}>
        <Textarea
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {money === 'by_hand' && (
        <Field label={t.reference}>
          <Input
            required
            maxLength={60}
            autoComplete="off"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
