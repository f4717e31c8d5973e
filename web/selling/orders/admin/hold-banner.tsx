import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { useReload } from '#web/admin/use-reload.ts';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { refusalWords } from './use-status-change.ts';

/** Returns whether an order waits to be sent, so that it can be held or its address corrected. */
export const waitsToBeSent = ({ orderStatus, payableUntil }: AdminOrder['order']): boolean =>
  payableUntil === null && (orderStatus === 'Pending' || orderStatus === 'Processing');

/** Says why an order is on hold, and releases it. Shows nothing for other orders. */
export function HoldBanner({ shown: { hold, order } }: { shown: AdminOrder }) {
  const t = useTexts('orders/care').hold;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { save, busy } = useSave(
    () =>
      api('POST /api/admin/orders/{id}/release', {
        params: { id: order._id },
        body: { revision: order.revision },
      }),
    {
      onError: (error) => toast.problem(refusalWords(error, t.failed)),
      onEnd: revalidate,
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  if (!hold) return null;
  return (
    <Banner
      tone="warn"
      className="mb-4"
      action={
        <Allowed permission="orders.care">
          <Button kind="secondary" size="small" busy={busy} onClick={save}>
            {t.release}
          </Button>
        </Allowed>
      }
    >
      <p className="break-words">{`${t.badge}: ${hold.reason}`}</p>
      <p className="tabular text-sm font-normal">
        {fill(t.since, { who: hold.who, date: formatDateTime(hold.at, lang) })}
      </p>
    </Banner>
  );
}

/** Puts an order on hold, with a reason. Shows nothing for an order that has left, or is on hold. */
export function HoldButton({ shown: { hold, order } }: { shown: AdminOrder }) {
  const t = useTexts('orders/care').hold;
  const { reload } = useReload();
  const [open, setOpen] = useState(false);
  if (hold || !waitsToBeSent(order)) return null;
  return (
    <Allowed permission="orders.care">
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {open && (
        <ReasonDialog
          title={fill(t.title, { number: order.orderNumber })}
          text={t.text}
          hint={t.hint}
          confirm={t.confirm}
          busyText={t.busy}
          onClose={() => setOpen(false)}
          onConfirm={async (reason) => {
            const { message } = await api('POST /api/admin/orders/{id}/hold', {
              params: { id: order._id },
              body: { reason, revision: order.revision },
            });
            toast.good(message);
            // The next step needs the new revision, so the dialog stays until the page has it.
            await reload();
            setOpen(false);
          }}
          onError={(error) => refusalWords(error, t.failed)}
        />
      )}
    </Allowed>
  );
}
