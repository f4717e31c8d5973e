import type { ReactNode } from 'react';
import { isNoLandmark } from '#contract/people/addresses/rules.ts';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { discountRows, refundedOf, stateName } from '#web/selling/orders/shared/words.ts';
import { fill, formatDateTime, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { untoldLines } from './history-words.ts';

function Row({ name, children, className = '' }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-1.5 ${className}`}>
      <dt>{name}</dt>
      <dd className="tabular whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** Shows the amounts of an order as they were charged. GST is always shown with paise. */
export function Summary({ order }: { order: Order }) {
  const t = useTexts('orders');
  const lang = useLang();
  const rupees = (amount: number) => formatRupees(amount, lang);
  const refunded = refundedOf(order);
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.summary}</h2>
      <dl>
        <Row name={t.subtotal}>{rupees(order.subtotal)}</Row>
        {discountRows(order, t.discount, lang).map(({ name, amount }) => (
          <Row key={name} name={name} className="text-panna">{`−${rupees(amount)}`}</Row>
        ))}
        <Row name={t.delivery}>{order.deliveryCharges > 0 ? rupees(order.deliveryCharges) : t.free}</Row>
        {order.taxes.map(({ percent, amount, delivery }) => (
          <Row
            key={`${percent} ${delivery}`}
            name={fill(delivery ? t.deliveryGst : t.gst, { percent: formatNumber(percent, lang) })}
            className="text-sm text-ink-3"
          >
            {formatRupees(amount, lang, { paise: true })}
          </Row>
        ))}
        <Row name={t.total} className="mt-2 border-t border-line pt-3.5! text-lg font-semibold">
          {rupees(order.totalAmount)}
        </Row>
        {refunded > 0 && (
          <Row name={t.refundedPart} className="text-panna">
            {formatRupees(refunded, lang, { paise: !Number.isInteger(refunded) })}
          </Row>
        )}
      </dl>
    </Card>
  );
}

/** Shows the delivery address of an order, the buyer's GSTIN and note, and the business that is billed; below them what is given as children. */
export function Destination({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useTexts('orders');
  const lang = useLang();
  const { shippingAddress: address, gstin, billing, buyerNote } = order;
  const country = address.country === 'IN' || address.country === '' ? t.india : address.country;
  return (
    <Card>
      <h2 className="mb-1.5 text-h3">{t.sentTo}</h2>
      <address
        translate="no"
        className="leading-normal break-words text-ink-2 not-italic lang-hi:leading-[1.65]"
      >
        <span translate="no" className="block font-medium text-ink">
          {address.name}
        </span>
        <span translate="no">{address.address}</span>
        <br />
        {address.landmark && !isNoLandmark(address.landmark) && (
          <>
            <span>{fill(t.landmark, { landmark: address.landmark })}</span>
            <br />
          </>
        )}
        <span>{`${address.city}, ${stateName(address.state, lang)} `}</span>
        <span translate="no" className="tabular">
          {address.pincode}
        </span>
        <br />
        <span>{country}</span>
        <br />
        <span className="tabular">{address.phone}</span>
        {gstin && (
          <>
            <br />
            <span className="tabular">{fill(t.gstin, { gstin })}</span>
          </>
        )}
      </address>
      {billing && (
        <>
          <h3 className="mt-4 mb-1 font-medium">{t.billedTo}</h3>
          <address
            translate="no"
            className="leading-normal break-words text-ink-2 not-italic lang-hi:leading-[1.65]"
          >
            <span translate="no">{billing.name}</span>
            <br />
            <span translate="no">{billing.address}</span>
            <br />
            <span>{`${billing.city}, ${stateName(billing.state, lang)} `}</span>
            <span translate="no" className="tabular">
              {billing.pincode}
            </span>
          </address>
        </>
      )}
      {buyerNote && (
        <>
          <h3 className="mt-4 mb-1 font-medium">{t.buyerNote}</h3>
          <p className="leading-normal break-words text-ink-2 lang-hi:leading-[1.65]">{buyerNote}</p>
        </>
      )}
      {children}
    </Card>
  );
}

/** Lists what the journey of an order does not tell, newest first; nothing if it tells all. */
export function History({ order }: { order: Order }) {
  const t = useTexts('orders');
  const lang = useLang();
  const lines = untoldLines(order, t, lang);
  if (lines.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-h3">{t.history}</h2>
      <ol className="grid gap-3">
        {lines.map((line) => (
          <li key={`${line.at} ${line.title}`}>
            <p className="font-medium">{line.title}</p>
            {line.reason && <p className="text-sm text-ink-2">{line.reason}</p>}
            <p className="tabular text-sm text-ink-3">
              <time translate="no" dateTime={line.at}>
                {formatDateTime(line.at, lang)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
