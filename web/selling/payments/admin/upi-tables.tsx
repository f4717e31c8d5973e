import type { UpiPayment, UpiRefund } from '#contract/selling/payments/upi-qr.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink, Allowed } from '#web/admin/allowed.tsx';
import { CallLink, MailLink } from '#web/admin/reach-links.tsx';
import { fill, formatDateTime, formatRupees, wordFor } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type Paid = Pick<UpiPayment, 'note' | 'purpose' | 'subjectId' | 'buyer' | 'amount'>;

/** Names what is paid for. An order links to its page. */
function Purpose({ note, purpose, subjectId }: Paid) {
  const t = useTexts('payments/admin');
  if (purpose !== 'shop') return <span>{wordFor(t.purposes, purpose)}</span>;
  return (
    <AdminTextLink to={`/admin/orders/${subjectId}`} className="inline-flex min-h-10 items-center">
      {note || subjectId}
    </AdminTextLink>
  );
}

const Buyer = ({ buyer }: Paid) => (
  <span className="grid gap-2">
    <AdminTextLink to={`/admin/users/${buyer._id}`}>{buyer.name}</AdminTextLink>
    <CallLink phone={buyer.phone} />
    <MailLink email={buyer.email} />
  </span>
);

function Amount({ amount }: Paid) {
  const lang = useLang();
  return (
    <span translate="no" className="tabular font-semibold">
      {formatRupees(amount, lang)}
    </span>
  );
}

/** Lists payments by UPI QR. One that waits, or whose money may come late, can be confirmed. */
export function PaymentTable({
  payments,
  onConfirm,
}: {
  payments: readonly UpiPayment[];
  onConfirm: (payment: UpiPayment) => void;
}) {
  const t = useTexts('payments/admin');
  const columns: Column<UpiPayment>[] = [
    { key: 'what', head: t.columns.what, phone: 'title', cell: (one) => <Purpose {...one} /> },
    { key: 'state', head: t.columns.state, phone: 'aside', cell: (one) => <State payment={one} /> },
    {
      key: 'reference',
      head: t.columns.reference,
      phone: 'named',
      cell: ({ reference }) => (
        <span translate="no" className="tabular wrap-anywhere">
          {reference}
        </span>
      ),
    },
    { key: 'buyer', head: t.columns.buyer, phone: 'line', cell: (one) => <Buyer {...one} /> },
    { key: 'transfers', head: t.columns.transfers, phone: 'line', cell: (one) => <Transfers {...one} /> },
    { key: 'amount', head: t.columns.amount, phone: 'foot', right: true, cell: (one) => <Amount {...one} /> },
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      right: true,
      cell: (one) => (
        <Allowed permission="orders.payment">
          <Button
            kind={one.state === 'waiting' ? 'primary' : 'secondary'}
            size="small"
            aria-label={fill(one.state === 'waiting' ? t.confirmOf : t.lateOf, { reference: one.reference })}
            onClick={() => onConfirm(one)}
          >
            {one.state === 'waiting' ? t.confirm : t.late}
          </Button>
        </Allowed>
      ),
    },
  ];
  return (
    <AdminTable label={t.label} columns={columns} rows={payments} keyOf={({ reference }) => reference} top />
  );
}

const tones = { waiting: 'info', paid: 'good', ended: 'off' } as const;

function State({ payment: { state, until } }: { payment: UpiPayment }) {
  const t = useTexts('payments/admin');
  const lang = useLang();
  return <Badge tone={tones[state]}>{fill(t.states[state], { time: formatDateTime(until, lang) })}</Badge>;
}

function Transfers({ transfers }: UpiPayment) {
  const t = useTexts('payments/admin');
  const lang = useLang();
  if (transfers.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {transfers.map(({ utr, amount, use }) => (
        <li key={utr} className={use === 'mismatch' ? 'text-moonga' : 'text-ink-2'}>
          {fill(t.transfer, { amount: formatRupees(amount, lang), utr, use: t.uses[use ?? 'none'] })}
        </li>
      ))}
    </ul>
  );
}

/** Lists refunds that staff send by hand. */
export function RefundTable({
  refunds,
  onSent,
}: {
  refunds: readonly UpiRefund[];
  onSent: (refund: UpiRefund) => void;
}) {
  const t = useTexts('payments/admin');
  const lang = useLang();
  const columns: Column<UpiRefund>[] = [
    { key: 'what', head: t.columns.what, phone: 'title', cell: (one) => <Purpose {...one} /> },
    {
      key: 'asked',
      head: t.columns.asked,
      phone: 'aside',
      cell: ({ requestedAt }) => (
        <time translate="no" dateTime={requestedAt} className="tabular text-ink-2">
          {formatDateTime(requestedAt, lang)}
        </time>
      ),
    },
    { key: 'buyer', head: t.columns.buyer, phone: 'line', cell: (one) => <Buyer {...one} /> },
    {
      key: 'paidBy',
      head: t.columns.paidBy,
      phone: 'named',
      cell: ({ paidBy }) => (
        <span translate="no" className="tabular wrap-anywhere">
          {paidBy}
        </span>
      ),
    },
    { key: 'amount', head: t.columns.amount, phone: 'foot', right: true, cell: (one) => <Amount {...one} /> },
    {
      key: 'act',
      head: t.columns.act,
      phone: 'act',
      right: true,
      cell: (one) =>
        one.sent ? (
          <span translate="no" className="tabular text-ink-2">{`UTR ${one.sent.utr}`}</span>
        ) : (
          <Allowed permission="orders.refund">
            <Button
              kind="secondary"
              size="small"
              aria-label={fill(t.sentOf, { amount: formatRupees(one.amount, lang) })}
              onClick={() => onSent(one)}
            >
              {t.sent}
            </Button>
          </Allowed>
        ),
    },
  ];
  return <AdminTable label={t.refundsLabel} columns={columns} rows={refunds} keyOf={({ id }) => id} top />;
}
