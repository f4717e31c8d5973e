import { useRevalidator } from 'react-router';
import type { Withdrawal } from '#contract/consultations/wallet/endpoints.ts';
import { isBankReference } from '#contract/core/rules.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** A decision that an admin is about to make. */
export type Decision = { withdrawal: Withdrawal; status: 'completed' | 'rejected' };

/** Confirms a decision, with the bank reference of a payment or the reason of a rejection. */
export function DecideDialog({
  decision: { withdrawal, status },
  onClose,
}: {
  decision: Decision;
  onClose: () => void;
}) {
  const t = useTexts('wallet/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const approves = status === 'completed';
  const wrongReference = (typed: string) => (isBankReference(typed) ? undefined : t.utrWrong);
  const values = { amount: formatRupees(withdrawal.amount, lang, { paise: true }), name: withdrawal.name };

  const decide = (typed: string) =>
    api('POST /api/payment/admin/withdrawals/{id}/update-status', {
      params: { id: withdrawal.id },
      body: { status, ...(typed && (approves ? { reference: typed } : { reason: typed })) },
    });

  return (
    <ReasonDialog
      title={fill(approves ? t.approveTitle : t.rejectTitle, values)}
      text={approves ? t.approveText : t.rejectText}
      label={approves ? t.utr : t.reason}
      {...(approves && { hint: t.utrHint, missing: t.utrMissing, check: wrongReference })}
      optional={!approves}
      line
      maxLength={approves ? 40 : 500}
      confirm={approves ? t.approve : t.reject}
      busyText={approves ? t.approving : t.rejecting}
      danger={!approves}
      onClose={onClose}
      onConfirm={decide}
      onError={(error) => toast.problem(messageOf(error, t.failed))}
      onEnd={async () => {
        // After a refusal too: another admin may have decided meanwhile.
        await revalidate();
        onClose();
      }}
      onSaved={() => void toast.good(t.updated)}
    />
  );
}
