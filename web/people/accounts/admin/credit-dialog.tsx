import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { typedNumber } from '#contract/core/typed.ts';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';

/** Gives money of the shop to a wallet, with a reason that the person reads. Needs the texts `accounts/admin`. */
export function CreditButton({ person }: Pick<AdminUserFile, 'person'>) {
  const t = useTexts('accounts/admin').credit;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  // One id for one dialog: a press that is repeated after a lost response gives the money once.
  const [requestId, setRequestId] = useState('');
  const amount = typedNumber(typed, 2) || 0;
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          setTyped('');
          setRequestId(crypto.randomUUID());
          setOpen(true);
        }}
      >
        {t.open}
      </Button>
      {open && (
        <ReasonDialog
          title={fill(t.title, { name: person.name || person.email })}
          text={t.text}
          label={t.reason}
          hint={t.hint}
          maxLength={300}
          check={() => (amount > 0 ? undefined : t.amountMissing)}
          confirm={t.confirm}
          busyText={t.busy}
          onClose={() => setOpen(false)}
          onError={(error) => messageOf(error, t.failed)}
          onConfirm={(reason) =>
            api('POST /api/admin/users/{id}/wallet-credit', {
              params: { id: person._id },
              body: { requestId, amount, reason },
            })
          }
          onEnd={revalidate}
          onSaved={({ message }) => {
            toast.good(message);
            setOpen(false);
          }}
        >
          <Field label={t.amount}>
            <RupeeInput
              value={typed}
              inputMode="decimal"
              maxLength={20}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </ReasonDialog>
      )}
    </>
  );
}
