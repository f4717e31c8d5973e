import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Set a new password for ${shop}`,
    heading: 'Set a new password',
    greeting: (name: string) => `Namaste ${name},`,
    ask: (shop: string) => `Somebody, we hope you, asked to set a new password for your account at ${shop}.`,
    button: 'Set a new password',
    once: (minutes: number) => `The link works once and for ${minutes} minutes.`,
    other: 'If it was not you, you can leave this mail alone: your password stays as it is.',
  },
  hi: {
    subject: (shop: string) => `${shop} के लिए नया पासवर्ड बनाएँ`,
    heading: 'नया पासवर्ड बनाएँ',
    greeting: (name: string) => `नमस्ते ${name},`,
    ask: (shop: string) => `${shop} के आपके खाते के लिए नया पासवर्ड माँगा गया है; आशा है आपने ही माँगा होगा।`,
    button: 'नया पासवर्ड बनाएँ',
    once: (minutes: number) => `यह लिंक एक बार और ${minutes} मिनट तक काम करता है।`,
    other: 'अगर आपने नहीं माँगा, तो इस मेल को रहने दें: आपका पासवर्ड वही रहेगा।',
  },
};

/** Writes the e-mail with the link that sets a new password. */
export const resetPassword: Template<'reset-password'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(site.shopName),
    heading: say.heading,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.ask(site.shopName) },
      { kind: 'button', label: say.button, url: mail.link },
      { kind: 'text', text: say.once(mail.minutes) },
      { kind: 'text', text: say.other },
    ],
  };
};
