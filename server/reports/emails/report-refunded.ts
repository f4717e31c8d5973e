import type { Template } from '../../email/template.ts';
import { money } from '../../email/words.ts';

const texts = {
  en: {
    subject: 'Your payment for a report goes back to you',
    greeting: (name: string) => `Namaste ${name},`,
    why: {
      too_late: (amount: string) =>
        `Your payment of ${amount} reached us late, and you had bought the same report again meanwhile. We are sending it back.`,
      second_payment: (amount: string) =>
        `We received a second payment of ${amount} for the same report. We are sending this one back.`,
      sent: (amount: string) =>
        `${amount} for your report has been sent back to the account or card you paid with.`,
    },
    when: 'Your bank shows it within a few working days. You need not do anything.',
    button: 'My reports',
  },
  hi: {
    subject: 'रिपोर्ट का आपका भुगतान लौटाया जा रहा है',
    greeting: (name: string) => `नमस्ते ${name},`,
    why: {
      too_late: (amount: string) =>
        `आपका ${amount} का भुगतान देर से मिला, और तब तक आप वही रिपोर्ट फिर ले चुके थे। हम यह पैसा लौटा रहे हैं।`,
      second_payment: (amount: string) =>
        `इसी रिपोर्ट के लिए हमें ${amount} का दूसरा भुगतान मिला। हम इसे लौटा रहे हैं।`,
      sent: (amount: string) =>
        `आपकी रिपोर्ट के ${amount} उसी खाते या कार्ड में लौटा दिए गए हैं जिससे आपने भुगतान किया।`,
    },
    when: 'बैंक इसे कुछ कार्य दिवसों में दिखाएगा। आपको कुछ करने की ज़रूरत नहीं है।',
    button: 'मेरी रिपोर्टें',
  },
};

/** Writes the e-mail to the buyer of a report when a payment cannot be used, and when a refund has left the gateway. */
export const reportMoneyBack: Template<'report-money-back'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.why[mail.reason](money(mail.amount, language)) },
      { kind: 'text', text: say.when },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/user-dashboard` },
    ],
  };
};
