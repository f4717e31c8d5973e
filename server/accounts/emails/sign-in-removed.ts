import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string, provider: string) => `${provider} no longer opens your account at ${shop}`,
    greeting: (name: string) => `Namaste ${name},`,
    removed: (provider: string) =>
      `Signing in with ${provider} was removed from your account, and every other device was logged out.`,
    other: 'If it was not you, please set a new password and write or call us at once:',
  },
  hi: {
    subject: (shop: string, provider: string) => `${shop} में आपका खाता अब ${provider} से नहीं खुलता`,
    greeting: (name: string) => `नमस्ते ${name},`,
    removed: (provider: string) =>
      `आपके खाते से ${provider} से साइन इन हटा दिया गया है, और बाकी सब डिवाइस लॉग आउट हो गए हैं।`,
    other: 'अगर यह आपने नहीं किया, तो नया पासवर्ड बनाएँ और हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that a provider no longer opens an account. */
export const signInRemoved: Template<'sign-in-removed'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(site.shopName, mail.provider),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.removed(mail.provider) },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
