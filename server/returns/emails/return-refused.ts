import type { Template } from '../../email/template.ts';
import { orderNumber } from '../../email/words.ts';
import { orderButton, returnedThing, returnOpening } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `About your return for order ${order}`,
    refused: (thing: string) => `We are sorry: we cannot accept your request about ${thing}.`,
    why: (words: string) => `The reason: ${words}`,
    write: 'If you see it differently, simply answer this mail.',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की आपकी वापसी के बारे में`,
    refused: (thing: string) => `क्षमा करें: ${thing} के बारे में आपका अनुरोध हम स्वीकार नहीं कर सकते।`,
    why: (words: string) => `कारण: ${words}`,
    write: 'अगर आप सहमत न हों तो बस इस मेल का उत्तर दें।',
  },
};

/** The e-mail to the buyer when a return is refused, with the reason. */
export const returnRefused: Template<'return-refused'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      ...returnOpening(mail, language, say.refused(returnedThing(mail, language))),
      { kind: 'text', text: say.why(mail.answer) },
      { kind: 'text', text: say.write },
      orderButton(mail, language, site.publicUrl),
    ],
  };
};
