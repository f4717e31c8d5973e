import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { cashDue, orderAddress, orderCourier, orderPage } from './order-parts.ts';
import { sampleCashOrder, sampleShippedOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is out for delivery`,
    heading: 'Your order is almost there',
    out: (order: string) =>
      `Your order ${order} is out for delivery, and usually arrives the same day. Please keep your phone close: the courier may call you.`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} डिलीवरी के लिए निकल गया`,
    heading: 'आपका ऑर्डर बस पहुँचने वाला है',
    out: (order: string) =>
      `आपका ऑर्डर ${order} डिलीवरी के लिए निकल चुका है और आम तौर पर उसी दिन पहुँच जाता है। कृपया फ़ोन पास रखें: कूरियर वाले आपको फ़ोन कर सकते हैं।`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that the courier brings the order today, and with cash on delivery which amount to keep ready. */
export const orderOutForDelivery = defineEmail<{ order: MailOrder }>({
  kind: 'order-out-for-delivery',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    const number = order.orderNumber;
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [say.out(number)]),
        ...cashDue(order, language),
        ...orderCourier(order, language),
        orderPage(order, say.button, site.publicUrl),
        ...orderAddress(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleShippedOrder }, { order: sampleCashOrder }],
});
