import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderLines, orderNote } from './order-parts.ts';
import { sampleCashOrder, sampleOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Tells the shop that there is an order to pack. */
export const shopNewOrder = defineEmail<{ order: MailOrder }>({
  kind: 'shop-new-order',
  write: ({ order }, { language, site }) => {
    const say = words[language].shopNewOrder;
    const number = order.orderNumber;
    return {
      subject:
        order.paymentStatus === 'Paid'
          ? fillText(say.paid, { order: number })
          : fillText(say.unpaid, { order: number }),
      toStaff: true,
      parts: [
        {
          kind: 'text',
          text: fillText(say.from, {
            name: order.user.name,
            email: order.user.email,
            when: moment(order.createdAt, language),
          }),
        },
        { kind: 'text', text: order.paymentMethod === 'cod' ? say.cod : say.online },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/orders/${order._id}` },
        ...orderLines(order, language),
        ...orderAddress(order, language),
        ...orderBilling(order, language),
        ...orderNote(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleOrder }, { order: sampleCashOrder }],
});
