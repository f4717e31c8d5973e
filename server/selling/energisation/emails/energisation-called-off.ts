import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type EnergisationFacts, sampleEnergisation } from './energisation-facts.ts';
import { energisedItem } from './energisation-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `The energisation in your order ${order} was called off`,
    heading: 'About the energisation',
    off: (item: string) =>
      `The energisation of your ${item} will not take place. Nothing else in your order changes.`,
    why: 'The reason',
    refund: (amount: string) =>
      `${amount} goes back to the account or card you paid with, usually within 5 to 7 business days.`,
    byHand: (amount: string) => `We have transferred ${amount} to you.`,
    write: 'If you see it differently, simply reply to this e-mail. A person reads it.',
  },
  hi: {
    subject: (order: string) => `आपके ऑर्डर ${order} का अभिमंत्रण रद्द हुआ`,
    heading: 'अभिमंत्रण के बारे में',
    off: (item: string) => `${item} का अभिमंत्रण नहीं होगा। आपके ऑर्डर में और कुछ नहीं बदलता।`,
    why: 'कारण',
    refund: (amount: string) =>
      `${amount} उसी खाते या कार्ड में लौटेंगे जिससे आपने भुगतान किया था, आम तौर पर 5 से 7 कार्यदिवसों में।`,
    byHand: (amount: string) => `हमने आपको ${amount} भेज दिए हैं।`,
    write: 'अगर आप सहमत न हों, तो बस इस ई-मेल का जवाब दें। उसे हम खुद पढ़ते हैं।',
  },
};

/** `amount` in rupees is refunded; `byHand` if it was transferred by hand. */
type Facts = { amount: number; byHand: boolean; reason: string } & EnergisationFacts;

/** The e-mail to the buyer when an energisation is called off, with the reason and the refund. */
export const energisationCalledOff = defineEmail<Facts>({
  kind: 'energisation-called-off',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const amount = money(mail.amount, language);
    const refund: Part[] =
      mail.amount > 0 ? [{ kind: 'text', text: mail.byHand ? say.byHand(amount) : say.refund(amount) }] : [];
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(mail.name, language, [say.off(energisedItem(mail, language))]),
        ...quoted(say.why, mail.reason),
        ...refund,
        { kind: 'text', text: say.write },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    { ...sampleEnergisation, amount: 501, byHand: false, reason: 'As you asked us.' },
    { ...sampleEnergisation, amount: 501, byHand: true, reason: 'As you asked us.' },
  ],
});
