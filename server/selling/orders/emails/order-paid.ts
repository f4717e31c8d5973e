import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderFacts, orderLines, orderNote, orderPage } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const words = readWords('orders/emails');

/** Tells the buyer that the order is paid. */
export const orderPaid = defineEmail<{ order: MailOrder }>({
  kind: 'order-paid',
  write: ({ order }, { language, site }) => {
    const say = words[language].orderPaid;
    return {
      subject: fillText(say.subject, { order: order.orderNumber }),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(order.user.name, language, [
          fillText(say.paid, { total: money(order.totalAmount, language) }),
        ]),
        orderPage(order, say.button, site.publicUrl),
        ...orderFacts(order, language),
        ...orderLines(order, language),
        ...orderAddress(order, language),
        ...orderBilling(order, language),
        ...orderNote(order, language),
        { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
      ],
    };
  },
  samples: () => [{ order: sampleOrder }],
});
