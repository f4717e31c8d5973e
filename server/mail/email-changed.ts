import type { Template } from './template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your e-mail address at ${shop} is changed`,
    greeting: (name: string) => `Namaste ${name},`,
    told: 'Your account has another e-mail address now. We write there from today, and no longer here.',
    other: 'If it was not you, please write or call us at once:',
  },
  hi: {
    subject: (shop: string) => `${shop} में आपका ई-मेल पता बदल गया`,
    greeting: (name: string) => `नमस्ते ${name},`,
    told: 'आपके खाते का ई-मेल पता अब दूसरा है। आज से हम वहीं लिखेंगे, यहाँ नहीं।',
    other: 'अगर यह आपने नहीं किया, तो हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Tells the address an account had that it has another one now. */
export const emailChanged: Template<'email-changed'> = (mail, { language, house }) => {
  const say = texts[language];
  return {
    subject: say.subject(house.shopName),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [house.email, house.phone] },
    ],
  };
};
