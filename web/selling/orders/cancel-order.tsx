import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';

/** The server's limit (contract/selling/orders/endpoints.ts). */
const LONGEST_REASON = 500;

/** Cancels an order after a confirmation. The reason is optional. The server's message is shown as a toast. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTexts('orders');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { save: cancel, busy } = useSave(
    () =>
      api('PUT /api/auth/cancel-order/{id}', {
        params: { id: order._id },
        body: { reason: reason.trim() || undefined },
      }),
    {
      onError(error) {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        toast.problem((refused && error.message) || t.cancel.failed);
      },
      // After a refusal too: the order may have changed.
      onEnd: async () => {
        await revalidate();
        setOpen(false);
      },
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  const close = () => busy || setOpen(false);

  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t.cancel.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={fill(t.cancel.title, { number: order.orderNumber })}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={close}>
              {t.cancel.keep}
            </Button>
            <Button kind="danger" busy={busy} busyText={t.cancel.busy} onClick={() => void cancel()}>
              {t.cancel.open}
            </Button>
          </>
        }
      >
        <p>{order.paymentStatus === 'Paid' ? t.cancel.textPaid : t.cancel.text}</p>
        <Field label={t.cancel.reason} className="mt-4 text-ink">
          <Textarea
            rows={3}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </Dialog>
    </>
  );
}
