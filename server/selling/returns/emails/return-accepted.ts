import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `Your return for order ${order} is accepted`,
    heading: 'Your return is accepted',
    accepted: (thing: string) => `We have accepted your return of ${thing}.`,
    refund: (amount: string) =>
      `${amount} goes back to the account or card you paid with, usually within 5 to 7 business days.`,
    by_hand: (amount: string) => `We have transferred ${amount} to you.`,
    credit: (amount: string, until: string) =>
      `You have a credit note of ${amount}. It is valid for one order, until ${until}. Enter its code as a coupon in your cart.`,
    code: 'Your credit note',
    answer: 'A word from us',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} की आपकी वापसी स्वीकार हो गई`,
    heading: 'आपकी वापसी स्वीकार हो गई',
    accepted: (thing: string) => `${thing} की आपकी वापसी हमने स्वीकार कर ली है।`,
    refund: (amount: string) =>
      `${amount} उसी खाते या कार्ड में लौटेंगे जिससे आपने भुगतान किया था, आम तौर पर 5 से 7 कार्यदिवसों में।`,
    by_hand: (amount: string) => `हमने आपको ${amount} भेज दिए हैं।`,
    credit: (amount: string, until: string) =>
      `आपको ${amount} का क्रेडिट नोट मिला है। यह ${until} तक एक ऑर्डर में चलेगा। इसका कोड कार्ट में कूपन की तरह डालें।`,
    code: 'आपका क्रेडिट नोट',
    answer: 'हमारी ओर से',
  },
};

/** `until`: the last instant of the credit; null for money. */
type Facts = {
  code: string | null;
  until: string | null;
  answer: string | null;
} & ReturnFacts;

/** The e-mail to the buyer when a return is accepted, with the refund or the credit code. */
export const returnAccepted = defineEmail<Facts>({
  kind: 'return-accepted',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const amount = money(mail.amount, language);
    const { code, until, answer } = mail;
    const given: Part[] =
      code && until
        ? [
            { kind: 'text', text: say.credit(amount, moment(until, language)) },
            { kind: 'ticket', label: say.code, code },
          ]
        : [{ kind: 'text', text: mail.as === 'by_hand' ? say.by_hand(amount) : say.refund(amount) }];
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [say.accepted(returnedThing(mail, language))]),
        ...given,
        ...(answer ? quoted(say.answer, answer) : []),
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    {
      ...sampleReturn,
      code: null,
      until: null,
      answer: 'We are sorry for the trouble.',
    },
    {
      ...sampleReturn,
      as: 'credit',
      code: 'CREDIT-7KQ2MX',
      until: '2027-02-21T18:29:00.000Z',
      answer: null,
    },
  ],
});
