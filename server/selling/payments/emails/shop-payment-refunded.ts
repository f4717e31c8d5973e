import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from './refund-reason.ts';

const texts = {
  en: {
    subject: (order: string) => `Payment returned: ${order}`,
    why: {
      too_late: (amount: string) =>
        `${amount} came after the order had ended, and its products were sold out. A refund is on its way to the buyer.`,
      second_payment: (amount: string) =>
        `${amount} came as a second payment for a paid order. A refund is on its way to the buyer.`,
    },
  },
  hi: {
    subject: (order: string) => `भुगतान लौटाया गया: ${order}`,
    why: {
      too_late: (amount: string) =>
        `${amount} ऑर्डर समाप्त होने के बाद आए, और उत्पाद बिक चुके थे। ग्राहक को पैसा लौटाया जा रहा है।`,
      second_payment: (amount: string) =>
        `इस ऑर्डर का भुगतान हो चुका था, फिर भी ${amount} दोबारा आए। ग्राहक को पैसा लौटाया जा रहा है।`,
    },
  },
};

type Facts = {
  orderId: string;
  orderNumber: string;
  amount: number;
  reason: RefundReason;
};

/** Tells the shop that a payment could not be applied and is refunded. */
export const shopPaymentRefunded = defineEmail<Facts>({
  kind: 'shop-payment-refunded',
  write: (mail, { language }) => {
    const say = texts[language];
    return {
      subject: say.subject(mail.orderNumber),
      toStaff: true,
      parts: [{ kind: 'text', text: say.why[mail.reason](money(mail.amount, language)) }],
    };
  },
  samples: () => [
    { orderId: 'mwpwf52v95a1b2c3', orderNumber: 'NR-20461', amount: 4200.5, reason: 'second_payment' },
  ],
});
