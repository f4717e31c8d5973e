import type { Template } from '../../email/template.ts';
import { moment, money, orderNumber } from '../../email/words.ts';
import { orderButton, returnedThing, returnOpening } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Your return for order ${order} is accepted`,
    accepted: (thing: string) => `We have accepted your request about ${thing}.`,
    refund: (amount: string) =>
      `${amount} goes back to the account or card you paid with, usually within 5 to 7 working days.`,
    by_hand: (amount: string) => `We have transferred ${amount} to you.`,
    credit: (amount: string, code: string, until: string) =>
      `Your credit note: ${code}. It takes ${amount} off one order of yours, until ${until}. Enter it as a coupon in your cart.`,
    answer: (words: string) => `A word from us: ${words}`,
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की आपकी वापसी स्वीकार हो गई`,
    accepted: (thing: string) => `${thing} के बारे में आपका अनुरोध हमने स्वीकार कर लिया है।`,
    refund: (amount: string) =>
      `${amount} उसी खाते या कार्ड में लौटेंगे जिससे आपने भुगतान किया, आम तौर पर 5 से 7 कार्य दिवसों में।`,
    by_hand: (amount: string) => `हमने आपको ${amount} भेज दिए हैं।`,
    credit: (amount: string, code: string, until: string) =>
      `आपका क्रेडिट नोट: ${code}। इससे आपके एक ऑर्डर पर ${until} तक ${amount} की छूट मिलेगी। इसे कार्ट में कूपन की तरह डालें।`,
    answer: (words: string) => `हमारी ओर से: ${words}`,
  },
};

/** The e-mail to the buyer when a return is accepted, with the refund or the credit code. */
export const returnAccepted: Template<'return-accepted'> = (mail, { language, site }) => {
  const say = texts[language];
  const amount = money(mail.amount, language);
  const { code, until, answer } = mail;
  const given =
    code && until
      ? say.credit(amount, code, moment(until, language))
      : mail.as === 'by_hand'
        ? say.by_hand(amount)
        : say.refund(amount);
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      ...returnOpening(mail, language, say.accepted(returnedThing(mail, language))),
      { kind: 'text', text: given },
      ...(answer ? [{ kind: 'text' as const, text: say.answer(answer) }] : []),
      orderButton(mail, language, site.publicUrl),
    ],
  };
};
