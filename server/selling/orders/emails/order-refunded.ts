import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: (order: string) => `The refund for order ${order} is on its way`,
    heading: 'Your refund is on its way',
    sent: (amount: string, order: string) =>
      `We have sent ${amount} for order ${order} back to the account or card you paid with.`,
    byHand: (amount: string, order: string) => `We have transferred ${amount} for order ${order} to you.`,
    reference: 'Reference',
    when: 'Your bank will show it within a few business days.',
    button: 'See my order',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} का पैसा लौटा दिया गया`,
    heading: 'आपका रिफ़ंड भेज दिया गया',
    sent: (amount: string, order: string) =>
      `ऑर्डर ${order} के ${amount} हमने उसी खाते या कार्ड में लौटा दिए हैं जिससे आपने भुगतान किया था।`,
    byHand: (amount: string, order: string) => `ऑर्डर ${order} के ${amount} हमने आपको भेज दिए हैं।`,
    reference: 'संदर्भ',
    when: 'आपके बैंक में यह कुछ कार्यदिवसों में दिखेगा।',
    button: 'मेरा ऑर्डर देखें',
  },
};

/** `amount` in rupees: it has left the gateway for the buyer's account, or was transferred by hand (`reference`). */
type Facts = {
  name: string;
  orderId: string;
  orderNumber: string;
  amount: number;
  reference?: string | null;
};

/** Tells the buyer that a refund succeeded. */
export const orderRefunded = defineEmail<Facts>({
  kind: 'order-refunded',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const amount = money(mail.amount, language);
    const number = mail.orderNumber;
    const { reference } = mail;
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [reference ? say.byHand(amount, number) : say.sent(amount, number)]),
        ...(reference ? [{ kind: 'facts' as const, rows: [[say.reference, reference]] as const }] : []),
        { kind: 'text', text: say.when },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${mail.orderId}` },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', orderId: 'mwpwf52v95a1b2c3', orderNumber: 'NR-20461', amount: 4200.5 },
    {
      name: 'Savitri Sharma',
      orderId: 'mwpwf52v95a1b2c3',
      orderNumber: 'NR-20461',
      amount: 4200.5,
      reference: 'HDFC0004417552',
    },
  ],
});
