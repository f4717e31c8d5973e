import { useRevalidator } from 'react-router';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Confirms a large payout as the first of two people, who looks at name, account and sum. */
export function ConfirmPayoutDialog({
  withdrawal,
  onClose,
}: {
  withdrawal: Withdrawal;
  onClose: () => void;
}) {
  const t = useTexts('wallet/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { save, busy } = useSave(
    () => api('POST /api/payment/admin/withdrawals/{id}/confirm', { params: { id: withdrawal.id } }),
    {
      onError: (error) => toast.problem(messageOf(error, t.failed)),
      onEnd: async () => {
        // After a refusal too: another admin may have decided meanwhile.
        await revalidate();
        onClose();
      },
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  const { holder, accountNumber, ifsc } = withdrawal.meta;
  return (
    <FormDialog
      title={fill(t.confirmTitle, {
        amount: formatRupees(withdrawal.amount, lang, { paise: true }),
        name: withdrawal.name,
      })}
      intro={t.confirmText}
      confirm={t.confirm}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <p className="tabular text-ink-2">
        <span>{holder}</span>
        <br />
        <span>{`${accountNumber} · ${ifsc}`}</span>
      </p>
    </FormDialog>
  );
}
