import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: 'Your account is erased',
    greeting: (name: string) => `Namaste ${name},`,
    told: 'Your account is erased, as you asked. You are logged out everywhere, and this is our last mail to you.',
    kept: 'Orders, invoices and payments are kept for as long as tax law requires, and for nothing else.',
  },
  hi: {
    subject: 'आपका खाता मिटा दिया गया',
    greeting: (name: string) => `नमस्ते ${name},`,
    told: 'आपके कहने पर आपका खाता मिटा दिया गया। आप हर जगह से लॉग आउट हैं, और यह आपको हमारा आख़िरी मेल है।',
    kept: 'ऑर्डर, बिल और भुगतान उतने समय तक रखे जाते हैं जितना कर कानून कहता है, और किसी काम के लिए नहीं।',
  },
};

/** Writes the last e-mail to a person whose account is erased. */
export const accountErased: Template<'account-erased'> = (mail, { language }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told },
      { kind: 'text', text: say.kept },
    ],
  };
};
