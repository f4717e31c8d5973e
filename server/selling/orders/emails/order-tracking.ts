import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleShippedOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `New tracking details for order ${order}`,
    heading: 'New tracking details',
    changed: (order: string) =>
      `The tracking details of your order ${order} have changed. Please use these from now on:`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की नई ट्रैकिंग जानकारी`,
    heading: 'नई ट्रैकिंग जानकारी',
    changed: (order: string) => `आपके ऑर्डर ${order} की ट्रैकिंग जानकारी बदल गई है। अब यही जानकारी सही है:`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer of a shipped order that courier, number or link have changed. */
export const orderTracking = defineEmail<{ order: MailOrder }>({
  kind: 'order-tracking',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    const number = order.orderNumber;
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [say.changed(number)]),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder }],
});
