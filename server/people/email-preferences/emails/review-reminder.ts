import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';

const texts = {
  en: {
    subject: (order: string) => `How do you like it? Your order ${order}`,
    heading: 'How do you like it?',
    ask: (order: string) =>
      `Your order ${order} has been with you for a few days now. A word or two from you helps the next person to choose:`,
    button: 'Write a review',
  },
  hi: {
    subject: (order: string) => `आपको कैसा लगा? आपका ऑर्डर ${order}`,
    heading: 'आपको कैसा लगा?',
    ask: (order: string) => `आपका ऑर्डर ${order} कुछ दिनों से आपके पास है। आपके दो शब्द अगले ग्राहक को चुनने में मदद करेंगे:`,
    button: 'समीक्षा लिखें',
  },
};

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
    const say = texts[language];
    const order = mail.orderNumber;
    return {
      subject: say.subject(order),
      heading: say.heading,
      drawing: 'ring',
      parts: [
        ...letter(mail.name, language, [say.ask(order)]),
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
