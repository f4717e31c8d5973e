import { useState } from 'react';
import type { PaymentDifference } from '#contract/office/operations/endpoints.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { Allowed } from '#web/admin/allowed.tsx';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatDateTime, formatRupees, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Lists the payments on which the shop and the gateway disagree. An open one is closed with a note. */
export function DifferenceTable({
  differences,
  onClosed,
}: {
  differences: readonly PaymentDifference[];
  /** Awaited before the dialog closes. */
  onClosed: () => Promise<void>;
}) {
  const t = useTexts('operations').differences;
  const [closing, setClosing] = useState<PaymentDifference | null>(null);
  const columns = useColumns(setClosing);

  async function close({ id }: PaymentDifference, note: string): Promise<void> {
    await api('POST /api/auth/admin/payment-differences/{id}/close', { params: { id }, body: { note } });
    await onClosed();
    setClosing(null);
    toast.good(t.done);
  }

  return (
    <>
      <AdminTable label={t.label} columns={columns} rows={differences} keyOf={({ id }) => String(id)} />
      {closing && (
        <ReasonDialog
          title={t.closeTitle}
          text={fill(t.closeText, { payment: closing.paymentId })}
          label={t.note}
          confirm={t.close}
          busyText={t.closing}
          onClose={() => setClosing(null)}
          onConfirm={(note) => close(closing, note)}
          onError={(error) => messageOf(error, t.failed)}
        />
      )}
    </>
  );
}

function useColumns(onClose: (difference: PaymentDifference) => void): Column<PaymentDifference>[] {
  const { differences: t, webhooks } = useTexts('operations');
  const lang = useLang();
  const kindOf = ({ kind }: PaymentDifference) => t.kinds[kind] ?? kind;
  return [
    {
      key: 'kind',
      head: t.kind,
      phone: 'title',
      cell: (one) => (
        <>
          <span>{kindOf(one)}</span>
          {one.outcome && (
            <span className="block font-normal break-words text-ink-2">
              {wordFor(webhooks.outcomes, one.outcome)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t.state,
      phone: 'aside',
      cell: ({ closedAt }) => <Badge tone={closedAt ? 'good' : 'bad'}>{closedAt ? t.closed : t.open}</Badge>,
    },
    {
      key: 'payment',
      head: t.payment,
      phone: 'named',
      cell: ({ paymentId }) => <span className="tabular wrap-anywhere">{paymentId}</span>,
    },
    {
      key: 'order',
      head: t.order,
      phone: 'named',
      cell: ({ gatewayOrderId }) => <span className="wrap-anywhere">{gatewayOrderId}</span>,
    },
    {
      key: 'amount',
      head: t.amount,
      phone: 'named',
      right: true,
      cell: ({ amount }) => (
        <span translate="no" className="tabular">
          {formatRupees(amount, lang)}
        </span>
      ),
    },
    {
      key: 'found',
      head: t.found,
      phone: 'foot',
      cell: ({ foundAt }) => (
        <span translate="no" className="tabular text-ink-2">
          {formatDateTime(foundAt, lang)}
        </span>
      ),
    },
    {
      key: 'act',
      head: t.act,
      phone: 'act',
      right: true,
      cell: (one) =>
        one.closedAt === null && (
          <Allowed permission="operations.act">
            <Button
              kind="secondary"
              size="small"
              aria-label={fill(t.closeOf, { kind: kindOf(one), payment: one.paymentId })}
              onClick={() => onClose(one)}
            >
              {t.close}
            </Button>
          </Allowed>
        ),
    },
  ];
}
