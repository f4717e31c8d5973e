import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';
import { orderButton, returnedThing, returnOpening } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `We have your request for order ${order}`,
    asked: (thing: string) => `Your request about ${thing} has arrived. We look at it and write to you.`,
    refund: (amount: string) => `If we accept it, ${amount} goes back to you.`,
    credit: (amount: string) => `If we accept it, you get a credit note of ${amount} for your next order.`,
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} के लिए आपका अनुरोध मिल गया`,
    asked: (thing: string) => `${thing} के बारे में आपका अनुरोध मिल गया है। हम इसे देखकर आपको लिखेंगे।`,
    refund: (amount: string) => `स्वीकार होने पर ${amount} आपको लौटा दिए जाएँगे।`,
    credit: (amount: string) => `स्वीकार होने पर आपको अगले ऑर्डर के लिए ${amount} का क्रेडिट नोट मिलेगा।`,
  },
};

/** The e-mail to the buyer when a return is requested. */
export const returnRequested: Template<'return-asked'> = (mail, { language, site }) => {
  const say = texts[language];
  const amount = money(mail.amount, language);
  return {
    subject: say.subject(orderNumber(mail)),
    parts: [
      ...returnOpening(mail, language, say.asked(returnedThing(mail, language))),
      { kind: 'text', text: mail.as === 'credit' ? say.credit(amount) : say.refund(amount) },
      orderButton(mail, language, site.publicUrl),
    ],
  };
};
