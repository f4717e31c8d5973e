import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderLines, orderNote } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Staff wrote the order down; `until` (instant) is the end of its reservation. */
type Facts = { order: MailOrder; until: string };

/** Sends the buyer the payment page of an order that staff wrote down. */
export const orderPaymentLink = defineEmail<Facts>({
  kind: 'order-payment-link',
  write: ({ order, until }, { language, site }) => {
    const say = words[language].orderPaymentLink;
    return {
      subject: fillText(say.subject, { order: order.orderNumber }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [
          fillText(say.pay, { total: money(order.totalAmount, language), until: moment(until, language) }),
        ]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}/pay` },
        { kind: 'small', text: say.account },
        ...orderLines(order, language),
        ...orderAddress(order, language),
        ...orderBilling(order, language),
        ...orderNote(order, language),
      ],
    };
  },
  samples: () => [
    {
      order: { ...sampleOrder, paymentStatus: 'Initiated' },
      until: '2026-11-22T04:15:00.000Z',
    },
  ],
});
