import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from './refund-reason.ts';

const texts = {
  en: {
    subject: (order: string) => `We are returning your payment for order ${order}`,
    heading: 'We are returning your payment',
    why: {
      too_late: (amount: string) =>
        `Your payment of ${amount} reached us after the order had ended, and the products had been sold in the meantime. We are sorry, and we are sending the money back.`,
      second_payment: (amount: string) =>
        `We received a second payment of ${amount} for this order. It was already paid, so we are sending this one back.`,
    },
    when: 'It goes to the account or card you paid with, usually within 5 to 7 business days. You need not do anything.',
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का आपका भुगतान लौटाया जा रहा है`,
    heading: 'हम आपका भुगतान लौटा रहे हैं',
    why: {
      too_late: (amount: string) =>
        `आपका ${amount} का भुगतान हमें ऑर्डर समाप्त होने के बाद मिला, और तब तक उत्पाद बिक चुके थे। हमें खेद है, हम पैसा लौटा रहे हैं।`,
      second_payment: (amount: string) =>
        `इस ऑर्डर के लिए हमें ${amount} का दूसरा भुगतान मिला। भुगतान पहले ही हो चुका था, इसलिए हम यह लौटा रहे हैं।`,
    },
    when: 'पैसा उसी खाते या कार्ड में लौटेगा जिससे आपने भुगतान किया था, आम तौर पर 5 से 7 कार्यदिवसों में। आपको कुछ करने की ज़रूरत नहीं।',
    button: 'मेरा ऑर्डर देखें',
  },
};

/** `amount` in rupees. */
type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  amount: number;
  reason: RefundReason;
};

/** Tells the buyer that a payment could not be applied and is refunded. */
export const paymentRefunded = defineEmail<Facts>({
  kind: 'payment-refunded',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [say.why[mail.reason](money(mail.amount, language)), say.when]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
      ],
    };
  },
  samples: () => [
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      amount: 4200.5,
      reason: 'too_late',
    },
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      amount: 4200.5,
      reason: 'second_payment',
    },
  ],
});
