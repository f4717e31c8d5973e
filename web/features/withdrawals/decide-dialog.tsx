import { useState } from 'react';
import type { Withdrawal } from '#contract/wallet.ts';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-queue.ts';

const formId = 'decide-withdrawal';

/** What an admin is about to do with a request. */
export type Decision = { withdrawal: Withdrawal; status: 'completed' | 'rejected' };

/** Asks once more, with the bank's reference of what was paid or the reason of what is returned. */
export function DecideDialog({
  decision,
  onClose,
  onDecided,
}: {
  /** Null: closed. */
  decision: Decision | null;
  onClose: () => void;
  /** Also after a refusal: somebody else may have decided meanwhile. */
  onDecided: () => void;
}) {
  const t = useTexts('withdrawal-requests');
  const lang = useLang();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  if (!decision) return null;
  const { withdrawal, status } = decision;
  const approves = status === 'completed';
  const values = { amount: formatRupees(withdrawal.amount, lang), name: withdrawal.name };

  async function decide(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const said = words.trim();
    try {
      await api('POST /api/payment/admin/withdrawals/{id}/update-status', {
        params: { id: withdrawal.id },
        body: { status, ...(said && (approves ? { reference: said } : { reason: said })) },
      });
      toast.good(t.updated);
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    setBusy(false);
    setWords('');
    onDecided();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(approves ? t.approveTitle : t.rejectTitle, values)}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            kind={approves ? 'primary' : 'danger'}
            type="submit"
            form={formId}
            busy={busy}
            busyText={approves ? t.approving : t.rejecting}
          >
            {approves ? t.approve : t.reject}
          </Button>
        </>
      }
    >
      <p>{approves ? t.approveText : t.rejectText}</p>
      <form
        id={formId}
        method="post"
        className="mt-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <Field label={approves ? t.utr : t.reason} {...(approves && { hint: t.utrHint })}>
          <Input
            value={words}
            maxLength={approves ? 40 : 500}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
