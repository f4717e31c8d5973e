import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: 'We are returning a second payment to your wallet',
    why: {
      second_payment: (amount: string) =>
        `You added money to your wallet once, and we received the payment of ${amount} twice. The first is in your wallet. We are sending the second one back.`,
      sent: (amount: string) => `We have sent ${amount} back to the account or card you paid with.`,
    },
    when: 'Your bank will show it within a few business days. You need not do anything.',
    button: 'Open my wallet',
  },
  hi: {
    subject: 'हम वॉलेट का दूसरा भुगतान लौटा रहे हैं',
    why: {
      second_payment: (amount: string) =>
        `आपने वॉलेट में एक बार पैसे जोड़े, और हमें ${amount} का भुगतान दो बार मिला। पहला आपके वॉलेट में है। दूसरा हम लौटा रहे हैं।`,
      sent: (amount: string) => `${amount} हमने उसी खाते या कार्ड में लौटा दिए हैं जिससे आपने भुगतान किया था।`,
    },
    when: 'आपके बैंक में यह कुछ कार्यदिवसों में दिखेगा। आपको कुछ करने की ज़रूरत नहीं।',
    button: 'मेरा वॉलेट खोलें',
  },
};

/** `amount` in rupees; `sent`: it has left the gateway for the payer's account. */
type Facts = { name: string; amount: number; reason: 'second_payment' | 'sent' };

/** Tells the payer of a top-up that a second payment is being refunded, or was refunded. */
export const topUpMoneyBack = defineEmail<Facts>({
  kind: 'top-up-money-back',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [say.why[mail.reason](money(mail.amount, language)), say.when]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', amount: 500, reason: 'second_payment' },
    { name: 'Savitri Sharma', amount: 500, reason: 'sent' },
  ],
});
