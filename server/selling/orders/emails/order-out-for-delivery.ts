import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { cashDue, orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleCashOrder, sampleShippedOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Tells the buyer that the courier brings the order today, and with cash on delivery which amount to keep ready. */
export const orderOutForDelivery = defineEmail<{ order: MailOrder }>({
  kind: 'order-out-for-delivery',
  write: ({ order }, { language, site }) => {
    const say = words[language].orderOutForDelivery;
    const number = order.orderNumber;
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [fillText(say.out, { order: number })]),
        ...cashDue(order, language),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder }, { order: sampleCashOrder }],
});
