import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';

const texts = {
  en: {
    subject: (order: string) => `Payment sent back: ${order}`,
    why: {
      too_late: (amount: string) =>
        `${amount} came after the order had ended, and its goods could not be taken again. A refund is on its way to the buyer.`,
      second_payment: (amount: string) =>
        `${amount} came as a second payment for a paid order. A refund is on its way to the buyer.`,
    },
  },
  hi: {
    subject: (order: string) => `भुगतान लौटाया गया: ${order}`,
    why: {
      too_late: (amount: string) =>
        `${amount} ऑर्डर समाप्त होने के बाद आए, और वस्तुएँ फिर नहीं ली जा सकीं। खरीदार को पैसा लौटाया जा रहा है।`,
      second_payment: (amount: string) =>
        `भुगतान हो चुके ऑर्डर के लिए ${amount} दोबारा आए। खरीदार को पैसा लौटाया जा रहा है।`,
    },
  },
};

/** Tells the shop that a payment could not be applied and is refunded. */
export const shopPaymentRefunded: Template<'shop-payment-refunded'> = (mail, { language }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [{ kind: 'text', text: say.why[mail.reason](money(mail.amount, language)) }],
  };
};
