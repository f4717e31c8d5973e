import type { Template } from './template.ts';
import { money, orderNumber } from './words.ts';

const texts = {
  en: {
    subject: (order: string) => `The refund for order ${order} is on its way`,
    greeting: (name: string) => `Namaste ${name},`,
    sent: (amount: string) =>
      `${amount} has been sent back to the account or card you paid with. Your bank shows it within a few working days.`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का पैसा लौटा दिया गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    sent: (amount: string) =>
      `${amount} उसी खाते या कार्ड में लौटा दिए गए हैं जिससे आपने भुगतान किया। बैंक इसे कुछ कार्य दिवसों में दिखाएगा।`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** To the buyer, when a refund has succeeded. */
export const orderRefunded: Template<'order-refunded'> = (mail, { language, house }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail.orderId)),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.sent(money(mail.amount, language)) },
      { kind: 'button', label: say.button, url: `${house.publicUrl}/orders/${mail.orderId}` },
    ],
  };
};
