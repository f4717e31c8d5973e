import { ExternalLink } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders/endpoints.ts';
import { orderStatuses } from '#contract/orders/statuses.ts';
import { api } from '#web/api/client.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-queue.ts';
import { CourierFields, noCourier } from './courier-fields.tsx';
import { refusalWords } from './use-status-change.ts';

/** Shows the courier of an order, and edits it. */
export function CourierCard({ order }: { order: Order }) {
  const t = useTexts('orders/admin').courier;
  const { keep } = useTexts('admin');
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState(order.courier ?? noCourier);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { courier, orderStatus } = order;
  const underWay = orderStatuses.indexOf(orderStatus) >= orderStatuses.indexOf('Shipped');

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await api('PUT /api/admin/orders/{id}/courier', {
        params: { id: order._id },
        body: { ...edited, revision: order.revision },
      });
      toast.good(message || t.saved);
      setOpen(false);
    } catch (error) {
      toast.problem(refusalWords(error, t.failed));
    }
    // The input stays when another admin had changed the order.
    await revalidate();
    setBusy(false);
  }

  return (
    <Card>
      <h2 className="mb-1.5 text-h3">{t.title}</h2>
      {open ? (
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
            <Button kind="secondary" size="small" disabled={busy} onClick={() => setOpen(false)}>
              {keep}
            </Button>
          </div>
        </form>
      ) : (
        <>
          {courier ? (
            <p className="break-words text-ink-2">
              {[courier.name, courier.number].filter(Boolean).join(' · ')}
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
          ) : (
            <p className="text-ink-2">{t.none}</p>
          )}
          {orderStatus !== 'Cancelled' && (
            <Button
              kind="secondary"
              size="small"
              className="mt-3"
              onClick={() => {
                setEdited(courier ?? noCourier);
                setOpen(true);
              }}
            >
              {courier ? t.edit : t.add}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
