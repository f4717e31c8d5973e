import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from './refund-reason.ts';

const words = readWords('payments/emails');

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
    const say = words[language].paymentRefunded;
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [
          fillText(say.why[mail.reason], { amount: money(mail.amount, language) }),
          say.when,
        ]),
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
