import type { Template } from '../../email/template.ts';
import { moment, money, orderNumber } from '../../email/words.ts';
import { orderAddress, orderLines } from './order-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Order Confirmation: ${order}`,
    heading: 'Thank you, your order is paid',
    greeting: (name: string) => `Namaste ${name},`,
    paid: (total: string, when: string) =>
      `We have received ${total} for your order of ${when}. We will pack it with care.`,
    button: 'See my order',
    invoice: 'Invoice',
    questions: 'Questions? Just answer this mail.',
  },
  hi: {
    subject: (order: string) => `ऑर्डर की पुष्टि: ${order}`,
    heading: 'धन्यवाद, आपके ऑर्डर का भुगतान हो गया',
    greeting: (name: string) => `नमस्ते ${name},`,
    paid: (total: string, when: string) =>
      `${when} के आपके ऑर्डर के लिए हमें ${total} मिल गए हैं। हम इसे सँभालकर पैक करेंगे।`,
    button: 'मेरा ऑर्डर देखें',
    invoice: 'इनवॉइस',
    questions: 'कोई सवाल? इसी मेल का उत्तर दें।',
  },
};

/** Tells the buyer that the order is paid. */
export const orderPaid: Template<'order-paid'> = ({ order }, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(order)),
    heading: say.heading,
    parts: [
      { kind: 'text', text: say.greeting(order.user.name) },
      { kind: 'text', text: say.paid(money(order.totalAmount, language), moment(order.createdAt, language)) },
      ...orderLines(order, language),
      ...orderAddress(order, language),
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
      { kind: 'button', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
      { kind: 'text', text: say.questions },
    ],
  };
};
