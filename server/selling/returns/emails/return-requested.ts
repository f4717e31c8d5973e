import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `We have your request for order ${order}`,
    heading: 'We have your request',
    asked: (thing: string) => `You would like to return ${thing}. We will look into it and write to you.`,
    refund: (amount: string) => `If we accept it, ${amount} goes back to you.`,
    credit: (amount: string) => `If we accept it, you get a credit note of ${amount} for your next order.`,
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} के लिए आपका अनुरोध मिल गया`,
    heading: 'आपका अनुरोध मिल गया',
    asked: (thing: string) => `${thing} लौटाने का आपका अनुरोध हमें मिल गया है। हम इसे देखकर आपको लिखेंगे।`,
    refund: (amount: string) => `स्वीकार होने पर आपको ${amount} लौटाए जाएँगे।`,
    credit: (amount: string) => `स्वीकार होने पर आपको अगले ऑर्डर के लिए ${amount} का क्रेडिट नोट मिलेगा।`,
  },
};

/** To the buyer: the return request has arrived. `amount` in rupees: the amount that the policy gives. */
type Facts = ReturnFacts;

/** The e-mail to the buyer when a return is requested. */
export const returnRequested = defineEmail<Facts>({
  kind: 'return-asked',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const amount = money(mail.amount, language);
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [say.asked(returnedThing(mail, language))]),
        { kind: 'text', text: mail.as === 'credit' ? say.credit(amount) : say.refund(amount) },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [{ ...sampleReturn }, { ...sampleReturn, as: 'credit' }],
});
