import { useState } from 'react';
import type { Courier } from '#contract/selling/orders/endpoints.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/input.tsx';
import { CourierFields, noCourier } from './courier-fields.tsx';
import { type Changeable, isDelicate, type StatusChange, type WithStatus } from './status-change.ts';

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
  const t = useTexts('orders/admin').change;
  const { statuses } = useTexts('orders');
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [courier, setCourier] = useState<Courier>(known ?? noCourier);
  const { order, to } = change;
  const cancels = to === 'Cancelled';
  const ships = to === 'Shipped';
  return (
    <FormDialog
      title={fill(t.title, { number: order.orderNumber, status: statuses[to] })}
      intro={<Effects change={change} left={left} />}
      confirm={cancels ? t.cancel : fill(t.confirm, { status: statuses[to].toLowerCase() })}
      busyText={t.busy}
      danger={cancels}
      busy={busy}
      browserChecks
      onClose={onClose}
      onSubmit={() => {
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
          {t.restock}
        </Choice>
      )}
      {cancels && (
        <Field label={t.reason} hint={t.reasonHint}>
          <Textarea
            rows={3}
            maxLength={500}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

/** Says what the new status does: to the customer, to the money, and whether it can be undone. */
function Effects({ change, left }: { change: StatusChange; left: number | undefined }) {
  const t = useTexts('orders/admin').change;
  const { statuses } = useTexts('orders');
  const { order, to } = change;
  const cancels = to === 'Cancelled';
  const goesBack = isDelicate(change) && !cancels && to !== 'Delivered';
  return (
    <>
      <p>{t[to]}</p>
      {to === 'Shipped' && !!order.unenergised && (
        <Banner tone="warn" className="mt-3">
          {fill(t.unenergised, { n: order.unenergised })}
        </Banner>
      )}
      {goesBack && (
        <p className="mt-1.5">{`${fill(t.back, { from: statuses[order.orderStatus] })}${order.orderStatus === 'Delivered' ? ` ${t.backFromDelivered}` : ''}`}</p>
      )}
      {isDelicate(change) && <p className="mt-1.5">{t.undo}</p>}
      {cancels && order.couponCode && (
        <p className="mt-1.5">{fill(t.couponBack, { code: order.couponCode })}</p>
      )}
      {cancels && <MoneyEffect order={order} left={left} />}
    </>
  );
}

function MoneyEffect({ order, left }: { order: Changeable; left: number | undefined }) {
  const t = useTexts('orders/admin').change;
  const amount = formatRupees(left ?? order.totalAmount, useLang());
  const words = () => {
    if (order.paymentStatus !== 'Paid' || left === 0) return t.noMoney;
    if (order.paymentMethod === 'cod') return fill(t.cashBack, { amount });
    return left === undefined ? t.paidMoney : fill(t.moneyBack, { amount });
  };
  return <p className="mt-1.5">{words()}</p>;
}
