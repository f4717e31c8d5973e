import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderLines, orderNote } from './order-parts.ts';
import { sampleCashOrder, sampleOrder } from './sample-orders.ts';

const texts = {
  en: {
    paid: (order: string) => `New Paid Order: ${order}`,
    unpaid: (order: string) => `New Order: ${order}`,
    from: (name: string, email: string, when: string) => `${name} (${email}) ordered on ${when}.`,
    online: 'Paid online.',
    cod: 'Cash on delivery: the money is still to come.',
    button: 'Open the order',
  },
  hi: {
    paid: (order: string) => `नया ऑर्डर, भुगतान हो चुका: ${order}`,
    unpaid: (order: string) => `नया ऑर्डर: ${order}`,
    from: (name: string, email: string, when: string) => `${name} (${email}) ने ${when} को ऑर्डर किया।`,
    online: 'भुगतान ऑनलाइन हो गया है।',
    cod: 'कैश ऑन डिलीवरी: पैसा आना बाकी है।',
    button: 'ऑर्डर खोलें',
  },
};

/** Tells the shop that there is an order to pack. */
export const shopNewOrder = defineEmail<{ order: MailOrder }>({
  kind: 'shop-new-order',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    const number = order.orderNumber;
    return {
      subject: order.paymentStatus === 'Paid' ? say.paid(number) : say.unpaid(number),
      toStaff: true,
      parts: [
        {
          kind: 'text',
          text: say.from(order.user.name, order.user.email, moment(order.createdAt, language)),
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
