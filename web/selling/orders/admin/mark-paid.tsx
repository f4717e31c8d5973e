import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Changeable } from './status-change.ts';
import { refusalWords } from './use-status-change.ts';

/** Returns whether an admin may record the cash payment of an order. */
export const mayMarkPaid = ({
  paymentMethod,
  paymentStatus,
  orderStatus,
}: Pick<Changeable, 'paymentMethod' | 'paymentStatus' | 'orderStatus'>): boolean =>
  paymentMethod === 'cod' && paymentStatus === 'Pending' && orderStatus !== 'Cancelled';

/** Records the cash payment of an order, after a confirmation. */
export function MarkPaid({ order, className }: { order: Changeable; className?: string }) {
  const t = useTexts('orders/admin');
  const { keep } = useTexts('admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const number = order.orderNumber;
  const { save: mark, busy } = useSave(
    () =>
      api('PUT /api/auth/admin/orders/{id}', {
        params: { id: order._id },
        body: { paymentStatus: 'Paid', revision: order.revision },
      }),
    {
      onError: (error) => toast.problem(refusalWords(error, t.markPaidFailed)),
      onEnd: async () => {
        await revalidate();
        setOpen(false);
      },
      onSaved: () => void toast.good(t.markedPaid),
    },
  );
  const close = () => busy || setOpen(false);

  return (
    <>
      <Button
        kind="secondary"
        size="small"
        {...(className && { className })}
        aria-label={fill(t.markPaidNamed, { number })}
        onClick={() => setOpen(true)}
      >
        {t.markPaid}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={fill(t.markPaidTitle, { number })}
        actions={
          <>
            <Button kind="secondary" disabled={busy} onClick={close}>
              {keep}
            </Button>
            <Button busy={busy} onClick={mark}>
              {t.markPaid}
            </Button>
          </>
        }
      >
        <p>{fill(t.markPaidText, { amount: formatRupees(order.totalAmount, lang) })}</p>
      </Dialog>
    </>
  );
}
