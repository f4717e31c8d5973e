import type { Template } from '../../email/template.ts';
import { unsubscribeFoot } from '../../email/unsubscribe-links.ts';
import { orderNumber } from '../../email/words.ts';

const texts = {
  en: {
    subject: (order: string) => `How do you like it? Your order ${order}`,
    greeting: (name: string) => `Namaste ${name},`,
    ask: 'Your goods have been with you for a few days. What you write of them helps the next buyer to choose:',
    button: 'Write a review',
  },
  hi: {
    subject: (order: string) => `आपको कैसा लगा? आपका ऑर्डर ${order}`,
    greeting: (name: string) => `नमस्ते ${name},`,
    ask: 'सामान कुछ दिनों से आपके पास है। आपकी राय अगले खरीदार को चुनने में मदद करती है:',
    button: 'राय लिखें',
  },
};

/** Writes the e-mail that asks a buyer to review delivered products. */
export const reviewReminder: Template<'review-reminder'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.ask },
      { kind: 'block', lines: mail.goods },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
    ],
    leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
  };
};
