import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';

const texts = {
  en: {
    subject: (order: string) => `The refund for order ${order} is on its way`,
    greeting: (name: string) => `Namaste ${name},`,
    sent: (amount: string) =>
      `${amount} has been sent back to the account or card you paid with. Your bank shows it within a few working days.`,
    byHand: (amount: string, reference: string) =>
      `We have transferred ${amount} to you (reference ${reference}). Your bank shows it within a few working days.`,
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का पैसा लौटा दिया गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    sent: (amount: string) =>
      `${amount} उसी खाते या कार्ड में लौटा दिए गए हैं जिससे आपने भुगतान किया। बैंक इसे कुछ कार्य दिवसों में दिखाएगा।`,
    byHand: (amount: string, reference: string) =>
      `हमने आपको ${amount} भेज दिए हैं (संदर्भ ${reference})। बैंक इसे कुछ कार्य दिवसों में दिखाएगा।`,
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that a refund succeeded. */
export const orderRefunded: Template<'order-refunded'> = (mail, { language, site }) => {
  const say = texts[language];
  const amount = money(mail.amount, language);
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: mail.reference ? say.byHand(amount, mail.reference) : say.sent(amount) },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
    ],
  };
};
