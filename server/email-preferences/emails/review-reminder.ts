import type { Template } from '../../email/template.ts';
import { leaving } from '../../email/unsubscribe-links.ts';
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

/** Asks a buyer who wants to be asked for a review of what came. */
export const reviewReminder: Template<'review-reminder'> = (mail, { language, house }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail.orderId)),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.ask },
      { kind: 'block', lines: mail.goods },
      { kind: 'button', label: say.button, url: `${house.publicUrl}/orders/${mail.orderId}` },
    ],
    leave: leaving(mail.unsubscribe, { language, house }),
  };
};
