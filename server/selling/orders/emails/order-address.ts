import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderPage } from './order-parts.ts';
import { sampleCashOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `The address of order ${order} was corrected`,
    heading: 'The address is corrected',
    changed: (order: string) =>
      `We have corrected the delivery address of your order ${order}. The parcel goes to the address below. Is something still wrong? Please answer this e-mail before we send it.`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का पता सुधारा गया`,
    heading: 'पता सुधार दिया गया',
    changed: (order: string) =>
      `हमने आपके ऑर्डर ${order} का डिलीवरी का पता सुधार दिया है। पार्सल नीचे लिखे पते पर जाएगा। कुछ अब भी गलत है? भेजे जाने से पहले कृपया इस ई-मेल का जवाब दें।`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that the shop corrected the delivery address. */
export const orderAddressCorrected = defineEmail<{ order: MailOrder }>({
  kind: 'order-address',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    const number = order.orderNumber;
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(order.user.name, language, [say.changed(number)]),
        ...orderAddress(order, language),
        orderPage(order, say.button, site.publicUrl),
      ],
    };
  },
  samples: () => [{ order: sampleCashOrder }],
});
