import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const words = readWords('wallet/emails');

/** `amount` in rupees; `sent`: it has left the gateway for the payer's account. */
type Facts = { name: string; amount: number; reason: 'second_payment' | 'sent' };

/** Tells the payer of a top-up that a second payment is being refunded, or was refunded. */
export const topUpMoneyBack = defineEmail<Facts>({
  kind: 'top-up-money-back',
  write: (mail, { language, site }) => {
    const say = words[language].topUpRefunded;
    return {
      subject: say.subject,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [
          fillText(say.why[mail.reason], { amount: money(mail.amount, language) }),
          say.when,
        ]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', amount: 500, reason: 'second_payment' },
    { name: 'Savitri Sharma', amount: 500, reason: 'sent' },
  ],
});
