import type { Template } from '../../email/template.ts';
import { moment } from '../../email/words.ts';

const texts = {
  en: {
    subject: 'Your account will be erased',
    greeting: (name: string) => `Namaste ${name},`,
    told: (when: string) => `You asked us to erase your account. It will be done on ${when}.`,
    back: 'Until then you can take it back:',
    button: 'Keep my account',
    other: 'If it was not you, take it back, change your password, and write or call us:',
  },
  hi: {
    subject: 'आपका खाता मिटाया जाएगा',
    greeting: (name: string) => `नमस्ते ${name},`,
    told: (when: string) => `आपने अपना खाता मिटाने को कहा है। यह ${when} को मिटा दिया जाएगा।`,
    back: 'तब तक आप इसे वापस ले सकते हैं:',
    button: 'मेरा खाता रहने दें',
    other: 'अगर यह आपने नहीं कहा, तो इसे वापस लें, अपना पासवर्ड बदलें, और हमें लिखें या फ़ोन करें:',
  },
};

/** Writes the e-mail that an account will be erased, and how to cancel that. */
export const erasureAsked: Template<'erasure-asked'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told(moment(mail.dueAt, language)) },
      { kind: 'text', text: say.back },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
