import type { Template } from '../../email/template.ts';
import { money } from '../../email/words.ts';

const texts = {
  en: {
    subject: 'A second payment to your wallet goes back to you',
    greeting: (name: string) => `Namaste ${name},`,
    why: {
      second_payment: (amount: string) =>
        `We received a second payment of ${amount} for money that you had added to your wallet once. The first is in your wallet; we are sending this one back.`,
      sent: (amount: string) => `${amount} has been sent back to the account or card you paid with.`,
    },
    when: 'Your bank shows it within a few working days. You need not do anything.',
    button: 'Open my wallet',
  },
  hi: {
    subject: 'वॉलेट का दूसरा भुगतान आपको लौटाया जा रहा है',
    greeting: (name: string) => `नमस्ते ${name},`,
    why: {
      second_payment: (amount: string) =>
        `वॉलेट में एक बार पैसे जोड़ने के लिए हमें ${amount} का दूसरा भुगतान भी मिला। पहला आपके वॉलेट में है; हम यह लौटा रहे हैं।`,
      sent: (amount: string) => `${amount} उसी खाते या कार्ड में लौटा दिए गए हैं जिससे आपने भुगतान किया।`,
    },
    when: 'बैंक इसे कुछ कार्य दिवसों में दिखाएगा। आपको कुछ करने की ज़रूरत नहीं है।',
    button: 'मेरा वॉलेट खोलें',
  },
};

/** Tells the payer of a top-up that a second payment is being refunded, or was refunded. */
export const topUpMoneyBack: Template<'top-up-money-back'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.why[mail.reason](money(mail.amount, language)) },
      { kind: 'text', text: say.when },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
    ],
  };
};
