import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `About your return for order ${order}`,
    heading: 'About your return',
    refused: (thing: string) => `We are sorry: we cannot accept your return of ${thing}.`,
    why: 'The reason',
    write: 'If you see it differently, simply reply to this e-mail. A person reads it.',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की आपकी वापसी के बारे में`,
    heading: 'आपकी वापसी के बारे में',
    refused: (thing: string) => `हमें खेद है: ${thing} की आपकी वापसी हम स्वीकार नहीं कर सकते।`,
    why: 'कारण',
    write: 'अगर आप सहमत न हों, तो बस इस ई-मेल का जवाब दें। उसे हम खुद पढ़ते हैं।',
  },
};

/** The e-mail to the buyer when a return is refused, with the reason. */
export const returnRefused = defineEmail<{ answer: string } & ReturnFacts>({
  kind: 'return-refused',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [say.refused(returnedThing(mail, language))]),
        ...quoted(say.why, mail.answer),
        { kind: 'text', text: say.write },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [{ ...sampleReturn, answer: 'The ring was resized after it arrived.' }],
});
