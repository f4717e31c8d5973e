import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleShippedOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Tells the buyer of a shipped order that courier, number or link have changed. */
export const orderTracking = defineEmail<{ order: MailOrder }>({
  kind: 'order-tracking',
  write: ({ order }, { language, site }) => {
    const say = words[language].orderTracking;
    const number = order.orderNumber;
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [fillText(say.changed, { order: number })]),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder }],
});
