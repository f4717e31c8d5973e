import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (shop: string) => `Your password for ${shop} was changed`,
    heading: 'Your password was changed',
    done: 'Your account has a new password. Every other device was logged out.',
    other: 'If it was not you, please write to us or call right away:',
  },
  hi: {
    subject: (shop: string) => `${shop} का आपका पासवर्ड बदल गया`,
    heading: 'आपका पासवर्ड बदल गया',
    done: 'आपके खाते का पासवर्ड बदल दिया गया है। बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
    other: 'अगर यह आपने नहीं किया, तो हमें तुरंत लिखें या फ़ोन करें:',
  },
};

/** Writes the notice that the password of an account has changed. */
export const passwordChanged = defineEmail<{ name: string }>({
  kind: 'password-changed',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(site.shopName),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.done, say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }],
});
