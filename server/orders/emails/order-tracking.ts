import type { Template } from '../../email/template.ts';
import { orderNumber } from '../../email/words.ts';
import { orderAddress, orderCourier } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `New tracking details for order ${order}`,
    greeting: (name: string) => `Namaste ${name},`,
    changed: 'The way we follow your parcel has changed. These details count now:',
    button: 'Follow my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की नई ट्रैकिंग जानकारी`,
    greeting: (name: string) => `नमस्ते ${name},`,
    changed: 'आपके पार्सल की ट्रैकिंग जानकारी बदल गई है। अब यह जानकारी मान्य है:',
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer of a shipped order that courier, number or link have changed. */
export const orderTracking: Template<'order-tracking'> = ({ order }, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(order)),
    parts: [
      { kind: 'text', text: say.greeting(order.user.name) },
      { kind: 'text', text: say.changed },
      ...orderCourier(order, language),
      ...orderAddress(order, language),
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
    ],
  };
};
