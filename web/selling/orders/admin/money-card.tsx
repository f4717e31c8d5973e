import { useState } from 'react';
import type { AdminOrder } from '#contract/selling/orders/admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { fill, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Attempts } from './attempts.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type SentBack = AdminOrder['sentBack'][number];

const tones: Record<SentBack['status'], BadgeTone> = {
  wanted: 'warn',
  pending: 'warn',
  success: 'good',
  failed: 'bad',
  by_hand: 'good',
};

/** Shows the payment and the refunds of an order, and starts a partial refund for those who may. */
export function MoneyCard({ shown }: { shown: AdminOrder }) {
  const t = useTexts('orders/admin');
  const lang = useLang();
  const mayRefund = usePermission('orders.refund');
  const [refunding, setRefunding] = useState(false);
  const { money, sentBack, order } = shown;
  const rows = [
    [t.money.paid, money.paid],
    [t.money.sentBack, money.sentBack],
    ...(money.credited > 0 ? [[t.money.credited, money.credited] as const] : []),
    [t.money.left, money.left],
  ] as const;
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.money.title}</h2>
      <dl>
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt className="text-ink-2">{name}</dt>
            <dd translate="no" className="tabular font-medium">
              {formatRupees(amount, lang)}
            </dd>
          </div>
        ))}
      </dl>
      {money.left > 0 && mayRefund && (
        <Button kind="secondary" size="small" className="mt-3" onClick={() => setRefunding(true)}>
          {t.refund.open}
        </Button>
      )}
      {sentBack.length > 0 && (
        <>
          <h3 className="mt-5 mb-1.5 font-text text-base font-semibold">{t.money.refunds}</h3>
          <ul className="grid gap-2.5">
            {sentBack.map((one) => (
              <Refund key={one.id} refund={one} />
            ))}
          </ul>
        </>
      )}
      {order.paymentMethod === 'online' && <Attempts orderId={order._id} />}
      {refunding && <RefundDialog shown={shown} onClose={() => setRefunding(false)} />}
    </Card>
  );
}

function Refund({ refund }: { refund: SentBack }) {
  const t = useTexts('orders/admin').money;
  const lang = useLang();
  const reasons: Record<string, string> = t.systemReasons;
  return (
    <li className="text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <span translate="no" className="tabular font-semibold">
          {formatRupees(refund.amount, lang, { paise: true })}
        </span>
        <Badge tone={tones[refund.status]}>{t.states[refund.status]}</Badge>
      </span>
      <span className="block break-words text-ink-2">{reasons[refund.reason] ?? refund.reason}</span>
      {refund.reference && (
        <span className="block break-words text-ink-2">
          {fill(t.reference, { reference: refund.reference })}
        </span>
      )}
      <time translate="no" dateTime={refund.at} className="tabular text-ink-3">
        {formatDateTime(refund.at, lang)}
      </time>
    </li>
  );
}
