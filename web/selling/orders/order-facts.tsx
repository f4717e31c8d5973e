import type { Order } from '#contract/selling/orders/endpoints.ts';
import { arrivalDays } from '#web/selling/checkout/shared/delivery-dates.ts';
import { formatRupees } from '#web/texts/format.ts';
import { useKnownTexts, useLang, useTexts } from '#web/texts/use-texts.ts';

/**
 * Shows number, amount and destination of an order under a payment result. `amountName` is the label of the amount,
 * `status` the state of the payment.
 */
export function OrderFacts({
  order,
  amountName,
  status,
  arrives,
}: {
  order: Order;
  amountName: string;
  status?: string;
  /** Shows when the parcel arrives. Needs the texts `checkout/delivery`. */
  arrives?: boolean;
}) {
  const { facts } = useTexts('orders/confirmation');
  const lang = useLang();
  const delivery = useKnownTexts('checkout/delivery');
  const { city, pincode } = order.shippingAddress;
  const rows = [
    [facts.order, order.orderNumber],
    ...(status ? [[facts.status, status]] : []),
    [amountName, formatRupees(order.totalAmount, lang)],
    [facts.to, `${city} ${pincode}`],
    ...(arrives && order.arrives && delivery
      ? [[facts.arrives, arrivalDays(order.arrives, lang, delivery)]]
      : []),
  ];
  return (
    <dl className="tabular my-1 grid grid-cols-[auto_auto] gap-x-8 gap-y-1.5 rounded-tile border border-line bg-surface px-6 py-4.5 text-left">
      {rows.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
