import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your password for ${shop} is changed`,
    greeting: (name: string) => `Namaste ${name},`,
    told: 'The password of your account has just been changed, and other devices are logged out.',
    other: 'If it was not you, please write or call us at once:',
  },
  hi: {
    subject: (shop: string) => `${shop} का आपका पासवर्ड बदल गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    told: 'आपके खाते का पासवर्ड अभी बदला गया है, और दूसरे डिवाइस लॉग आउट हो गए हैं।',
    other: 'अगर यह आपने नहीं किया, तो हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that the password of an account has changed. */
export const passwordChanged: Template<'password-changed'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(site.shopName),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
