import { ExternalLink } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Courier, Order } from '#contract/selling/orders/endpoints.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { CourierFields, noCourier } from './courier-fields.tsx';
import { refusalWords } from './use-status-change.ts';

/** Shows the courier of an order, and edits it. */
export function CourierCard({ order }: { order: Order }) {
  const t = useTexts('orders/admin').courier;
  const [open, setOpen] = useState(false);
  const { courier, orderStatus } = order;
  return (
    <Card>
      <h2 className="mb-1.5 text-h3">{t.title}</h2>
      {open ? (
        <CourierForm order={order} onClose={() => setOpen(false)} />
      ) : (
        <>
          {courier ? <Shipment courier={courier} /> : <p className="text-ink-2">{t.none}</p>}
          {orderStatus !== 'Cancelled' && (
            <Allowed permission="orders.pack">
              <Button kind="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
                {courier ? t.edit : t.add}
              </Button>
            </Allowed>
          )}
        </>
      )}
    </Card>
  );
}

function Shipment({ courier }: { courier: Courier }) {
  const t = useTexts('orders/admin').courier;
  return (
    <p className="break-words text-ink-2">
      <span>{[courier.name, courier.number].filter(Boolean).join(' · ')}</span>
      {courier.url && (
        <>
          {' '}
          <a
            href={courier.url}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} inline-flex items-center gap-1`}
          >
            {t.track}
            <Icon of={ExternalLink} small />
          </a>
        </>
      )}
    </p>
  );
}

function CourierForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTexts('orders/admin').courier;
  const { keep } = useTexts('admin');
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState(order.courier ?? noCourier);
  const underWay = orderStatuses.indexOf(order.orderStatus) >= orderStatuses.indexOf('Shipped');
  const { save, busy } = useSave(
    () =>
      api('PUT /api/admin/orders/{id}/courier', {
        params: { id: order._id },
        body: { ...edited, revision: order.revision },
      }),
    {
      // The input stays when another admin had changed the order.
      onError: (error) => toast.problem(refusalWords(error, t.failed)),
      onEnd: revalidate,
      onSaved({ message }) {
        toast.good(message || t.saved);
        onClose();
      },
    },
  );
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-sm text-ink-2">{underWay ? t.after : t.before}</p>
      <CourierFields value={edited} onChange={setEdited} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={busy}>
          {t.save}
        </Button>
        <Button kind="secondary" size="small" disabled={busy} onClick={onClose}>
          {keep}
        </Button>
      </div>
    </form>
  );
}
