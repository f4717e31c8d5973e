import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';

const texts = {
  en: {
    subject: (order: string) => `Your payment for order ${order} goes back to you`,
    greeting: (name: string) => `Namaste ${name},`,
    why: {
      too_late: (amount: string) =>
        `Your payment of ${amount} reached us after the order had ended, and its goods had been sold meanwhile. We are sending the money back.`,
      second_payment: (amount: string) =>
        `We received a second payment of ${amount} for this order. It was paid already, so we are sending this one back.`,
    },
    when: 'It returns to the account or card you paid with, usually within 5 to 7 working days. You need not do anything.',
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का आपका भुगतान लौटाया जा रहा है`,
    greeting: (name: string) => `नमस्ते ${name},`,
    why: {
      too_late: (amount: string) =>
        `आपका ${amount} का भुगतान ऑर्डर समाप्त होने के बाद मिला, और तब तक वस्तुएँ बिक चुकी थीं। हम पैसा लौटा रहे हैं।`,
      second_payment: (amount: string) =>
        `इस ऑर्डर के लिए हमें ${amount} का दूसरा भुगतान मिला। इसका भुगतान पहले ही हो चुका था, इसलिए हम इसे लौटा रहे हैं।`,
    },
    when: 'पैसा उसी खाते या कार्ड में लौटेगा जिससे आपने भुगतान किया, आम तौर पर 5 से 7 कार्य दिवसों में। आपको कुछ करने की ज़रूरत नहीं है।',
    button: 'मेरा ऑर्डर देखें',
  },
};

/** Tells the buyer that a payment could not be applied and is refunded. */
export const paymentRefunded: Template<'payment-refunded'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.why[mail.reason](money(mail.amount, language)) },
      { kind: 'text', text: say.when },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
    ],
  };
};
