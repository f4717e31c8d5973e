import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderPage } from './order-parts.ts';
import { sampleCashOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Tells the buyer that the shop corrected the delivery address. */
export const orderAddressCorrected = defineEmail<{ order: MailOrder }>({
  kind: 'order-address',
  write: ({ order }, { language, site }) => {
    const say = words[language].orderAddress;
    const number = order.orderNumber;
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [fillText(say.changed, { order: number })]),
        ...orderAddress(order, language),
        orderPage(order, say.button, site.publicUrl),
      ],
    };
  },
  samples: () => [{ order: sampleCashOrder }],
});
