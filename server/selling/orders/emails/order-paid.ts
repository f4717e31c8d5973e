import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';
import { orderAddress, orderBilling, orderFacts, orderLines, orderNote, orderPage } from './order-parts.ts';
import { sampleOrder } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order Confirmation: ${order}`,
    heading: 'Thank you, your order is paid',
    paid: (total: string) =>
      `We have received ${total} for your order. We will pack it with care and write to you as soon as it is on its way.`,
    button: 'See my order',
    invoice: 'Open the invoice',
  },
  hi: {
    subject: (order: string) => `ऑर्डर की पुष्टि: ${order}`,
    heading: 'धन्यवाद, आपके ऑर्डर का भुगतान हो गया',
    paid: (total: string) =>
      `आपके ऑर्डर के लिए हमें ${total} मिल गए हैं। हम इसे सँभालकर पैक करेंगे और रवाना होते ही आपको लिखेंगे।`,
    button: 'मेरा ऑर्डर देखें',
    invoice: 'इनवॉइस खोलें',
  },
};

/** Tells the buyer that the order is paid. */
export const orderPaid = defineEmail<{ order: MailOrder }>({
  kind: 'order-paid',
  write: ({ order }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(order.orderNumber),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(order.user.name, language, [say.paid(money(order.totalAmount, language))]),
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
