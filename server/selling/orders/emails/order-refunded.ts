import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const words = readWords('orders/emails');

/** `amount` in rupees: it has left the gateway for the buyer's account, or was transferred by hand (`reference`). */
type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  amount: number;
  reference?: string | null;
};

/** Tells the buyer that a refund succeeded. */
export const orderRefunded = defineEmail<Facts>({
  kind: 'order-refunded',
  write: (mail, { language, site }) => {
    const say = words[language].orderRefunded;
    const amount = money(mail.amount, language);
    const number = mail.orderNumber;
    const { reference } = mail;
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [
          reference
            ? fillText(say.byHand, { amount, order: number })
            : fillText(say.sent, { amount, order: number }),
        ]),
        ...(reference ? [{ kind: 'facts' as const, rows: [[say.reference, reference]] as const }] : []),
        { kind: 'text', text: say.when },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', orderId: 'mwpwf52v95a1b2c3', orderNumber: 'NR-20461', amount: 4200.5 },
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      amount: 4200.5,
      reference: 'HDFC0004417552',
    },
  ],
});
