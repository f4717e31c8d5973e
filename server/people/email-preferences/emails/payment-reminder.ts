import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';

const words = readWords('email-preferences/emails');

/** Optional. `goods`: the names of the products. */
type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  goods: string[];
  unsubscribe: string;
};

/** Writes the e-mail that reminds a buyer of an online payment that they did not finish. */
export const paymentReminder = defineEmail<Facts>({
  kind: 'payment-reminder',
  write: (mail, { language, site }) => {
    const say = words[language].paymentReminder;
    const order = mail.orderNumber;
    return {
      subject: fillText(say.subject, { order }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [fillText(say.ended, { order })]),
        { kind: 'quote', lines: mail.goods },
        { kind: 'text', text: say.again },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
        { kind: 'small', text: say.once },
      ],
      leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
    };
  },
  samples: () => [
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      goods: ['Natural Ruby', 'Guggul Dhoop Cups'],
      unsubscribe: 'payments.sample',
    },
  ],
});
