import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string, provider: string) => `You can now sign in to ${shop} with ${provider}`,
    heading: (provider: string) => `You can now sign in with ${provider}`,
    linked: (provider: string) =>
      `Somebody signed in to your account with ${provider} for the first time. ${provider} has confirmed this e-mail address.`,
    other: 'If it was not you, please write to us or call right away:',
  },
  hi: {
    subject: (shop: string, provider: string) => `अब ${provider} से ${shop} में साइन इन हो सकता है`,
    heading: (provider: string) => `अब ${provider} से साइन इन हो सकता है`,
    linked: (provider: string) =>
      `आपका खाता पहली बार ${provider} से खोला गया। ${provider} ने इस ई-मेल पते की पुष्टि की है।`,
    other: 'अगर यह आपने नहीं किया, तो हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that a provider now opens an account. */
export const signInLinked = defineEmail<{ name: string; provider: string }>({
  kind: 'sign-in-linked',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName, mail.provider),
      heading: say.heading(mail.provider),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.linked(mail.provider), say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', provider: 'Google' }],
});
