import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (shop: string, provider: string) => `You can now sign in to ${shop} with ${provider}`,
    greeting: (name: string) => `Namaste ${name},`,
    told: (provider: string) =>
      `Your account was opened with ${provider} for the first time. ${provider} has confirmed this e-mail address.`,
    other: 'If it was not you, please write or call us at once:',
  },
  hi: {
    subject: (shop: string, provider: string) => `अब आप ${provider} से ${shop} में साइन इन कर सकते हैं`,
    greeting: (name: string) => `नमस्ते ${name},`,
    told: (provider: string) =>
      `आपका खाता पहली बार ${provider} से खोला गया। ${provider} ने इस ई-मेल पते की पुष्टि की है।`,
    other: 'अगर यह आपने नहीं किया, तो हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that a provider now opens an account. */
export const signInLinked: Template<'sign-in-linked'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(site.shopName, mail.provider),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told(mail.provider) },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
