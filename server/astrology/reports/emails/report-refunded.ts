import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from '../../../selling/payments/emails/refund-reason.ts';

const words = readWords('reports/emails');

/** `amount` in rupees; `sent`: it has left the gateway for the buyer's account. */
type Facts = { name: string; amount: number; reason: RefundReason | 'sent' };

/** Writes the e-mail to the buyer of a report when a payment cannot be used, and when a refund has left the gateway. */
export const reportMoneyBack = defineEmail<Facts>({
  kind: 'report-money-back',
  write: (mail, { language, site }) => {
    const say = words[language].reportRefunded;
    return {
      subject: say.subject,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [
          fillText(say.why[mail.reason], { amount: money(mail.amount, language) }),
          say.when,
        ]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/user-dashboard` },
      ],
    };
  },
  samples: () =>
    (['too_late', 'second_payment', 'sent'] as const).map((reason) => ({
      name: 'Savitri Sharma',
      amount: 599,
      reason,
    })),
});
