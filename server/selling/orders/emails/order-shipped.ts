import { noonOf } from '#contract/core/india-time.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { dayAndMonth } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { cashDue, orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleCashOrder, sampleShippedOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** `arrivesBy`: the day (YYYY-MM-DD, IST) on which it arrives at the latest; null or absent if nobody knows. */
type Facts = { order: MailOrder; arrivesBy?: string | null };

/**
 * Tells the buyer that the order has shipped, when it arrives and, with cash on delivery, which amount to keep ready.
 */
export const orderShipped = defineEmail<Facts>({
  kind: 'order-shipped',
  write: ({ order, arrivesBy }, { language, site }) => {
    const say = words[language].orderShipped;
    const number = order.orderNumber;
    const by = arrivesBy ? ` ${fillText(say.by, { day: dayAndMonth(noonOf(arrivesBy), language) })}` : '';
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [fillText(say.shipped, { order: number }) + by]),
        ...cashDue(order, language),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
        { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder, arrivesBy: '2026-11-27' }, { order: sampleCashOrder }],
});
