import type { Template } from '../../email/template.ts';
import { money } from '../../email/words.ts';

const texts = {
  en: {
    greeting: (name: string) => `Namaste ${name},`,
    completed: {
      subject: (amount: string) => `${amount} of your earnings has been paid out`,
      text: (amount: string) => `We have sent ${amount} of your earnings to your bank account.`,
      more: (reference: string) =>
        `Reference of the transfer: ${reference}. Your bank shows it within two working days.`,
      plain: 'Your bank shows it within two working days.',
    },
    rejected: {
      subject: (amount: string) => `Your withdrawal of ${amount} was not paid out`,
      text: (amount: string) =>
        `Your withdrawal of ${amount} was not paid out. The whole amount is back in your wallet.`,
      more: (reason: string) => `The reason: ${reason}`,
      plain: 'Please check the bank details on your profile, then ask again.',
    },
    button: 'Open my wallet',
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name},`,
    completed: {
      subject: (amount: string) => `आपकी कमाई के ${amount} भेज दिए गए हैं`,
      text: (amount: string) => `हमने आपकी कमाई के ${amount} आपके बैंक खाते में भेज दिए हैं।`,
      more: (reference: string) => `लेन-देन का संदर्भ: ${reference}। बैंक इसे दो कार्य दिवसों में दिखाएगा।`,
      plain: 'बैंक इसे दो कार्य दिवसों में दिखाएगा।',
    },
    rejected: {
      subject: (amount: string) => `${amount} की आपकी निकासी नहीं हो सकी`,
      text: (amount: string) => `${amount} की आपकी निकासी नहीं हो सकी। पूरी राशि आपके वॉलेट में लौट आई है।`,
      more: (reason: string) => `कारण: ${reason}`,
      plain: 'कृपया अपनी प्रोफ़ाइल में बैंक विवरण जाँचें, फिर दोबारा निवेदन करें।',
    },
    button: 'मेरा वॉलेट खोलें',
  },
};

/** Tells an astrologer that a withdrawal was paid out or rejected. */
export const withdrawalDecided: Template<'withdrawal-decided'> = (mail, { language, site }) => {
  const say = texts[language];
  const { subject, text, more, plain } = say[mail.status];
  const amount = money(mail.amount, language);
  return {
    subject: subject(amount),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: text(amount) },
      { kind: 'text', text: mail.note ? more(mail.note) : plain },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
    ],
  };
};
