import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string, provider: string) => `${provider} no longer opens your account at ${shop}`,
    heading: (provider: string) => `${provider} no longer opens your account`,
    removed: (provider: string) =>
      `Your account is no longer linked to ${provider}. Every other device was logged out.`,
    other: 'If it was not you, please set a new password and write to us or call right away:',
  },
  hi: {
    subject: (shop: string, provider: string) => `${shop} में आपका खाता अब ${provider} से नहीं खुलेगा`,
    heading: (provider: string) => `आपका खाता अब ${provider} से नहीं खुलेगा`,
    removed: (provider: string) => `आपका खाता अब ${provider} से जुड़ा नहीं है। बाकी सभी डिवाइस लॉग आउट हो गए हैं।`,
    other: 'अगर यह आपने नहीं किया, तो नया पासवर्ड बनाएँ और हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that a provider no longer opens an account. */
export const signInRemoved = defineEmail<{ name: string; provider: string }>({
  kind: 'sign-in-removed',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName, mail.provider),
      heading: say.heading(mail.provider),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.removed(mail.provider), say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', provider: 'Google' }],
});
