import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderFacts, orderLines, orderNote, orderPage } from './order-parts.ts';
import { sampleCashOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order Confirmation: ${order}`,
    heading: 'Thank you, your order is placed',
    placed: (total: string) =>
      `We have your order. Please keep ${total} ready: you pay when the parcel is handed to you.`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर की पुष्टि: ${order}`,
    heading: 'धन्यवाद, आपका ऑर्डर मिल गया',
    placed: (total: string) => `आपका ऑर्डर हमें मिल गया है। कृपया ${total} तैयार रखें: भुगतान पार्सल मिलने पर करना है।`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that a cash order is placed. */
export const orderPlaced = defineEmail<{ order: MailOrder }>({
  kind: 'order-placed',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(order.orderNumber),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(order.user.name, language, [say.placed(money(order.totalAmount, language))]),
        orderPage(order, say.button, site.publicUrl),
        ...orderFacts(order, language),
        ...orderLines(order, language),
        ...orderAddress(order, language),
        ...orderBilling(order, language),
        ...orderNote(order, language),
      ],
    };
  },
  samples: () => [{ order: sampleCashOrder }],
});
