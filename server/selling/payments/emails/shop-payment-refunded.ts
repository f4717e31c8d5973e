import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from './refund-reason.ts';

const words = readWords('payments/emails');

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
    const say = words[language].shopPaymentRefunded;
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      toStaff: true,
      parts: [
        { kind: 'text', text: fillText(say.why[mail.reason], { amount: money(mail.amount, language) }) },
      ],
    };
  },
  samples: () => [
    { orderId: 'mwpwf52v95a1b2c3', orderNumber: 'NR-20461', amount: 4200.5, reason: 'second_payment' },
  ],
});
