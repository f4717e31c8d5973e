import { useId, useState } from 'react';
import type { Courier } from '#contract/orders/endpoints.ts';
import { orderNumber } from '#web/shared/orders/words.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { CourierFields, noCourier } from './courier-fields.tsx';
import { isDelicate, type StatusChange, type WithStatus } from './status-change.ts';

/** Confirms a new status, explains its effects, and asks for its extra data. Render it only while it is open. */
export function ChangeDialog({
  change,
  busy,
  left,
  courier: known = null,
  onClose,
  onConfirm,
}: {
  change: StatusChange;
  busy: boolean;
  /** The refundable amount in rupees, if known. */
  left?: number;
  courier?: Courier | null;
  onClose: () => void;
  onConfirm: (more: WithStatus) => void;
}) {
  const t = useTexts('orders/admin');
  const { keep } = useTexts('admin');
  const { statuses } = useTexts('orders');
  const lang = useLang();
  const form = useId();
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [courier, setCourier] = useState<Courier>(known ?? noCourier);
  const { order, to } = change;
  const cancels = to === 'Cancelled';
  const ships = to === 'Shipped';
  const goesBack = isDelicate(change) && !cancels && to !== 'Delivered';
  const close = () => busy || onClose();

  function moneyWords(): string {
    const amount = formatRupees(left ?? order.totalAmount, lang);
    if (order.paymentStatus !== 'Paid' || left === 0) return t.change.noMoney;
    if (order.paymentMethod === 'cod') return fill(t.change.cashBack, { amount });
    return left === undefined ? t.change.paidMoney : fill(t.change.moneyBack, { amount });
  }

  return (
    <Dialog
      open
      onClose={close}
      title={fill(t.change.title, { number: orderNumber(order._id), status: statuses[to] })}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={close}>
            {keep}
          </Button>
          <Button
            kind={cancels ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={busy}
            busyText={t.change.busy}
          >
            {cancels ? t.change.cancel : t.change.confirm}
          </Button>
        </>
      }
    >
      <p>{t.change[to]}</p>
      {goesBack && (
        <p className="mt-1.5">
          {fill(t.change.back, { from: statuses[order.orderStatus] })}
          {order.orderStatus === 'Delivered' && ` ${t.change.backFromDelivered}`}
        </p>
      )}
      {isDelicate(change) && <p className="mt-1.5">{t.change.undo}</p>}
      {cancels && <p className="mt-1.5">{moneyWords()}</p>}
      <form
        id={form}
        method="post"
        className="mt-4 grid gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          const trimmed = reason.trim();
          onConfirm({
            ...(trimmed && { reason: trimmed }),
            ...(cancels && { restock }),
            ...(ships && { courier }),
          });
        }}
      >
        {ships && <CourierFields value={courier} onChange={setCourier} />}
        {cancels && (
          <Choice type="checkbox" checked={restock} onChange={(event) => setRestock(event.target.checked)}>
            {t.change.restock}
          </Choice>
        )}
        {cancels && (
          <Field label={t.change.reason} hint={t.change.reasonHint}>
            <Textarea
              rows={3}
              maxLength={500}
              required
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
