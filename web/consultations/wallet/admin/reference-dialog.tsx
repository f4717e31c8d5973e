import { useRevalidator } from 'react-router';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { isBankReference } from '#contract/core/rules.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Asks for the bank reference of a withdrawal that was approved without one. */
export function ReferenceDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTexts('wallet/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();

  const save = (reference: string) =>
    api('PUT /api/payment/admin/withdrawals/{id}/reference', {
      params: { id: withdrawal.id },
      body: { reference },
    });

  return (
    <ReasonDialog
      title={fill(t.referenceTitle, {
        amount: formatRupees(withdrawal.amount, lang, { paise: true }),
        name: withdrawal.name,
      })}
      text={t.referenceText}
      label={t.utr}
      hint={t.utrHint}
      missing={t.utrMissing}
      check={(typed) => (isBankReference(typed) ? undefined : t.utrWrong)}
      line
      maxLength={40}
      confirm={t.saveReference}
      busyText={t.savingReference}
      onClose={onClose}
      onConfirm={save}
      onError={(error) => messageOf(error, t.failed)}
      onEnd={revalidate}
      onSaved={({ message }) => {
        toast.good(message);
        onClose();
      }}
    />
  );
}
