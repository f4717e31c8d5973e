import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';

const words = readWords('email-preferences/emails');

type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  goods: string[];
  unsubscribe: string;
};

/** Writes the e-mail that asks a buyer to review delivered products. */
export const reviewReminder = defineEmail<Facts>({
  kind: 'review-reminder',
  write: (mail, { language, site }) => {
    const say = words[language].reviewReminder;
    const order = mail.orderNumber;
    return {
      subject: fillText(say.subject, { order }),
      heading: say.heading,
      drawing: 'ring',
      parts: [
        ...letter(mail.name, language, [fillText(say.ask, { order })]),
        { kind: 'quote', lines: mail.goods },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
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
      unsubscribe: 'reviews.sample',
    },
  ],
});
